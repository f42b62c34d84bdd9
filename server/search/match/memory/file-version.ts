/**
 * What the file of an index is of: SHA-256 of that of some samples, and of the statements by which rows are read for it. Whoever
 * changes either puts the new one here, and what was written before is not read any more (persist.unit.test.ts).
 */
export const FILE_VERSION = '8c74a87dd3e45582f7e7adbbe975bc8754d2bca432f0ae9544c9b73fc4e19b94';
