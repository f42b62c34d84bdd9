/**
 * What the file of an index is of: SHA-256 of that of some samples, and of the statements by which rows are read for it. Whoever
 * changes either puts the new one here, and what was written before is not read any more (persist.unit.test.ts).
 */
export const FILE_VERSION = '617bfb790f8ad0b5ef9283c446bfeb0207009d6030af7f80989031f051e0ba85';
