import { isForeignPicture, mimeOf, mostMegabytes } from '../../../domain/picture/file-kinds.ts';
import type { BackofficeWords } from '../../../locales/en/backoffice/backoffice.ts';

export interface FileLimits {
  /** Media type → how it is called. */
  types: Record<string, string>;
  /** Least width and height in pixels. */
  side?: number;
}

/** What keeps a file from being uploaded, as a sentence; null when nothing does. The server judges by content. */
export async function fileProblem(
  file: File,
  limits: FileLimits,
  words: BackofficeWords['upload'],
): Promise<string | null> {
  const mime = mimeOf(file);
  if (!Object.hasOwn(limits.types, mime)) {
    // which the server calls by its name, with the way to one that is taken
    if (isForeignPicture(file) && Object.hasOwn(limits.types, 'image/jpeg')) return null;
    return words.wrongType([...new Set(Object.values(limits.types))].join(', '));
  }
  if (file.size > mostMegabytes(mime) * 1024 ** 2) return words.tooLarge(mostMegabytes(mime));
  if (limits.side && (await isSmaller(file, limits.side))) return words.tooSmall(limits.side);
  return null;
}

async function isSmaller(file: File, side: number): Promise<boolean> {
  try {
    const image = await createImageBitmap(file);
    const smaller = image.width < side || image.height < side;
    image.close();
    return smaller;
  } catch {
    // Not readable here; whether it is an image at all is the server's to say.
    return false;
  }
}
