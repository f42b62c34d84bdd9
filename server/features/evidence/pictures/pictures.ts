/** What the pictures and documents of an entry show. */
import type { Finding } from '../../../../domain/evidence/finding.ts';
import { pictureFindings as findingsOfPictures } from '../../../../domain/product/product-checks.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Entry, EntryFile } from '../entry/entry.ts';
import { productThatShows } from '../rules/compare.sql.ts';
import { bandsOfLook } from './look.ts';

export interface PictureFindings {
  found: Finding[];
  /** What was read in all of them. */
  text: string;
}

/** A licence and a certificate are documents: another company's copy of one is no copied picture. */
const isPicture = ({ mime }: EntryFile) => mime === 'image/webp';

export async function pictureFindings(deps: Deps, entry: Entry): Promise<PictureFindings> {
  const found: Finding[] = [];
  for (const file of entry.files) {
    if (entry.entity === 'certification' || !isPicture(file)) continue;
    const elsewhere = await productThatShows(
      deps.db,
      entry.companyId,
      file.sha256,
      bandsOfLook(file.look),
    );
    const { field, name, width, height, place } = file;
    const checked = { field: field === 'images' ? field : 'content', name, width, height } as const;
    found.push(
      ...findingsOfPictures([{ ...checked, spread: null, elsewhere }]).map((one) => ({ ...one, field, place })),
    );
  }
  return { found, text: '' };
}
