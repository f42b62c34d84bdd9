/**
 * Documents and queries are analysed by the same code: after an upgrade that changes it, stored documents must be
 * rebuilt or words are no longer found. When you change what documents contain, add a line here and the next start
 * rebuilds the index (rebuild.ts).
 */

/**
 * SHA-256 of the sample documents of document-version.test, one for each version there was. The last one must be what
 * they are now; one that stands here never changes, since databases were written by it.
 */
export const SAMPLES = [
  '096aaf2ae63c92762e43fa0457b8a146eccb792b234d47e54b65022614c4bac5',
  '73c3a6a52d3977f8f570d7bd06b9dbb86a92cb6ee61057f8948443a1d551039c',
  '184fd087103be0dece5347e020b62712bc414b4d8b5f80e7b2963c8604a2c0eb',
] as const;

/** The version of the documents that this code writes and its queries expect, from 1. */
export const DOCUMENT_VERSION: number = SAMPLES.length;
