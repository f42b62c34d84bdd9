/** Which product each row of a sheet is about: one of the company's, or a new one. */
import { normalOwnNumber } from '../../../../domain/product/product.ts';
import { PRODUCT_KEYS, unquoted } from '../../../../domain/product/product-sheet.ts';
import { type Said, said } from '../../../../locales/import.ts';
import type { Deps } from '../../../platform/deps.ts';
import { ownProductsNamed } from '../../product/product.ts';
import type { RowFault } from '../progress.ts';
import type { Column } from '../reading/column.ts';
import type { Row } from '../sheet/rows.ts';

export interface Target {
  /** null: the product is new, or none that the row may name. */
  id: number | null;
  /** Why the row is refused, whatever else it says. */
  refused: RowFault | null;
}
interface Keys {
  /** NaN for what no product's id can be. */
  id: number | null;
  number: string;
}
type Key = (typeof PRODUCT_KEYS)[number];

/**
 * The targets of all rows of a sheet, in their order. Rows that name one product are refused all of them, as well as those
 * that give two products one number: which of them is right nobody can say.
 */
export async function targetsOf(
  deps: Deps,
  companyId: number,
  columns: readonly (Column | null)[],
  rows: readonly Row[],
): Promise<Target[]> {
  const at = (key: Key) =>
    columns.findIndex((one) => one?.meaning.kind === 'field' && one.meaning.field === key);
  const [idAt, numberAt] = PRODUCT_KEYS.map(at) as [number, number];
  const keys = rows.map(
    ({ cells }): Keys => ({
      id: idOf(unquoted(cells[idAt] ?? '')),
      number: normalOwnNumber(unquoted(cells[numberAt] ?? '')),
    }),
  );
  const { byId, byNumber } = await ownProductsNamed(deps, companyId, {
    ids: [...new Set(keys.flatMap(({ id }) => (id === null || Number.isNaN(id) ? [] : id)))],
    numbers: [...new Set(keys.flatMap(({ number }) => number || []))],
  });
  const fault = (place: number, text: Said): RowFault => ({
    column: columns[place]?.header ?? '',
    severity: 'block',
    text,
  });
  const targetOf = ({ id, number }: Keys): Target => {
    const numbered = byNumber.get(number) ?? null;
    if (id === null) return { id: numbered, refused: null };
    const state = byId.get(id);
    if (state !== 'there')
      return {
        id: null,
        refused: fault(
          idAt,
          said((words) => (state === 'deleted' ? words.productDeleted : words.notYourProduct)),
        ),
      };
    const isOfAnother = numbered !== null && numbered !== id;
    return {
      id,
      refused: isOfAnother
        ? fault(
            numberAt,
            said((words) => words.numberOfAnother),
          )
        : null,
    };
  };
  const targets = keys.map(targetOf);
  const claims = Map.groupBy(
    keys.flatMap(({ number }, index) => [
      ...(targets[index]!.id === null ? [] : [{ index, what: `product ${targets[index]!.id}` }]),
      ...(number === '' ? [] : [{ index, what: `number ${number.toLowerCase()}` }]),
    ]),
    ({ what }) => what,
  );
  for (const rivals of claims.values()) {
    const lines = [...new Set(rivals.map(({ index }) => rows[index]!.line))];
    if (lines.length > 1)
      for (const { index } of rivals)
        targets[index]!.refused ??= fault(
          idAt >= 0 ? idAt : numberAt,
          said((words) => words.sameProduct(lines)),
        );
  }
  return targets;
}

/** null for an empty cell. Spreadsheets set thousands apart, or add decimals. */
function idOf(cell: string): number | null {
  if (cell === '') return null;
  const text = cell.normalize('NFKC').replace(/[,\s]/g, '').replace(/\.0+$/, '');
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}
