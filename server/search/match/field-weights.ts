/** What each field of a document adds to how strongly it says a term, by A to D, once it is said often there (docs/search-index.md). */
export const FIELD_WEIGHTS = [1, 0.4, 0.2, 0.1] as const;
