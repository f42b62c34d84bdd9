/** A column of a sheet that is read: its header as it stands there, and what its cells mean. */
import type { ColumnMeaning } from '../../../../domain/product/product-sheet.ts';

export interface Column {
  header: string;
  meaning: ColumnMeaning;
}
