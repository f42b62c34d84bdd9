const KEY = /^[a-z0-9][a-z0-9._-]*$/i;

export const isFileKey = (key: string): boolean => KEY.test(key) && !key.includes('..');

/** The key; throws for one that could lead elsewhere. */
export function checkedKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`not a file key: ${key}`);
  return key;
}
