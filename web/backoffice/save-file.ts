/** Saves what a call answered: a file that only a session gets cannot be a plain link. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
