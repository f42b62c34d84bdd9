/** Products from sheets (decision 26). */
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type {
  ImportFault,
  ImportReading,
  ProductImport,
  ReadingChoices,
} from '../../../contract/product/import.ts';
import type { Language } from '../../../contract/schema/error.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { MEMBER_PAGE_SIZE, type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { SHEET_LIMITS } from '../../../domain/product/product-sheet.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { importWords } from '../../../locales/import.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { ApiError, brokenConstraint, found } from '../../platform/http/error.ts';
import { forget, type Owners, receiveSheet, removeUnwritten } from '../file/file.ts';
import * as query from './import.sql.ts';
import type { StoredReading } from './import.tables.ts';
import { checkChoices, confirmedHeaders, MAX_HEADERS, mergedChoices } from './reading/choices.ts';
import { removeSpentFiles } from './run/spent-files.ts';
import { type SheetFile, writeSheet } from './template.ts';

export { askForImports, importRuns } from './run/run.ts';
export { exportProducts, importTemplate } from './template.ts';

const KEPT_MS = 30 * DAY_MS;
/** More than are kept of one. */
const MAX_FAULTS = 10_000;
/** With what stands behind it while it is written. */
const IMPORT_KEY = /^import-[0-9a-f]{32}\.(?:csv|tsv|txt|xlsx|zip)(?:\.\d+\.[a-z0-9]+)?$/;
/** A text is what Excel calls "Unicode text" too. */
const EXTENSIONS = /\.(csv|tsv|txt|xlsx|zip)$/i;

/**
 * Takes the file and begins. Throws ApiError unsupported_sheet, too_large, malformed, too_many; import_running while another
 * runs.
 */
export async function startImport(
  deps: Deps,
  actor: MemberActor,
  request: FastifyRequest,
  { dry, submit }: { dry: boolean; submit: boolean },
): Promise<{ id: number }> {
  if (await query.isImporting(deps.db, actor.user.company.id)) throw new ApiError('import_running');
  const { name, bytes } = await receiveSheet(deps, actor, request, SHEET_LIMITS.bytes);
  const extension = EXTENSIONS.exec(name)?.[1]?.toLowerCase();
  if (!extension) throw new ApiError('unsupported_sheet');
  const fileKey = `import-${randomBytes(16).toString('hex')}.${extension}`;
  await deps.files.put(fileKey, bytes, 'application/octet-stream');
  const begun = await runs(deps, () =>
    deps.db
      .transaction((tx) =>
        begin(tx, deps, actor, { fileKey, fileName: name, dry, submit, choices: {}, triedId: null }),
      )
      .catch(async (error: unknown) => {
        await removeUnwritten(deps, fileKey, error);
        throw error;
      }),
  );
  await removeSpentFiles(deps, actor.user.company.id);
  return begun;
}

/**
 * Runs in earnest what was tried. Throws ApiError not_found; wrong_state for what was no dry run to its end;
 * import_file_gone; import_running.
 */
export async function runTried(deps: Deps, actor: MemberActor, id: number): Promise<{ id: number }> {
  return runs(deps, () =>
    deps.db.transaction(async (tx) => {
      const tried = found(await query.lockImport(tx, actor.user.company.id, id));
      if (!tried.dry || tried.state !== 'done') throw new ApiError('wrong_state');
      const { fileKey, fileName, submit, choices } = tried;
      if (fileKey === null) throw new ApiError('import_file_gone');
      return begin(tx, deps, actor, { fileKey, fileName, dry: false, submit, choices, triedId: id });
    }),
  );
}

/**
 * Runs a dry run again over the same file, read as the seller says, and remembers what foreign headers mean. Throws ApiError
 * not_found, wrong_state, import_file_gone, import_running; invalid for what its reading does not offer.
 */
export async function setReading(
  deps: Deps,
  actor: MemberActor,
  id: number,
  said: ReadingChoices,
): Promise<{ id: number }> {
  const companyId = actor.user.company.id;
  const now = deps.now();
  return runs(deps, () =>
    deps.db
      .transaction(async (tx) => {
        const tried = found(await query.lockImport(tx, companyId, id));
        const { reading, state } = tried;
        if (!tried.dry || !(state === 'asking' || state === 'done') || !reading)
          throw new ApiError('wrong_state');
        if (tried.fileKey === null) throw new ApiError('import_file_gone');
        checkChoices(reading, said);
        const choices = mergedChoices(tried.choices, said, reading);
        await query.restartImport(tx, id, choices);
        await deps.jobs.enqueue(tx, 'import.run', [{ id }]);
        await query.rememberHeaders(
          tx,
          confirmedHeaders(reading, said, { companyId, usedAt: now }),
          MAX_HEADERS,
        );
        return id;
      })
      .catch((error: unknown) => {
        if (brokenConstraint(error) === 'product_imports_open') throw new ApiError('import_running');
        throw error;
      }),
  );
}

/** What has been begun runs here at once, if there is a place. */
async function runs(deps: Deps, beginning: () => Promise<number>): Promise<{ id: number }> {
  const id = await beginning();
  deps.jobs.wake('import.run');
  return { id };
}

async function begin(
  executor: Executor,
  deps: Deps,
  actor: MemberActor,
  what: Pick<query.ImportRow, 'fileKey' | 'fileName' | 'dry' | 'submit' | 'choices' | 'triedId'>,
): Promise<number> {
  const now = deps.now();
  try {
    const id = await query.insertImport(executor, {
      ...what,
      companyId: actor.user.company.id,
      userId: actor.user.id,
      language: actor.language,
      createdAt: now,
    });
    await deps.jobs.enqueue(executor, 'import.run', [{ id }]);
    return id;
  } catch (error) {
    if (brokenConstraint(error) === 'product_imports_open') throw new ApiError('import_running');
    throw error;
  }
}

/** What was stored in the language of the upload alone stays in it. */
const inLanguage = <T>(language: Language, stored: T, zh: T | null | undefined): T =>
  (language === 'zh' ? zh : null) ?? stored;

function readingIn(language: Language, stored: StoredReading): ImportReading {
  const { notes_zh, ...reading } = stored;
  return { ...reading, notes: inLanguage(language, reading.notes, notes_zh) };
}

const shown = (
  row: NonNullable<Awaited<ReturnType<typeof query.importById>>>,
  language: Language,
): ProductImport => ({
  id: row.id,
  file_name: row.fileName,
  dry: row.dry,
  submit: row.submit,
  state: row.state,
  problem: row.problem === null ? '' : inLanguage(language, row.problem, row.problemZh),
  runnable: row.dry && row.state === 'done' && row.fileKey !== null,
  reading: row.reading && readingIn(language, row.reading),
  total: row.total,
  done: row.done,
  created: row.created,
  changed: row.changed,
  same: row.same,
  drafts: row.drafts,
  submitted: row.submitted,
  refused: row.refused,
  cleared: row.cleared,
  fault_count: row.faultCount,
  created_at: row.createdAt.toISOString(),
  finished_at: row.finishedAt?.toISOString() ?? null,
});

export async function listImports(
  deps: Deps,
  actor: MemberActor,
  paging: PageQuery,
): Promise<Paged<ProductImport>> {
  const { limit, offset, page, size } = pageOf(paging, MEMBER_PAGE_SIZE);
  const companyId = actor.user.company.id;
  const [rows, total] = await Promise.all([
    query.listImports(deps.db, companyId, limit, offset),
    query.countImports(deps.db, companyId),
  ]);
  return { items: rows.map((row) => shown(row, actor.language)), total, page, size };
}

const faultOf = (
  row: Awaited<ReturnType<typeof query.listFaults>>[number],
  language: Language,
): ImportFault => ({
  row: row.line,
  column: inLanguage(language, row.header, row.headerZh),
  severity: row.severity,
  text: inLanguage(language, row.text, row.textZh),
});

export async function listFaults(
  deps: Deps,
  actor: MemberActor,
  id: number,
  paging: PageQuery,
): Promise<Paged<ImportFault>> {
  found(await query.importById(deps.db, actor.user.company.id, id));
  const { limit, offset, page, size } = pageOf(paging, MEMBER_PAGE_SIZE);
  const [rows, total] = await Promise.all([
    query.listFaults(deps.db, id, limit, offset),
    query.countFaults(deps.db, id),
  ]);
  return { items: rows.map((row) => faultOf(row, actor.language)), total, page, size };
}

export async function faultsSheet(deps: Deps, actor: MemberActor, id: number): Promise<SheetFile> {
  const row = found(await query.importById(deps.db, actor.user.company.id, id));
  const { language } = actor;
  const { faults: head, severity, more } = importWords(language);
  const rows = await query.listFaults(deps.db, id, MAX_FAULTS, 0);
  const lines = rows
    .map((one) => faultOf(one, language))
    .map((of) => [String(of.row), of.column, severity[of.severity], of.text]);
  const left = row.faultCount - rows.length;
  return writeSheet([head, ...lines, ...(left > 0 ? [['', '', '', more(left)]] : [])], 'csv');
}

/** Every row with what became of it. */
export async function resultsSheet(deps: Deps, actor: MemberActor, id: number): Promise<SheetFile> {
  const row = found(await query.importById(deps.db, actor.user.company.id, id));
  const { language } = actor;
  const words = importWords(language);
  const [results, faults] = await Promise.all([
    query.listResults(deps.db, id),
    query.listFaults(deps.db, id, MAX_FAULTS, 0),
  ]);
  const said = Map.groupBy(
    faults.map((one) => faultOf(one, language)),
    (one) => one.row,
  );
  const textOf = ({ column, text }: ImportFault) => (column ? `${column}: ${text}` : text);
  const outcomes = words.outcomes[row.dry ? 'dry' : 'real'];
  const lines = results.map(({ line, outcome, productId, changes, changesZh }) => [
    String(line),
    outcomes[outcome],
    productId === null ? '' : String(productId),
    [inLanguage(language, changes, changesZh), ...(said.get(line) ?? []).map(textOf)]
      .filter(Boolean)
      .join('\n'),
  ]);
  return writeSheet([words.results, ...lines], 'csv');
}

/** Throws ApiError not_found; wrong_state while it runs. */
export async function removeImport(deps: Deps, actor: MemberActor, id: number): Promise<void> {
  const companyId = actor.user.company.id;
  found(await query.importById(deps.db, companyId, id));
  await deps.db.transaction(async (tx) => {
    const gone = await query.deleteEnded(tx, companyId, id);
    if (!gone) throw new ApiError('wrong_state');
    await forgetFiles(deps, tx, [gone.fileKey]);
  });
}

export async function removeOldImports(deps: Deps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const keys = await query.deleteOld(tx, new Date(deps.now().getTime() - KEPT_MS));
    await forgetFiles(deps, tx, keys);
  });
  await removeSpentFiles(deps, null);
}

/** Those that no import needs any more: a dry run and the real one share theirs. */
async function forgetFiles(deps: Deps, tx: Transaction, keys: (string | null)[]): Promise<void> {
  const named = [...new Set(keys)].filter((key) => key !== null);
  const used = await query.usedFileKeys(tx, named);
  await forget(
    deps,
    tx,
    named.filter((key) => !used.has(key)),
  );
}

/** Files of imports as the sweep of bytes without a row sees them; one that was written in part has none. */
export const importOwners: Owners = {
  ownerOf: (key) => (IMPORT_KEY.test(key) ? key : undefined),
  known: query.usedFileKeys,
};
