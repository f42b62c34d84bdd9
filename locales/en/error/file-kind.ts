import type { WrongKind } from '../../../domain/picture/file-kinds.ts';

/** "IMG_1.heic is …" or "This is …": what a file is, and how one comes to a file that is taken. */
export function wrongKind({ is, isPicture, named, isOldOffice, takes }: WrongKind): string {
  const taken = `Taken here: ${list(takes)}.`;
  if (isOldOffice)
    return `This is an office file of the old kind (.doc, .xls, .ppt) or one with a password. Save it without a password, as DOCX, XLSX or PDF. ${taken}`;
  if (is && isPicture) return `${pictureIs(`This is`, is)} ${taken}`;
  if (is === 'ZIP') return `This is a ZIP archive. Please send the files in it one by one. ${taken}`;
  if (is) return `This is ${article(is)} ${is} file. ${taken}`;
  if (named) return `This is no ${named} file, though its name says so. ${taken}`;
  return `This type of file is not accepted. ${taken}`;
}

/** "photo.heic is a HEIC picture: save it as JPEG." */
export const pictureIs = (begin: string, kind: string): string =>
  `${begin} ${article(kind)} ${kind} picture: save it as JPEG${MAY_BE_CLEAR.has(kind) ? ' or PNG' : ''}.${kind === 'HEIC' ? ' On an iPhone: Settings → Camera → Formats → Most Compatible.' : ''}`;

const article = (kind: string): string => (/^(?:[AEIO]|SVG|MP4|MOV|MKV|RTF|XLSX)/.test(kind) ? 'an' : 'a');
const MAY_BE_CLEAR = new Set(['SVG', 'GIF', 'AVIF', 'PSD', 'ICO']);
const list = (of: readonly string[]): string =>
  of.length < 2 ? of.join('') : `${of.slice(0, -1).join(', ')} or ${of.at(-1)}`;
