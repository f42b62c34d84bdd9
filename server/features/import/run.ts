/**
 * Running an import. The dry run and the real one take the same steps; the real one keeps what it makes, each row in a
 * transaction with the count of rows done, so that a row is taken once whichever server goes on.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { ERRORS } from '../../../contract/error.ts';
import type { RowFault } from '../../../contract/import.ts';
import { CERTIFICATION_STATUS } from '../../../domain/certification.ts';
import {
  blocks,
  type CheckedPicture,
  type Finding,
  pictureFindings,
} from '../../../domain/product-checks.ts';
import { importWords } from '../../../locales/import.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { ApiError } from '../../platform/error.ts';
import { semaphore } from '../../platform/semaphore.ts';
import {
  createProductIn,
  knownNeighbours,
  type NeighboursOf,
  productFindings,
  roomLeft,
} from '../product/product.ts';
import * as query from './import.sql.ts';
import { type NamedPictures, namedPictures } from './pictures.ts';
import { LostImport, type Outcome, type Progress, progressOf, type Taken } from './progress.ts';
import { propertiesOf } from './properties.ts';
import { readFile } from './reading/reading.ts';
import { type Column, faultsOf, type ReadRow, readRow } from './rows.ts';
import { removeSpentFiles } from './spent-files.ts';

/** An import whose server has said nothing for so long is anybody's. */
const LAPSED_MS = 60_000;
/** It says something so often, though its pictures stand behind those of others. */
const BEAT_MS = 15_000;
/** Of all companies on one server; each has one at a time. */
const atMostTwo = semaphore(2);
const lapsed = (deps: Deps) => new Date(deps.now().getTime() - LAPSED_MS);

/** Runs it, in its turn, unless somebody does. */
export const runImport = (deps: Deps, id: number): Promise<void> =>
  atMostTwo(async () => {
    if (deps.draining.active) return;
    const taken = await query.takeImport(deps.db, id, { now: deps.now(), lapsed: lapsed(deps) });
    if (!taken) return;
    const beating = setInterval(() => void query.beat(deps.db, id, deps.now()).catch(() => {}), BEAT_MS);
    try {
      await runTaken(deps, taken);
    } finally {
      clearInterval(beating);
    }
  });

async function runTaken(deps: Deps, taken: Taken): Promise<void> {
  const progress = progressOf(deps, taken);
  try {
    const end = await takeSheet(deps, taken, progress);
    if (end === 'left') return;
    await progress.keep({ ...end, finishedAt: deps.now() }, 0, []);
  } catch (error) {
    if (!(error instanceof LostImport)) throw error;
    return;
  }
  await removeSpentFiles(deps, taken.companyId).catch((error: unknown) =>
    deps.log.warn({ err: error, import: taken.id }, 'the file of an import was not removed yet'),
  );
}

/** What a server left behind that ended, or never began. */
export async function resumeImports(deps: Deps): Promise<void> {
  for (const id of await query.abandonedImports(deps.db, lapsed(deps))) await runImport(deps, id);
}

/** How it ended; 'left' when another server is to go on. */
async function takeSheet(deps: Deps, taken: Taken, progress: Progress): Promise<Partial<Taken> | 'left'> {
  const { language, dry } = taken;
  const words = importWords(language);
  const importer = await query.importer(deps.db, taken);
  if (!importer) return { state: 'failed', problem: words.sheet.account };
  const actor: MemberActor = {
    user: { ...importer.user, company: importer.company },
    language,
    ip: '0.0.0.0',
    requestId: `import ${taken.id}`,
  };
  const bytes = taken.fileKey && (await deps.files.get(taken.fileKey));
  const file = bytes ? await readFile(deps, taken, bytes) : { failed: words.sheet.unreadable };
  if ('failed' in file) return { state: 'failed', problem: file.failed, reading: null };
  const { reading, columns, rows, remarks, mark, currency } = file;
  // nothing is made of what the seller has not seen; once seen, it is tried before it is made
  if (reading.asks.length > 0 && taken.total === 0)
    return { state: 'asking', dry: true, reading, problem: file.problem || null };
  if (taken.total === 0)
    await progress.keep({ total: rows.length, reading, problem: null }, reading.header_row, file.faults);

  const groups = new Map(
    (await query.groupsOf(deps.db, taken.companyId)).map(({ id, name }) => [name.toLowerCase(), id]),
  );
  const pictures = namedPictures(deps, actor, file.pictures, { dry, words, before: taken.pictures });
  const names = {
    group: (name: string) => groups.get(name.toLowerCase()),
    pictures: pictures.find,
    property: propertiesOf(deps),
  };
  const room = roomOf(deps, taken, actor);
  const context = {
    taken,
    actor,
    columns,
    progress,
    pictures,
    forecast: forecastOf(taken, room),
    hasRoom: room.hasRoom,
    beside: knownNeighbours(deps, taken.companyId),
  };
  const titles = new Set<string>();
  for (const [i, { line, cells, numbers }] of rows.entries()) {
    const title = titleIn(columns, cells);
    const isRepeated = title !== '' && titles.has(title);
    titles.add(title);
    if (i < taken.done) continue;
    if (deps.draining.active) return 'left';
    const row = await readRow(columns, cells, names, language, {
      mark,
      currency,
      ...(numbers && { numbers }),
    });
    const said = remarks.get(line) ?? [];
    const refusing = said.filter(({ severity }) => severity === 'block');
    if (refusing.length > 0) row.draft = null;
    // cells that stand in other columns than they were meant for say nothing
    if (refusing.some(({ column }) => column === '')) row.faults = [...said];
    else
      row.faults = [
        ...said,
        ...row.faults.filter(({ column }) => !refusing.some((one) => one.column === column)),
      ];
    if (isRepeated) row.faults.push({ column: '', severity: 'warn', text: words.sameInSheet });
    await takeRow(deps, row, { ...context, line, done: i + 1 });
    // what others ask of this server comes first
    await turn();
  }
  return { state: 'done' };
}

function titleIn(columns: readonly (Column | null)[], cells: readonly string[]): string {
  const at = columns.findIndex((one) => one?.meaning.kind === 'field' && one.meaning.field === 'title');
  return (cells[at] ?? '').toLowerCase().replace(/\s+/g, ' ');
}

interface Context {
  taken: Taken;
  actor: MemberActor;
  columns: readonly (Column | null)[];
  progress: Progress;
  pictures: NamedPictures;
  beside: NeighboursOf;
  forecast(wanted: Outcome, faults: RowFault[]): Promise<Outcome>;
  /** `submit`: it may become more than a draft. */
  hasRoom(submit: boolean): Promise<boolean>;
  line: number;
  done: number;
}

/** Makes the product of a row; in a dry run says what would become of it. */
async function takeRow(deps: Deps, row: ReadRow, context: Context): Promise<void> {
  const { taken, actor, progress, pictures, line, done } = context;
  const { draft, faults } = row;
  const keep = (outcome: Outcome, make?: NonNullable<Parameters<Progress['keep']>[3]>['make']) =>
    progress.keep(
      (before) => ({ done, [outcome]: before[outcome] + 1, pictures: pictures.stored }),
      line,
      faults,
      { outcome, ...(make && { make }) },
    );
  const wanted = await wantedOf(deps, row, context);
  if (taken.dry) return keep(await context.forecast(wanted, faults));
  if (wanted === 'refused') return keep(wanted);
  for (const outcome of wanted === 'submitted' ? (['submitted', 'drafts'] as const) : (['drafts'] as const))
    try {
      return await keep(outcome, (tx) =>
        createProductIn(
          deps,
          tx,
          actor,
          { ...draft!, draft: outcome === 'drafts' },
          { mayBeDoubleClick: false },
        ),
      );
    } catch (error) {
      if (!(error instanceof ApiError) || ERRORS[error.code] >= 500) throw error;
      const words = importWords(taken.language);
      if (error.code === 'quota_products')
        faults.push({ column: '', severity: 'warn', text: words.becomesDraft });
      else {
        const text = error.code === 'quota_drafts' ? words.draftsFull : words.refused;
        faults.push({ column: '', severity: 'block', text });
        break;
      }
    }
  return keep('refused');
}

/** What the check says: a draft may be incomplete, but stands in a category that the company may use. */
async function wantedOf(
  deps: Deps,
  { draft, pictures, faults }: ReadRow,
  context: Context,
): Promise<Outcome> {
  if (!draft) return 'refused';
  const { taken, actor, columns, beside } = context;
  const find = () => productFindings(deps, actor.user.company.id, null, draft, beside);
  const isOutside = (findings: readonly Finding[]) =>
    findings.some((one) => blocks(one) && one.field === 'cate');
  let tried: CheckedPicture[] = [];
  let areThere = (pictures?.count ?? 0) > 0;
  const certified = actor.user.company.certification === CERTIFICATION_STATUS.approved;
  const submit = taken.submit && certified;
  // what is refused without its pictures needs none
  if (pictures && (pictures.toDecode === 0 || !isOutside(await find()))) {
    if (pictures.toDecode > 0 && !(await context.hasRoom(submit))) {
      faults.push({ column: '', severity: 'block', text: importWords(taken.language).draftsFull });
      return 'refused';
    }
    const had = await pictures.take();
    draft.images = had.ids;
    tried = had.tried;
    // those that a dry run has not stored are there all the same, and judged as they would be
    areThere = tried.length > 0;
    faults.push(...had.faults.map((fault) => ({ column: pictures.header, ...fault })));
  }
  const all = await find();
  const found = [
    ...all.filter(({ field, code }) => !(areThere && field === 'images' && code === 'missing')),
    ...pictureFindings(tried),
  ].sort((a, b) => a.severity.localeCompare(b.severity));
  const isRefused = isOutside(found);
  // what keeps a product from its review keeps no draft away
  const judged = submit || isRefused ? found : found.map((one) => ({ ...one, severity: 'warn' as const }));
  faults.push(...faultsOf(judged, columns, taken.language));
  if (isRefused) return 'refused';
  return submit && !found.some(blocks) ? 'submitted' : 'drafts';
}

/** What a row may become and fits; of a dry run, beside what its rows would take. */
function roomOf(deps: Deps, { dry }: Taken, actor: MemberActor) {
  const read = () => roomLeft(deps, actor.user.company.id);
  let first: ReturnType<typeof read> | undefined;
  const left = () => {
    first ??= read();
    return first;
  };
  return {
    left,
    async hasRoom(submit: boolean): Promise<boolean> {
      const { products, drafts } = await (dry ? left() : read());
      return drafts > 0 || (submit && products > 0);
    },
  };
}

/** Of a dry run: what there will be room for. */
function forecastOf({ language }: Taken, room: ReturnType<typeof roomOf>): Context['forecast'] {
  const words = importWords(language);
  return async (wanted, faults) => {
    if (wanted === 'refused') return wanted;
    const left = await room.left();
    if (wanted === 'submitted') {
      if (left.products-- > 0) return wanted;
      faults.push({ column: '', severity: 'warn', text: words.becomesDraft });
    }
    if (left.drafts-- > 0) return 'drafts';
    faults.push({ column: '', severity: 'block', text: words.draftsFull });
    return 'refused';
  };
}
