/**
 * The mark of the marketplace, sun and waves; for e-mail as a picture that travels inside of it: nothing is fetched. Drawn
 * once, by the server itself.
 */
import sharp from 'sharp';

export const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="8" fill="#0b5c4f"/>
<circle cx="20" cy="16.5" r="7" fill="#e8593a"/><path fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"
d="M7 24.5c3.2-2.6 6.5-2.6 9.7 0s6.5 2.6 9.7 0c2.2-1.8 4.4-2.3 6.6-1.5M7 31c3.2-2.6 6.5-2.6 9.7 0s6.5 2.6 9.7 0c2.2-1.8 4.4-2.3 6.6-1.5"/></svg>`;
/** Twice as large as it is shown. */
const PIXELS = 72;

/** How the HTML names it. */
export const MARK_CID = 'mark@overseas-b2b';

let made: Promise<Buffer> | undefined;
export function markPng(): Promise<Buffer> {
  made ??= sharp(Buffer.from(MARK), { density: 300 })
    .resize(PIXELS, PIXELS)
    .png({ palette: true })
    .toBuffer();
  return made;
}
