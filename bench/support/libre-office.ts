/** A real LibreOffice without a window: what it writes of a sheet that somebody has changed in it. */
import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const MOST_MS = 120_000;
const UTF8 = 76;
/** Comma, quotation mark, UTF-8, from the first line; then dates and numbers are recognised, as Excel always does. */
const CSV_IN = `Text - txt - csv (StarCalc):44,34,${UTF8},1,,0,false,true`;
/** The same, cells as they are shown. */
const CSV_OUT = `csv:Text - txt - csv (StarCalc):44,34,${UTF8},1,,0,false,true`;
const XLSX_OUT = 'xlsx:Calc MS Excel 2007 XML';

/** Its version; null where there is none. */
export function libreOfficeVersion(): string | null {
  const { status, stdout } = spawnSync('soffice', ['--version'], { encoding: 'utf8', timeout: MOST_MS });
  return status === 0 ? stdout.trim() : null;
}

/**
 * Opens the sheet, gives `change` what LibreOffice has understood of it (OpenDocument as one XML text), and saves what comes
 * back in the format of the sheet. In a profile of its own, at most two minutes a step.
 */
export async function changedInLibreOffice(
  bytes: Buffer,
  format: 'csv' | 'xlsx',
  change: (document: string) => string,
): Promise<Buffer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'marketplace-office-'));
  const convert = (from: string, to: string, filter?: string) =>
    promisify(execFile)(
      'soffice',
      [
        '--headless',
        `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile'))}`,
        ...(filter ? [`--infilter=${filter}`] : []),
        '--convert-to',
        to,
        '--outdir',
        path.join(folder, 'saved'),
        from,
      ],
      { timeout: MOST_MS, killSignal: 'SIGKILL' },
    );
  try {
    const sheet = path.join(folder, `sheet.${format}`);
    fs.writeFileSync(sheet, bytes);
    await convert(sheet, 'fods', format === 'csv' ? CSV_IN : undefined);
    const opened = path.join(folder, 'saved', 'sheet.fods');
    fs.writeFileSync(opened, change(fs.readFileSync(opened, 'utf8')));
    await convert(opened, format === 'csv' ? CSV_OUT : XLSX_OUT);
    return fs.readFileSync(path.join(folder, 'saved', `sheet.${format}`));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
