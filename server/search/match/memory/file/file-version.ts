/**
 * The version of the index file: SHA-256 of the file of some samples and of the statements that read its rows. Change
 * either and the new hash goes here; older files are then ignored (persist.unit.test.ts).
 */
export const FILE_VERSION = '7034c1d43018f4890fc95239d08451acfd81e50500c1e6b8c24e3b6fa0c79388';
