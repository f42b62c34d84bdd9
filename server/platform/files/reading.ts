/** Text and codes in pictures and PDFs, read in a process of its own (server/pictures/decoder.ts). */
import type { FileReading } from '../../../domain/evidence/reading.ts';
import { DecodingFailed, reader } from '../../pictures/decoder.ts';

/** Null for what cannot be read, or took too long. */
export async function readFileBytes(bytes: Buffer, mime: string): Promise<FileReading | null> {
  try {
    return (await reader.run('read', { bytes, mime })).made;
  } catch (error) {
    if (error instanceof DecodingFailed) return null;
    throw error;
  }
}
