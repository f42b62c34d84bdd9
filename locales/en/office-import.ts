/** Products from and to sheets. */
export const officeImport = {
  template: {
    title: '1. Fill in a template',
    text: 'Choose the category: the sheet has its properties as columns and one example row. Several prices or pictures of one cell are separated by semicolons.',
    category: 'Category of the template',
    load: (format: string) => `Download ${format}`,
  },
  file: {
    title: '2. Check the sheet',
    text: 'CSV, XLSX, or a ZIP with the sheet and its pictures. At most 1,000 rows, 300 pictures and 20 MB. Pictures are found by file name in the ZIP or in your albums. The check keeps nothing but the file, for 24 hours.',
    drop: 'Drop the file here, or choose one',
    drafts: 'Rows become drafts',
    submit: 'Rows that pass the check are submitted for review, the others become drafts',
    submitNeeds: 'Submitting needs a verified company.',
  },
  imports: {
    title: 'Imports',
    empty: 'No import yet.',
    dry: 'Check',
    real: 'Import',
    columns: { file: 'File', what: 'What', state: 'State', result: 'Result', time: 'Time' },
    state: {
      waiting: 'Waiting',
      running: 'Running',
      asking: 'Needs your answer',
      done: 'Done',
      failed: 'Failed',
    },
    of: (done: number, total: number) => `${done} of ${total} rows`,
    result: (submitted: number, drafts: number, refused: number) =>
      `${submitted} submitted · ${drafts} drafts · ${refused} refused`,
    wouldBe: (submitted: number, drafts: number, refused: number) =>
      `would be: ${submitted} submitted · ${drafts} drafts · ${refused} refused`,
    faults: (n: number) => `${n} remarks`,
    run: 'Import now',
    runAsk: (n: number) => `Import ${n} rows? Rows that are refused are left out.`,
    remove: 'Remove from the list',
    removeAsk: 'Remove this import from the list? Its file and remarks are deleted; the products stay.',
    results: 'Results by row',
  },
  faults: {
    title: 'Remarks by row and column',
    row: 'Row',
    column: 'Column',
    fault: 'Remark',
    none: 'Nothing to remark.',
    load: 'Download as CSV',
    more: (n: number) =>
      `${n.toLocaleString('en')} more are not listed: a row lists its first 12, an import its first 3,000.`,
    whole: 'Whole row',
  },
  export: {
    title: 'Export',
    text: 'Your products of one list as a sheet that can be imported again.',
    list: 'List',
  },
};
export type OfficeImportWords = typeof officeImport;
