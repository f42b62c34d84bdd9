/**
 * What the file of an index is of: SHA-256 of that of some samples, and of the statements by which rows are read for it. Whoever
 * changes either puts the new one here, and what was written before is not read any more (persist.unit.test.ts).
 */
export const FILE_VERSION = 'e0c778fe3a121178bb03e5faba0662385bb1ddb874655febc3e692b01cd8d505';
