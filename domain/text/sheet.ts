/** Rows of a list as cells of a sheet. */

/** What of a JSON schema says which cells a row has. */
interface Schema {
  type?: unknown;
  properties?: Record<string, unknown>;
  anyOf?: unknown[];
}

/** The names of the columns, of an object in the row "name.part"; what may be of several kinds is one cell. */
export function columnsOf(schema: unknown, before = ''): string[] {
  return Object.entries((schema as Schema).properties ?? {}).flatMap(([name, part]) => {
    const inner = objectIn(part as Schema);
    return inner ? columnsOf(inner, `${before}${name}.`) : [before + name];
  });
}

function objectIn(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  const kinds = (schema.anyOf ?? []).filter((kind) => (kind as Schema).type !== 'null') as Schema[];
  return kinds.length === 1 && kinds[0]!.properties ? kinds[0] : undefined;
}

/** What a spreadsheet takes for the beginning of a formula, behind what it passes over; of East Asia also in full width. */
const FORMULA = /^[\s']*[=+\-@＝＋－＠]|^[\t\r\n]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A text that a spreadsheet would run stands behind an apostrophe. */
export const cellText = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return cellText(value);
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object'))
    return cellText(value.join('; '));
  return typeof value === 'object' ? cellText(JSON.stringify(value)) : String(value);
}

/** The cells of a row in the order of the columns. */
export const rowOf = (columns: readonly string[], row: Record<string, unknown>): string[] =>
  columns.map((name) => cellOf(valueAt(row, name.split('.'))));

const valueAt = (row: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], row);
