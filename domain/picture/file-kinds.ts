/** Names of file types: those we accept, and those people send anyway. */

/** Media type → name. */
export const FILE_KINDS = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
  'video/mp4': 'MP4',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  'text/csv': 'CSV',
  'text/plain': 'TXT',
} as const;
export type FileMime = keyof typeof FILE_KINDS;

/** Pictures that a browser or a program can save as one that is taken. */
const FOREIGN_PICTURES: Record<string, string> = {
  'image/heic': 'HEIC',
  'image/heif': 'HEIC',
  'image/heic-sequence': 'HEIC',
  'image/heif-sequence': 'HEIC',
  'image/avif': 'AVIF',
  'image/tiff': 'TIFF',
  'image/bmp': 'BMP',
  'image/gif': 'GIF',
  'image/svg+xml': 'SVG',
  'image/jxl': 'JPEG XL',
  'image/jp2': 'JPEG 2000',
  'image/vnd.adobe.photoshop': 'PSD',
  'image/x-icon': 'ICO',
  'image/x-canon-cr2': 'RAW',
  'image/x-canon-cr3': 'RAW',
  'image/x-nikon-nef': 'RAW',
  'image/x-sony-arw': 'RAW',
  'image/x-adobe-dng': 'RAW',
};
const FOREIGN: Record<string, string> = {
  'application/zip': 'ZIP',
  'application/x-rar-compressed': 'RAR',
  'application/x-7z-compressed': '7-Zip',
  'application/gzip': 'GZIP',
  'application/rtf': 'RTF',
  'application/postscript': 'PostScript',
  'application/vnd.oasis.opendocument.text': 'ODT',
  'application/vnd.oasis.opendocument.spreadsheet': 'ODS',
  'application/vnd.oasis.opendocument.presentation': 'ODP',
  'video/quicktime': 'MOV',
  'video/webm': 'WebM',
  'video/x-msvideo': 'AVI',
  'video/matroska': 'MKV',
};
const ENDINGS: Record<string, string> = {
  HEIC: 'heic heif',
  AVIF: 'avif',
  TIFF: 'tif tiff',
  BMP: 'bmp',
  GIF: 'gif',
  SVG: 'svg',
  'JPEG XL': 'jxl',
  'JPEG 2000': 'jp2',
  PSD: 'psd',
  ICO: 'ico',
  EMF: 'emf',
  WMF: 'wmf',
  RAW: 'cr2 cr3 nef arw dng orf rw2',
};
const EXTENSIONS = new Map(
  Object.entries(ENDINGS).flatMap(([kind, endings]) => endings.split(' ').map((one) => [one, kind] as const)),
);

/** Why a file is not taken, as far as it can be told. */
export interface WrongKind {
  /** What it is, where that is known. */
  is?: string | undefined;
  /** It is a picture all the same, which can be saved as one that is taken. */
  isPicture?: boolean;
  /** What its name says and its bytes do not. */
  named?: string | undefined;
  /** A Word, Excel or PowerPoint file of before 2007, or one behind a password. */
  isOldOffice?: boolean;
  /** What is taken instead. */
  takes: readonly string[];
}

/** By its media type and its name. */
export function wrongKind(mime: string | undefined, name: string, types: readonly FileMime[]): WrongKind {
  const takes = types.map((type) => FILE_KINDS[type]);
  const known: Record<string, string> = FILE_KINDS;
  const picture = FOREIGN_PICTURES[mime ?? ''] ?? (mime ? undefined : foreignPicture(name));
  if (picture) return { is: picture, isPicture: true, takes };
  if (mime === 'application/x-cfb') return { isOldOffice: true, takes };
  const is = mime === undefined ? undefined : (known[mime] ?? FOREIGN[mime]);
  const named = takes.find((kind) => kind.toLowerCase() === extensionOf(name).replace(/^jpg$/, 'jpeg'));
  return {
    is,
    named: named === is ? undefined : named,
    isPicture: mime?.startsWith('image/') ?? false,
    takes,
  };
}

/** "HEIC" of "IMG_0042.heic": pictures that are not taken, by their name; undefined for all else. */
export const foreignPicture = (name: string): string | undefined => EXTENSIONS.get(extensionOf(name));

const extensionOf = (name: string): string =>
  /\.([a-z0-9]{1,5})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/** Media types of files that hang on requests, enquiries, messages and quotations (purpose 6). */
export const ATTACHMENT_TYPES = (Object.keys(FILE_KINDS) as FileMime[]).filter(
  (type) => type !== 'video/mp4',
);

const OFFICE: readonly string[] = ['DOCX', 'XLSX', 'PPTX', 'CSV', 'TXT'];
/** Of a Word, Excel or PowerPoint file, a table or a text; of all else five. */
const OFFICE_MEGABYTES = 10;
const MEGABYTES = 5;
const VIDEO_MEGABYTES = 50;

/** How large a file of a kind may be. */
export function mostMegabytes(mime: string): number {
  if (mime === 'video/mp4') return VIDEO_MEGABYTES;
  return OFFICE.includes(FILE_KINDS[mime as FileMime]) ? OFFICE_MEGABYTES : MEGABYTES;
}

const TAKEN_EXTENSIONS = Object.fromEntries(
  Object.entries(FILE_KINDS).map(([mime, kind]) => [kind.toLowerCase(), mime]),
);

/** What a file says that it is: by its name first, since computers without Excel know no CSV, and with it another kind. */
export function mimeOf({ name, type }: { name: string; type: string }): string {
  const extension = extensionOf(name).replace(/^jpg$/, 'jpeg');
  if (foreignPicture(name)) return type;
  return TAKEN_EXTENSIONS[extension] ?? type;
}

/** A picture of a kind that is not taken, which may be made one that is. */
export const isForeignPicture = (file: { name: string; type: string }): boolean =>
  foreignPicture(file.name) !== undefined || FOREIGN_PICTURES[mimeOf(file)] !== undefined;

/** For a control that files are chosen in: pictures of every kind where any is taken, the others by their endings too. */
export const chosenFrom = (types: readonly string[]): string =>
  types
    .flatMap((type) =>
      type.startsWith('image/') ? [] : [type, `.${(FILE_KINDS[type as FileMime] ?? type).toLowerCase()}`],
    )
    .concat(types.some((type) => type.startsWith('image/')) ? ['image/*', '.heic', '.heif'] : [])
    .join(',');
