/**
 * What analyses documents analyses queries too: after an upgrade that does it differently the stored documents must be
 * written anew, or words are no longer found. So whoever changes what documents hold adds a line here, and the next
 * start rebuilds the index (rebuild.ts).
 */

/**
 * SHA-256 of the sample documents of document-version.test, one for each version there was. The last one must be what
 * they are now; one that stands here never changes, since databases were written by it.
 */
export const SAMPLES = [
  '096aaf2ae63c92762e43fa0457b8a146eccb792b234d47e54b65022614c4bac5',
  'f28930121944ac6f9aade9a2848efaeb1565bf1d8a2f7276d4cc4dd7d5fc9b94',
] as const;

/** The version of the documents that this code writes and its queries expect, from 1. */
export const DOCUMENT_VERSION: number = SAMPLES.length;
