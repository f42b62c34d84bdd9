import type { CellProblem } from '../../../domain/product/product-sheet.ts';
import { pictureIs } from '../error/file-kind.ts';

/** What is said of a cell or row as it was read, by code; the server's readers name them. */
export type RemarkCode =
  | 'error_value'
  | 'not_computed'
  | 'is_date'
  | 'rounded'
  | 'too_many_digits'
  | 'merged'
  | 'hidden_row'
  | 'comma_outside'
  | 'more_cells'
  | 'swallowed_row';

/** What an import says of a sheet and its rows. */
export const importWords = {
  cell: {
    not_a_number: 'This is not a number.',
    not_whole: 'This must be a whole number.',
    prices_format: 'Write prices as "1-99: 2.50; 100+: 2.20".',
    lead_times_format:
      'Write lead times as "100: 7; 1000: 15; 30": up to 100 within 7 days, the rest within 30.',
    sample_format: 'Write "no", "yes", "free" or a price.',
  } satisfies Record<CellProblem, string> as Record<CellProblem, string>,
  twoReadings: (cell: string, [thousands, decimals]: readonly [number, number]) =>
    `"${cell}" may mean ${thousands} or ${decimals}. Write ${thousands} or ${decimals} without a mark for thousands, or choose the decimal mark of the sheet.`,
  notOffered: (word: string, nearest: readonly string[]) =>
    `"${word}" is not offered. The nearest that are: ${nearest.join(', ')}.`,
  otherCurrency: (named: string, own: string) =>
    `The prices are in ${named}, but the currency of this row is ${own}.`,
  otherUnit: (named: string, own: string) =>
    `This is given by the ${named}, but the unit of this row is ${own}.`,
  brokenText:
    'This cell has characters that could not be read. Save the file as UTF-8 or XLSX, or choose its encoding.',
  noHeader: (first: string) =>
    `No row of this sheet has our columns; the first row reads: ${first}. Choose the sheet or the row of the header, or say what its columns mean.`,
  missingColumns: (names: readonly string[]) =>
    `The sheet has no column that is read as ${names.join(' or ')}, which every product needs. Say which column it is, or add it.`,
  noSuchColumn: 'The sheet has no such column: its products become drafts without it.',
  openQuote: (row: string) =>
    `The file could not be read: a quotation mark opens a cell in or near row ${row} and is never closed. Write an inch mark inside quotation marks twice: "Pipe 2"" long".`,
  notes: {
    sheet: (name: string, count: number) => `The sheet "${name}" is read, one of ${count}.`,
    header: (row: number) => `Row ${row} is read as the header; what stands above it is left out.`,
    hiddenRows: (n: number) =>
      n === 1
        ? '1 row is hidden or filtered out in the spreadsheet; it is read as well.'
        : `${n} rows are hidden or filtered out in the spreadsheet; they are read as well.`,
    hiddenColumns: (names: readonly string[]) =>
      `Hidden in the spreadsheet, and read as well: ${names.join(', ')}.`,
    merged: (n: number) =>
      n === 1
        ? '1 cell is part of a merged one and is read as what the merged one shows.'
        : `${n} cells are part of merged ones and are read as what the merged ones show.`,
    moreColumns: (read: number) =>
      `The sheet has more than ${read} columns; only the first ${read} are read. Leave out what is not needed, or move what is to the left.`,
    missing: (name: string) => `The sheet has no column "${name}": its products become drafts without it.`,
  },
  remarks: {
    error_value: (value: string) => `The spreadsheet shows an error here (${value}); the cell is not read.`,
    not_computed: () =>
      'This formula has not been computed. Open the file in a spreadsheet and save it, or put the value here.',
    is_date: (shown: string) =>
      `The spreadsheet has made a date of this, which it shows as "${shown}". If no date was meant, format the cell as text and type it again.`,
    rounded: (detail: string) =>
      `The cell shows ${detail.split(' ')[0]} and holds ${detail.split(' ').at(-1)}; it is read as it shows.`,
    too_many_digits: (shown: string) =>
      `A spreadsheet holds 15 digits of a number; the last ones of ${shown} are lost. Format the cell as text and type it again.`,
    merged: (row: string) => `Merged with the cell of row ${row} and read as what stands there.`,
    hidden_row: () => 'This row is hidden or filtered out in the spreadsheet; it is read as well.',
    comma_outside: (text: string) =>
      `A comma stands outside quotation marks; this was read as one cell: ${text.slice(0, 100)}`,
    more_cells: (detail: string) =>
      `This row has ${detail.split(' ')[0]} cells, the header ${detail.split(' ')[1]}. Put cells that hold a comma or a quotation mark into quotation marks.`,
    swallowed_row: () =>
      'This cell holds what looks like another row: a quotation mark before it was not closed. Write an inch mark inside quotation marks twice.',
  } satisfies Record<RemarkCode, (detail: string) => string> as Record<
    RemarkCode,
    (detail: string) => string
  >,
  unknownColumn: 'This column is not known and is not read.',
  doubleColumn: 'This column stands there twice; the second is not read.',
  unknownGroup: 'There is no such group; the product gets none.',
  unknownGroupKept: 'There is no such group; the product stays where it is.',
  unknownPicture: (name: string) => `No picture of this name in the archive or in your albums: ${name}`,
  storageFull: (name: string) => `Your storage has no room for: ${name}`,
  notTried: (name: string) =>
    `Not taken: an import takes 300 pictures and 1,000 megapixels at most, and an account as much as an hour allows. Send the rest in another one: ${name}`,
  ambiguousPicture: (name: string, first: string) =>
    `The archive has several pictures of this name: ${name}. Write the folder too, as in ${first}`,
  foreignPicture: (name: string, kind: string) => pictureIs(`${name} is`, kind),
  onePicture: (name: string) =>
    `This moves, and products show still pictures: its first picture was kept: ${name}`,
  badPicture: (name: string) => `This is no picture that can be used: ${name}`,
  sameInSheet: 'An earlier row has the same title.',
  draftsFull: 'You have no room for more drafts.',
  refused: 'This row cannot be taken.',
  notYourProduct: 'This is not one of your products. Leave the cell empty for a new product.',
  productDeleted: 'This product is in the recycle bin: restore it first.',
  numberOfAnother: 'Another of your products has this number.',
  sameProduct: (lines: readonly number[]) =>
    `These rows name the same product, or give the same own number: ${lines.slice(0, 10).join(', ')}${lines.length > 10 ? ' …' : ''}. Keep one of them.`,
  changedSince:
    'This product was changed since the check: check the sheet again, so that nothing is written over.',
  editsFull:
    'So many of your edits wait for their review (200) that no more are taken from sheets. Import this row again when some are decided.',
  certifiedOnly: 'An edit of this product needs a review, and reviews need a verified company.',
  empties: 'The cell is empty: what the product says here is removed.',
  notEmptied: 'This cannot be emptied. Leave the column out to keep what the product says.',
  keepsPictures: 'The product keeps its pictures: empty this cell to have those that stand in the row.',
  keepsPicture: (name: string) =>
    `The product has a picture of this name and keeps it: rename the file to replace it: ${name}`,
  tooLongForCell: '(Too long for a cell. Leave this sentence as it is, and the description stays as it is.)',
  notInCell: 'This sentence stands for the description of another product: write one.',
  changes: (headers: readonly string[], way: string) => `${headers.join(', ')}: ${way}`,
  /** What becomes of a change. */
  ways: {
    atOnce: 'changed at once',
    revision: 'an edit that waits for its review; the approved version stays online',
    underReview: 'changed, and still under review',
    submitted: 'changed and submitted for review',
    draft: 'changed in the draft',
  },
  becomesDraft: 'Your limit of products is reached: this stays a draft.',
  givenUp:
    'The import stopped at the same place three times and was given up. What was taken before stays; send the rest of the rows in another sheet.',
  sheet: {
    unreadable: 'The file could not be read.',
    no_sheet: 'The archive has no CSV or XLSX file.',
    two_sheets: 'The archive has more than one CSV or XLSX file.',
    unpacks_too_large: 'The file unpacks to more than 100 MB, or to too many files.',
    too_many_rows: 'The sheet has more than 1,000 rows.',
    no_rows: 'The sheet has no rows below its header.',
    other_kind:
      'Products are taken from XLSX, CSV or a ZIP with one of them. Save this file as XLSX (.xlsx) first.',
    password: 'The file is protected by a password. Save it without one.',
    open_quote: 'A quotation mark opens a cell and is never closed.',
    account: 'The account or company may not publish any more.',
  },
  faults: ['Row', 'Column', 'Severity', 'Fault'],
  severity: { block: 'Must be changed', warn: 'Please look' },
  more: (n: number) => `and ${n.toLocaleString('en')} more`,
  results: ['Row', 'Result', 'Product ID', 'Remarks'],
  outcomes: {
    real: {
      refused: 'Refused',
      drafts: 'Draft',
      submitted: 'Submitted for review',
      changed: 'Changed',
      same: 'The same',
    },
    dry: {
      refused: 'Would be refused',
      drafts: 'Would be a draft',
      submitted: 'Would be submitted',
      changed: 'Would be changed',
      same: 'The same',
    },
  },
  examples: {
    title: 'Stainless steel hexagon bolt M8 x 40',
    keywords: 'hex bolt; M8 bolt',
    price: '1-99: 2.50; 100+: 2.20',
    images: 'bolt-1.jpg; bolt-2.jpg',
    content: 'Bolts of stainless steel for outdoor use.',
  } as Record<string, string>,
};
export type ImportWords = typeof importWords;
