/** Which pictures of pasted HTML can be had without contacting another host. */
import { isOwnImage } from '../../../../domain/shop/rich-text.ts';
import { isOurUrl } from '../../../client/host.ts';

/** At most so many pictures of one paste are uploaded. */
export const MAX_PICTURES = 20;

const DATA = /^data:(image\/[\w.+-]+);base64,([A-Za-z\d+/=\s]+)$/;
const EMOJI = /^\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Component}]*$/u;

/** Pages that load pictures when they are seen keep the address beside the one of a blank. */
const addressOf = (img: Element): string =>
  (img.getAttribute('data-src') || img.getAttribute('src') || '').trim();

/** The picture as this marketplace serves it, or null: what was copied from a page of ours has its whole address. */
export function ownAddress(img: Element): string | null {
  const address = addressOf(img);
  if (isOwnImage(address)) return address;
  if (!URL.canParse(address) || !isOurUrl(address)) return null;
  const { pathname } = new URL(address);
  return isOwnImage(pathname) ? pathname : null;
}

/** Emoji that a page shows as a picture. */
export const emojiOf = (img: Element): string | null => {
  const alt = img.getAttribute('alt')?.trim() ?? '';
  return alt.length <= 16 && EMOJI.test(alt) ? alt : null;
};

/** What counts who has read an e-mail: it shows nothing. */
export const showsNothing = (img: Element): boolean =>
  addressOf(img) === '' || ['width', 'height'].some((side) => /^[01]$/.test(img.getAttribute(side) ?? ''));

/** The picture that the address itself is, as a file; null where it would have to be fetched. */
export function fileOf(img: Element): File | null {
  const [, type, base64] = DATA.exec(addressOf(img)) ?? [];
  if (!type || !base64) return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new File([bytes], `picture.${type.slice('image/'.length)}`, { type });
  } catch {
    return null;
  }
}

/** The address of a picture in the memory of this very site, which is read without asking anybody. */
export const blobOf = (img: Element): string | null => {
  const address = addressOf(img);
  return address.startsWith(`blob:${window.location.origin}/`) ? address : null;
};

/** Through the element that may show it: a call to its address is not allowed. */
export async function readBlob(address: string): Promise<File | null> {
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return bytes && new File([bytes], 'picture.png', { type: 'image/png' });
  } catch {
    return null;
  }
}
