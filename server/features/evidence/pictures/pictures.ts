/** What the pictures and documents of an entry show. */
import { type Finding, type FindingCode, finding } from '../../../../domain/evidence/finding.ts';
import { pictureFindings as findingsOfPictures } from '../../../../domain/evidence/product-checks.ts';
import { type FileReading, findingsInReading } from '../../../../domain/evidence/reading.ts';
import { prohibitedWordIn } from '../../../../domain/product/prohibited.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Entry, EntryFile } from '../entry/entry.ts';
import { productThatShows } from '../rules/compare.sql.ts';
import { bandsOfLook } from './look.ts';
import { keepParts, nearPicture } from './nearness.sql.ts';
import { readingOf } from './reading.ts';

export interface EntryPictures {
  found: Finding[];
  /** What was read in all of them. */
  text: string;
}

/** Of one entry so many files are read: what is behind them waits for the reviewer's eyes. */
const MAX_READ = 12;

/** A licence and a certificate are documents: full of text, and not to be compared with pictures of goods. */
const isDocument = ({ entity }: Entry, { mime, field }: EntryFile) =>
  mime !== 'image/webp' || entity === 'certification' || field === 'files';

/** A licence has the telephone of its company and a code of its authority, a buyer's drawing the telephone of the buyer. */
function isAmiss({ entity }: Entry, code: FindingCode): boolean {
  if (entity === 'certification') return code === 'prohibited_word';
  return entity !== 'enquiry_hold' || code !== 'picture_contact';
}

export async function picturesOfEntry(
  deps: Deps,
  entry: Entry,
  prohibitedWords: readonly string[],
): Promise<EntryPictures> {
  const found: Finding[] = [];
  const lines: string[] = [];
  for (const [i, file] of entry.files.entries()) {
    const { field, place, name } = file;
    const reading = i < MAX_READ ? await readingOf(deps, file) : null;
    const asDocument = isDocument(entry, file);
    if (reading) {
      lines.push(...reading.pages.flatMap((page) => page.lines));
      found.push(...whatIsRead(reading));
    }
    if (!asDocument) found.push(...(await copies(deps, entry, file, reading)));

    function whatIsRead(read: FileReading): Finding[] {
      const at = { field, name, at: { place }, isDocument: asDocument };
      const prohibitedIn = (text: string) => prohibitedWordIn(text, prohibitedWords);
      const all = findingsInReading(read, { ...at, prohibitedIn });
      return all.filter(({ code }) => isAmiss(entry, code));
    }
  }
  return { found, text: lines.join('\n') };
}

async function copies(
  { db }: Deps,
  { companyId }: Entry,
  file: EntryFile,
  reading: FileReading | null,
): Promise<Finding[]> {
  const { field, place, name, width, height } = file;
  const look = bandsOfLook(file.look);
  const elsewhere = await productThatShows(db, companyId, file.sha256, look);
  const shown = { field: field === 'images' ? field : 'content', name, width, height } as const;
  const found = findingsOfPictures([{ ...shown, spread: null, elsewhere }]).map((one) => ({
    ...one,
    field,
    place,
  }));
  const parts = reading?.parts ?? [];
  if (elsewhere === null) {
    const near = await nearPicture(db, companyId, look, reading ?? {});
    if (near) {
      const other = { entity: 'product' as const, id: near.product };
      found.push({ ...finding(field, 'picture_like', 'warn', near.how, { other }), place });
    }
  }
  if (parts.length > 0) await keepParts(db, file.id, parts);
  return found;
}
