/** How long the browser may take to start saving a file, in milliseconds. */
const BEGINS_WITHIN = 60_000;

/** Saves a file that was made here or that only a session gets: neither can be a plain link. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // a browser reads the address after the click: given back at once, it saved nothing
  setTimeout(() => URL.revokeObjectURL(address), BEGINS_WITHIN);
}
