/** What the reading of a sheet has to say of its cells and rows, as faults at their place (decision 26). */
import type { SheetColumn } from '../../../../domain/product/product-sheet.ts';
import { said } from '../../../../locales/import.ts';
import type { RowFault } from '../progress.ts';
import type { Remark } from '../sheet/rows.ts';
import type { Sheet } from '../sheet/worker.ts';
import type { Column } from './column.ts';

/** A product without one of these is another product than the seller meant; the others may be filled later. */
const CORE: readonly SheetColumn[] = ['cate', 'title', 'currency', 'price', 'unit', 'min_order'];
const isCore = (column: Column | null | undefined) =>
  column?.meaning.kind === 'field' && CORE.includes(column.meaning.field);

const ALWAYS_REFUSED: readonly Remark['code'][] = ['more_cells', 'swallowed_row', 'too_many_digits'];
const REFUSED_IN_CORE: readonly Remark['code'][] = ['error_value', 'not_computed', 'is_date'];

/** Replacements for what could not be read, and characters that only the seller's own font has. */
const UNREADABLE = /[\uFFFD\uE000-\uF8FF\uDB80-\uDBFF]/;

export function remarksByLine(
  { rows, remarks }: Sheet,
  columns: readonly (Column | null)[],
): Map<number, RowFault[]> {
  const byLine = new Map<number, RowFault[]>();
  const say = (line: number, fault: RowFault) => {
    const said = byLine.get(line);
    if (said) said.push(fault);
    else byLine.set(line, [fault]);
  };
  for (const { line, position, code, detail } of remarks) {
    const column = position === null ? null : columns[position];
    // of a column that is not read nothing has to be said
    if (position !== null && !column && code !== 'swallowed_row') continue;
    const isRefused = ALWAYS_REFUSED.includes(code) || (REFUSED_IN_CORE.includes(code) && isCore(column));
    say(line, {
      column: column?.header ?? '',
      severity: isRefused ? 'block' : 'warn',
      text: said((words) => words.remarks[code](detail)),
    });
  }
  for (const { line, cells } of rows)
    for (const [i, column] of columns.entries())
      if (column && UNREADABLE.test(cells[i] ?? ''))
        say(line, { column: column.header, severity: 'block', text: said((words) => words.brokenText) });
  return byLine;
}
