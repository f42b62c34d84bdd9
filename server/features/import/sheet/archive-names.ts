/** Names in a ZIP, and when two of them are the same: as Windows, Macs and spreadsheets write them. */
import { getFileNameLowLevel } from 'yauzl';
import { foreignPicture } from '../../../../domain/picture/file-kinds.ts';

interface Named {
  generalPurposeBitFlag: number;
  fileName: Buffer;
  extraFields: { id: number; data: Buffer }[];
}

/** Names are in UTF-8. */
const UTF_8 = 0x800;
const REPLACED = '\ufffd';

/**
 * The path of an entry that was read without decoding it: by the Unicode path of Info-ZIP (0x7075), in UTF-8 where that is
 * said or can be read, else in GB18030, as Windows in China writes it.
 */
export function entryName({ generalPurposeBitFlag: flags, fileName, extraFields }: Named): string {
  const asUtf8 = getFileNameLowLevel(UTF_8, fileName, extraFields, true);
  const isSaid = (flags & UTF_8) !== 0 || !asUtf8.includes(REPLACED);
  const name = isSaid ? asUtf8 : new TextDecoder('gb18030').decode(fileName);
  return name.replaceAll('\\', '/').normalize('NFC');
}

const PICTURE = /\.(jpe?g|png|webp)$/i;
/** What a Mac and Windows put beside each file. */
const HIDDEN = /(^|\/)(\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i;

export const isHidden = (path: string): boolean => HIDDEN.test(path);
/** A picture, of a kind that is taken or one that is told apart. */
export const isPicture = (path: string): boolean =>
  !isHidden(path) && (PICTURE.test(path) || foreignPicture(path) !== undefined);

/**
 * A path by which writings of one name are the same: case, full-width letters, parts that a Mac writes apart, "%20" for a
 * blank, and what cannot be seen.
 */
export function comparedPath(path: string): string {
  return unescaped(path)
    .normalize('NFKC')
    .replaceAll('\\', '/')
    .replace(/^(?:file:\/+|[a-z]:\/|\.?\/)+/i, '')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim()
    .toLowerCase();
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // a sign of percent that is one
    return path;
  }
}

/** A name without the folders before it. */
export const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
