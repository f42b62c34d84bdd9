import type { BackofficeWords } from '../../../locales/en/backoffice.ts';

export interface FileLimits {
  /** Media type → how it is called. */
  types: Record<string, string>;
  megabytes: number;
  /** Least width and height in pixels. */
  side?: number;
}

/** What keeps a file from being uploaded, as a sentence; null when nothing does. The server judges by content. */
export async function fileProblem(
  file: File,
  limits: FileLimits,
  words: BackofficeWords['upload'],
): Promise<string | null> {
  if (!Object.hasOwn(limits.types, file.type)) {
    return words.wrongType([...new Set(Object.values(limits.types))].join(', '));
  }
  if (file.size > limits.megabytes * 1024 ** 2) return words.tooLarge(limits.megabytes);
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
