/**
 * How much each field of a document (A to D) adds to the weight of a term that occurs in it often
 * (docs/search-index.md).
 */
export const FIELD_WEIGHTS = [1, 0.4, 0.2, 0.1] as const;
