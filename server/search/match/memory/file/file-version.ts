/**
 * The version of the index file: SHA-256 of the file of some samples and of the statements that read its rows. Change
 * either and the new hash goes here; older files are then ignored (persist.unit.test.ts).
 */
export const FILE_VERSION = 'e0c778fe3a121178bb03e5faba0662385bb1ddb874655febc3e692b01cd8d505';
