/**
 * What analyses documents analyses queries too: after an upgrade that does it differently the stored documents must be
 * written anew, or words are no longer found. So whoever changes what documents hold adds a line here, and the next
 * start rebuilds the index (rebuild.ts).
 */

/**
 * SHA-256 of the sample documents of document-version.test, one for each version there was. The last one must be what
 * they are now; one that stands here never changes, since databases were written by it.
 */
export const SAMPLES = ['8c1019b17dcfbfde1439a37bb313c82d5f2f836f18a0dd5f74ce639cad4b1e84'] as const;

/** The version of the documents that this code writes and its queries expect, from 1. */
export const DOCUMENT_VERSION: number = SAMPLES.length;
