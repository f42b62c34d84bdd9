/**
 * Running an import. The dry run and the real one take the same steps; the real one keeps what it makes, each row in a
 * transaction with the count of rows done, so that a row is taken once whichever server goes on.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { type Said, said } from '../../../../locales/import.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import type { Kind } from '../../../platform/work/work.ts';
import { knownNeighbours, ownVersions } from '../../product/product.ts';
import * as query from '../import.sql.ts';
import { namedPictures } from '../pictures/pictures.ts';
import { LostImport, type Progress, progressOf, type Taken } from '../progress.ts';
import type { Column } from '../reading/column.ts';
import { readFile } from '../reading/reading.ts';
import { withPicturesOfLine } from '../row/pictures-in-line.ts';
import type { Context } from '../row/plan.ts';
import { roomOf } from '../row/room.ts';
import { readRow } from '../row/row.ts';
import { takeRow } from '../row/take.ts';
import { targetsOf } from '../row/targets.ts';
import { propertiesOf } from './properties.ts';
import { removeSpentFiles } from './spent-files.ts';

/** Without a row between them; then it ends with a sentence, and the company may begin another. */
const MAX_TRIES = 3;

export const importRuns: Kind<'import.run'> = {
  name: 'import.run',
  // its own tries end before these
  attempts: 10,
  pause: 10,
  longestPause: 60,
  // of all companies; each has one at a time
  atOnce: 2,
  look: 1,
  key: ({ id }) => String(id),
  run: (deps, { id }) => runImport(deps, id),
};

/** The job: asks for what a server left behind that ended. */
export async function askForImports(deps: Deps): Promise<void> {
  await deps.jobs.enqueue(deps.db, 'import.run', await query.openImports(deps.db));
}

/** Runs it, or goes on with it. Throws what it cannot know, while it is to be tried again. */
export async function runImport(deps: Deps, id: number): Promise<void> {
  if (deps.draining.active) return;
  const taken = await query.takeImport(deps.db, id);
  if (!taken) return;
  const progress = progressOf(deps, taken);
  try {
    // the try before it took its server with it
    const end = taken.tries > MAX_TRIES ? givenUp : await takeSheet(deps, taken, progress);
    if (end === 'left') return;
    await progress.keep({ ...end, finishedAt: deps.now() }, 0, []);
  } catch (error) {
    if (error instanceof LostImport) return;
    if (taken.tries < MAX_TRIES || progress.isMoving()) throw error;
    deps.log.error({ err: error, import: id }, 'an import was given up');
    await progress.keep({ ...givenUp, finishedAt: deps.now() }, 0, []);
  }
  await removeSpentFiles(deps, taken.companyId).catch((error: unknown) =>
    deps.log.warn({ err: error, import: taken.id }, 'the file of an import was not removed yet'),
  );
}

/** How it ended; 'left' when another server is to go on. */
async function takeSheet(deps: Deps, taken: Taken, progress: Progress): Promise<Partial<Taken> | 'left'> {
  const { language, dry } = taken;
  const importer = await query.importer(deps.db, taken);
  if (!importer) return { state: 'failed', ...problemOf(said(({ sheet }) => sheet.account)) };
  const actor: MemberActor = {
    user: { ...importer.user, company: importer.company },
    language,
    ip: '0.0.0.0',
    requestId: `import ${taken.id}`,
  };
  const bytes = taken.fileKey && (await deps.files.get(taken.fileKey));
  const file = bytes ? await readFile(deps, taken, bytes) : { failed: said(({ sheet }) => sheet.unreadable) };
  if ('failed' in file) return { state: 'failed', ...problemOf(file.failed), reading: null };
  const { reading, columns, rows, remarks, mark, currency } = file;
  // nothing is made of what the seller has not seen; once seen, it is tried before it is made
  if (reading.asks.length > 0 && taken.total === 0)
    return { state: 'asking', dry: true, reading, ...problemOf(file.problem) };
  if (taken.total === 0)
    await progress.keep({ total: rows.length, reading, ...problemOf(null) }, reading.header_row, file.faults);

  const groups = new Map(
    (await query.groupsOf(deps.db, taken.companyId)).map(({ id, name }) => [name.toLowerCase(), id]),
  );
  const pictures = namedPictures(deps, actor, file.pictures, { dry, before: taken.pictures });
  const names = {
    group: (name: string) => groups.get(name.toLowerCase()),
    property: propertiesOf(deps),
  };
  const context: Context = {
    taken,
    actor,
    columns,
    progress,
    pictures,
    room: roomOf(deps, taken, actor),
    beside: knownNeighbours(deps, taken.companyId),
  };
  const targets = await targetsOf(deps, taken.companyId, columns, rows);
  const tried = await query.triedRows(deps.db, taken.triedId);
  const titles = new Set<string>();
  for (const [i, { line, cells, numbers }] of rows.entries()) {
    const title = titleIn(columns, cells);
    const isRepeated = title !== '' && titles.has(title);
    titles.add(title);
    if (i < taken.done) continue;
    if (deps.draining.active) return 'left';
    // banned, or no longer certified, since the row before
    const still = await query.importer(deps.db, taken);
    if (!still) return { state: 'failed', ...problemOf(said(({ sheet }) => sheet.account)) };
    actor.user.company = still.company;
    const target = targets[i]!;
    const [of = null] = target.id === null ? [] : await ownVersions(deps.db, taken.companyId, [target.id]);
    const writing = { mark, currency, ...(numbers && { numbers }) };
    const find = pictures.on(line);
    const row = await withPicturesOfLine(
      await readRow(columns, cells, { names: { ...names, pictures: find }, writing, of }),
      { find, columns },
    );
    const remarked = (remarks.get(line) ?? []).filter(
      // a cell that has a picture for its value shows an error to who does not know pictures
      ({ column, severity }) =>
        !(severity === 'warn' && column === row.pictures?.header && row.pictures.isBeside),
    );
    const refusing = remarked.filter(({ severity }) => severity === 'block');
    if (refusing.length > 0) row.draft = null;
    // cells that stand in other columns than they were meant for say nothing
    if (refusing.some(({ column }) => column === '')) row.faults = [...remarked];
    else
      row.faults = [
        ...remarked,
        ...row.faults.filter(({ column }) => !refusing.some((one) => one.column === column)),
      ];
    if (isRepeated && !of)
      row.faults.push({ column: '', severity: 'warn', text: said((words) => words.sameInSheet) });
    await takeRow(deps, { row, target, of, tried: tried.get(line) }, { line, done: i + 1 }, context);
    // what others ask of this server comes first
    await turn();
  }
  return { state: 'done' };
}

const problemOf = (of: Said | null): Pick<Taken, 'problem' | 'problemZh'> => ({
  problem: of?.en ?? null,
  problemZh: of?.zh ?? null,
});

const givenUp: Partial<Taken> = { state: 'failed', ...problemOf(said((words) => words.givenUp)) };

function titleIn(columns: readonly (Column | null)[], cells: readonly string[]): string {
  const at = columns.findIndex((one) => one?.meaning.kind === 'field' && one.meaning.field === 'title');
  return (cells[at] ?? '').toLowerCase().replace(/\s+/g, ' ');
}
