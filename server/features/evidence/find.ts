/**
 * Finds what speaks against an entry that waits, and keeps it in place of what was found before (decision 37). Doing it twice changes
 * nothing; an entry that has changed meanwhile is asked for again by the job.
 */
import { EVIDENCE_ENTITIES, type EvidenceEntity } from '../../../domain/evidence/finding.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { timeBudget } from '../../platform/concurrency/time-budget.ts';
import type { Deps } from '../../platform/deps.ts';
import { HOURLY_ITEM, type Kind } from '../../platform/work/work.ts';
import { readHtml } from './entry/html.ts';
import { readEntry } from './entry/read.ts';
import { entriesToLookAt, versionOf } from './entry/sources.sql.ts';
import * as query from './evidence.sql.ts';
import { keepParts, picturesWithoutParts } from './pictures/nearness.sql.ts';
import { picturesOfEntry } from './pictures/pictures.ts';
import { readingOf } from './pictures/reading.ts';
import { companiesWithoutMarks, contactMarks, keepCompanyMarks } from './rules/companies.sql.ts';
import { companyFindings, marksOf } from './rules/companies.ts';
import { keepMarks, productsWithoutMarks } from './rules/likeness.sql.ts';
import { likenessFindings, productFindingsBeside, wordFindings } from './rules/texts.ts';
import { onFindings } from './switches.ts';

/** Of each minute on each server: reading pictures takes a processor, which visitors need too. */
const BUDGET = { mostMs: 20_000, ofMs: 60_000 };
/** Asked for in a minute, of a kind. */
const ASKED_AT_ONCE = 100;
const MARKED_AT_ONCE = 1000;

const budget = timeBudget(BUDGET);

/** Entries in the order in which they came. */
export const evidenceWork: Kind<'evidence.find'> = {
  ...HOURLY_ITEM,
  name: 'evidence.find',
  atOnce: 1,
  look: 5,
  key: ({ entity, id }) => `${entity} ${id}`,
  run: (deps, { entity, id }) => budget(() => findEvidence(deps, entity, id)),
};

/** The job: what waits and was not looked at as it is. */
export async function askForEvidence(deps: Deps): Promise<void> {
  for (const entity of EVIDENCE_ENTITIES)
    await deps.jobs.enqueue(deps.db, 'evidence.find', await entriesToLookAt(deps.db, entity, ASKED_AT_ONCE));
}

export async function findEvidence(deps: Deps, entity: EvidenceEntity, id: number): Promise<void> {
  const entry = await readEntry(deps.db, entity, id);
  if (!entry) return;
  const words = await query.wordLists(deps.db);
  const pictures = await picturesOfEntry(deps, entry, words.refusing);
  const marks = marksOf(entry, pictures.text);
  const found = await onFindings(deps.db, [
    ...wordFindings(entry, words),
    ...(await likenessFindings(deps.db, entry)),
    ...(await productFindingsBeside(deps.db, entry)),
    ...pictures.found,
    ...(await companyFindings(deps.db, entry, marks, pictures.text)),
  ]);
  await deps.db.transaction(async (tx) => {
    if ((await versionOf(tx, entity, id)) !== entry.version) return;
    const now = deps.now();
    await query.replaceFindings(tx, entry, found, now);
    await keepMarks(
      tx,
      entry.owner,
      entry.own.filter(({ isKept }) => isKept),
      now,
    );
    // what a company says no more goes, too
    const kinds = new Set([...(['telephone', 'address'] as const), ...marks.map(({ kind }) => kind)]);
    if (entry.company) await keepCompanyMarks(tx, entry.company.id, [...kinds], marks);
  });
}

/** Pictures of an hour, of those that stood before anybody looked: each takes some seconds of a processor. */
const PICTURES_AT_ONCE = 100;

/** The job: pictures of listed products get the looks by which parts of them are found again. */
export async function lookAtWhatStands(deps: Deps): Promise<void> {
  for (const file of await picturesWithoutParts(deps.db, PICTURES_AT_ONCE))
    await budget(async () => {
      const reading = await readingOf(deps, file);
      // one that cannot be read must not be tried every hour
      await keepParts(deps.db, file.id, reading?.parts ?? []);
    });
}

/** What was found and read may hold contact data: as long as it helps a reviewer. */
const REMEMBERED_DAYS = 90;
const FORGOTTEN_AT_ONCE = 5000;

/** The job: nothing is kept for longer, of whomever it is. */
export const forgetOldEvidence = (deps: Deps): Promise<void> =>
  query.forgetBefore(deps.db, new Date(deps.now().getTime() - REMEMBERED_DAYS * DAY_MS), FORGOTTEN_AT_ONCE);

/** The job: what stands on the marketplace already gets the marks by which copies of it are found. */
export async function markWhatStands(deps: Deps): Promise<void> {
  const products = await productsWithoutMarks(deps.db, MARKED_AT_ONCE);
  for (const { id, company_id, title, content } of products) {
    const of = { entity: 'product' as const, id };
    await keepMarks(
      deps.db,
      `c${company_id}`,
      [
        { ...of, field: 'content', text: readHtml(content).text },
        { ...of, field: 'title', text: title },
      ],
      deps.now(),
    );
  }
  for (const company of await companiesWithoutMarks(deps.db, MARKED_AT_ONCE))
    await deps.db.transaction((tx) =>
      keepCompanyMarks(tx, company.id, ['telephone', 'address'], contactMarks(company)),
    );
}
