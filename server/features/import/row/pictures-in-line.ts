/** Pictures that stand in the line of a row, over its cells or in them. */
import { said } from '../../../../locales/import.ts';
import type { NamedPictures } from '../pictures/pictures.ts';
import type { RowFault } from '../progress.ts';
import type { Column } from '../reading/column.ts';
import { EMPTIES, type ReadRow } from './row.ts';

/** A row whose cell names no pictures, and a product that shows none, have those that stand in the line. */
export async function withPicturesOfLine(
  row: ReadRow,
  { find, columns }: { find: ReturnType<NamedPictures['on']>; columns: readonly (Column | null)[] },
): Promise<ReadRow> {
  if (row.pictures) return row;
  const found = await find([]);
  if (!found.isBeside) return row;
  const column = columns.find((one) => one?.meaning.kind === 'field' && one.meaning.field === 'images');
  const header = column?.header ?? '';
  if (row.draft && row.draft.images.length > 0) {
    row.faults.push({ column: header, severity: 'warn', text: said((words) => words.keepsPictures) });
    return row;
  }
  const isEmptying = (fault: RowFault) => fault.column === header && fault.text === EMPTIES;
  const faults = row.faults.filter((fault) => !isEmptying(fault));
  const cleared = row.cleared - (row.faults.length - faults.length);
  faults.push(...found.unknown.map((fault) => ({ column: header, ...fault })));
  return { ...row, faults, cleared, pictures: { header, ...found } };
}
