import type { CellProblem } from '../../domain/product-sheet.ts';
import { pictureIs } from './file-kind.ts';

/** What an import says of a sheet and its rows. */
export const importWords = {
  cell: {
    not_a_number: 'This is not a number.',
    prices_format: 'Write prices as "1-99: 2.50; 100+: 2.20".',
    lead_times_format:
      'Write lead times as "100: 7; 1000: 15; 30": up to 100 within 7 days, the rest within 30.',
    sample_format: 'Write "no", "yes", "free" or a price.',
  } satisfies Record<CellProblem, string> as Record<CellProblem, string>,
  unknownColumn: 'This column is not known and is not read.',
  doubleColumn: 'This column stands there twice; the second is not read.',
  unknownGroup: 'There is no such group; the product gets none.',
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
  becomesDraft: 'Your limit of products is reached: this stays a draft.',
  sheet: {
    unreadable: 'The file could not be read.',
    no_sheet: 'The archive has no CSV or XLSX file.',
    two_sheets: 'The archive has more than one CSV or XLSX file.',
    unpacks_too_large: 'The file unpacks to more than 100 MB, or to too many files.',
    too_many_rows: 'The sheet has more than 1,000 rows.',
    no_rows: 'The sheet has no rows below its header.',
    account: 'The account or company may not publish any more.',
  },
  faults: ['Row', 'Column', 'Severity', 'Fault'],
  severity: { block: 'Must be changed', warn: 'Please look' },
  more: (n: number) => `and ${n.toLocaleString('en')} more`,
  results: ['Row', 'Result', 'Product ID', 'Remarks'],
  outcomes: {
    real: { refused: 'Refused', drafts: 'Draft', submitted: 'Submitted for review' },
    dry: { refused: 'Would be refused', drafts: 'Would be a draft', submitted: 'Would be submitted' },
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
