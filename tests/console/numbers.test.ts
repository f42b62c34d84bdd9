/** Each number of the console's first page leads to a list that has as many rows, or whose rows add up to it. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figureRoutes } from '../../contract/operator/figures.ts';
import { routes } from '../../contract/routes.ts';
import { REVIEW_KINDS, reviewRoutes } from '../../contract/schema/review.ts';
import type { Route } from '../../contract/schema/route.ts';
import { SYNONYM_STATUS } from '../../domain/catalogue/synonym-list.ts';
import { MEASURE_NAMES, measure, totalOf } from '../../domain/figures.ts';
import { countFigures } from '../../server/features/figures/figures.ts';
import { askForResponses } from '../../server/features/response/response.ts';
import { listOf } from '../../web/console/features/figures/list-links.ts';
import { listOfWaiting, REMINDERS, WAITING } from '../../web/console/features/queue/waiting.ts';
import { pathOf, type ScreenName } from '../../web/console/screens.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { buildEveryScreen } from '../support/browser/every-screen.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeBuyer,
  makeFile,
  makeProduct,
  makePurchase,
  makeReviewer,
  makeSupplier,
} from '../support/data/factories.ts';

const HOUR = 3600;
const SPAN = 7;
/** What a screen asks, and the state that it begins with where its address says none. */
const LISTS: Partial<Record<ScreenName, { list: Route; usual?: Record<string, string> }>> = {
  audit: { list: routes.listAudit },
  onlineProducts: { list: routes.listOnlineProducts },
  answers: { list: routes.listAnswers },
  decisions: { list: routes.listDecisions },
  emptySearches: { list: routes.listEmptySearches },
  outbox: { list: routes.listOutbox },
  work: { list: routes.listDeadWork },
  storage: { list: routes.listStorage },
  endingMemberships: { list: routes.listEndingMemberships },
  companyChanges: { list: routes.listCompanyChanges },
  heldEnquiries: { list: routes.listHeldEnquiries, usual: { state: 'waiting' } },
  reports: { list: routes.listReports, usual: { state: 'open' } },
  infringements: { list: routes.listInfringements },
  appeals: { list: routes.listAppeals },
  samples: { list: routes.listSamples },
  feedback: { list: routes.listFeedback, usual: { state: 'open' } },
  wordHits: { list: routes.listWordHits, usual: { state: 'open' } },
  prospects: { list: routes.listLeads, usual: { state: 'open' } },
  synonyms: { list: routes.listSynonyms },
};

let app: TestApp;
let administrator: MadeUser;
let seller: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  administrator = await makeReviewer(app, 'administrator');
  seller = await makeSupplier(app);
});
afterAll(() => app?.close());

type Rows = { items: Record<string, unknown>[]; total: number };
async function listAt(address: string): Promise<Rows> {
  const { pathname, searchParams } = new URL(address, 'https://admin.example');
  const query = Object.fromEntries(searchParams);
  const token = { token: administrator.token };
  const queue = REVIEW_KINDS.find((kind) => pathOf(`${kind}Queue`) === pathname);
  if (queue) return app.call(reviewRoutes.reviewQueue, { params: { kind: queue }, query }, token);
  const [, found] = Object.entries(LISTS).find(([name]) => pathOf(name as ScreenName) === pathname)!;
  return app.call(
    found.list,
    { query: { size: 100, ...found.usual, ...query } } as never,
    token,
  ) as Promise<Rows>;
}

/** What of a row a number adds up, where it does not count rows. */
const ADDED: Record<string, string> = { empty_searches: 'times', storage: 'bytes' };

/** What happened on one day, and what stands. */
async function fill(): Promise<void> {
  const now = app.deps.now();
  const { companyId, userId } = seller;
  const { id: product } = await makeProduct(app, companyId);
  await makeFile(app, seller);
  await makePurchase(app, { userId: (await makeBuyer(app)).userId });
  const other = await makeReviewer(app, 'reviewer');
  for (const audited of MEASURE_NAMES.flatMap((name) => measure(name).audit ?? []))
    await app.db.execute(sql`INSERT INTO audit_log (actor_role, action, entity, entity_id, at)
      SELECT 'system', ${audited.action}, ${audited.entity}, n, ${now}::timestamptz - n * interval '20 hours' FROM generate_series(0, 2) AS n`);
  await app.db.execute(sql`WITH made AS (
      INSERT INTO decisions (entity, entity_id, kind, company_id, reviewer_id, decided_at, undone_at, undone_by)
      SELECT 'product', ${product}::bigint, 'reject', ${companyId}, r.id, ${now}::timestamptz - n * interval '5 hours',
        CASE WHEN n = 0 THEN ${now}::timestamptz END, CASE WHEN n = 0 THEN r.id END
      FROM unnest(${sql.param([administrator.userId, other.userId])}::bigint[]) AS r (id), generate_series(0, 5) AS n
      RETURNING id, reviewer_id, decided_at
    ), appealed AS (
      INSERT INTO appeals (decision_id, body, status, created_at, due_at, decided_at, decided_by)
      SELECT id, 'x', 2 + id % 2, decided_at, decided_at, ${now}::timestamptz, reviewer_id FROM made
    )
    INSERT INTO decision_samples SELECT id, reviewer_id, id % 3 = 0, 'x', ${now}::timestamptz FROM made`);
  await app.db.execute(sql`INSERT INTO empty_searches VALUES ('qwx', ${now}::date, 3), ('qwy', ${now}::date - 1, 4),
    ('long ago', ${now}::date - 20, 9)`);
  await app.db.execute(sql`INSERT INTO outbox (channel, address, body, error, sent_at, created_at) VALUES
    ('email', 'a@x.example', 'x', NULL, ${now}, ${now}), ('email', 'b@x.example', 'x', '550', NULL, ${now}),
    ('sms', '8613800000000', 'x', NULL, NULL, ${now}), ('sms', '8613800000001', 'x', '550', NULL, ${now}),
    ('email', (SELECT email FROM users WHERE id = ${administrator.userId}), 'to staff', NULL, NULL, ${now})`);
  await app.db.execute(sql`INSERT INTO memberships (company_id, tier, period) VALUES
    (${companyId}, 'vip', daterange(${now}::date - 300, ${now}::date + 10)),
    (${(await makeSupplier(app)).companyId}, 'silver', daterange(${now}::date - 300, ${now}::date + 31)),
    (${(await makeSupplier(app)).companyId}, 'silver', daterange(${now}::date + 3, ${now}::date + 20))`);
  // an answer in time, a late one, none, and one that is not due yet
  for (const [ago, after] of [
    [401, 2],
    [400, 200],
    [100, null],
    [1, null],
  ] as const) {
    const at = new Date(now.getTime() - ago * HOUR * 1000);
    const { rows } = await app.db.execute<{ id: number }>(sql`
      INSERT INTO enquiries (company_id, user_id, status, country_id, name, email, submit_ip, created_at)
      SELECT ${companyId}, ${(await makeBuyer(app)).userId}, 1, id, 'B', 'b@buyer.example', '198.51.100.1', ${at}
      FROM addresses WHERE code = 'US' AND level = 1 RETURNING id`);
    if (after !== null)
      await app.db.execute(sql`INSERT INTO enquiry_messages (enquiry_id, author, body, created_at)
        VALUES (${rows[0]!.id}, 'supplier', 'Text', ${new Date(at.getTime() + after * HOUR * 1000)})`);
  }
  await app.db.execute(sql`INSERT INTO feedback (description) VALUES ('x'), ('y')`);
  await app.db.execute(
    sql`INSERT INTO prospects (company_name, contact_name, contact_phone, source) VALUES ('x', 'x', '1', '1')`,
  );
  await app.db.execute(sql`INSERT INTO reports (target_type, target_id, title, excerpt, reason, user_id) VALUES
    ('product', ${product}::bigint, 'x', 'x', 'counterfeit', ${userId})`);
}

test('numbers over time', async () => {
  await fill();
  await askForResponses(app.deps);
  await countFigures(app.deps);
  app.pass(61);
  const token = { token: administrator.token };
  const { days, series } = await app.call(figureRoutes.getFigures, { query: { days: SPAN } }, token);
  const shown = { from: days[0]!, to: days.at(-1)!, count: days.length };
  const wrong: string[] = [];
  for (const { measure: name, dimension, values } of series) {
    const address = listOf(name, dimension, shown);
    // an age, a rate and a time have their lists, but are no sums
    if (address === null || measure(name).unit === 'hours' || measure(name).unit === 'percent') continue;
    const { items, total } = await listAt(address);
    const added = ADDED[name];
    const listed = added ? items.reduce((sum, row) => sum + Number(row[added]), 0) : total;
    const number = totalOf(name, values);
    if (listed !== number) wrong.push(`${name} ${dimension}: ${number}, but ${listed} at ${address}`);
  }
  expect(wrong).toEqual([]);
  expect(new Set(series.map((line) => line.measure))).toEqual(new Set(MEASURE_NAMES));
});

test('the answers that are listed are those that are measured', async () => {
  const token = { token: administrator.token };
  const { series } = await app.call(figureRoutes.getFigures, { query: { days: SPAN } }, token);
  const { items } = await app.call(routes.listAnswers, { query: {} }, token);
  expect(items.map(({ result, hours }) => [result, hours])).toEqual([
    ['open', null],
    ['late', 200],
    ['in_time', 2],
  ]);
  const numberAt = (name: string) => series.find((line) => line.measure === name)?.values.at(-1);
  expect(numberAt('answer_rate')).toBeCloseTo(100 / 3);
  expect(numberAt('answer_hours')).toBeCloseTo(101);
  const late = await app.call(routes.listAnswers, { query: { result: 'late' } }, token);
  expect(late.total).toBe(1);
  // as it stood that day: what was answered after it was open
  const to = new Date(app.deps.now().getTime() - 10 * 24 * HOUR * 1000).toISOString().slice(0, 10);
  const then = await app.call(routes.listAnswers, { query: { to } }, token);
  expect(then.items.map(({ result }) => result)).toEqual(['open', 'in_time']);
});

test('every measure has a list, of its parts where not in all', () => {
  const days = { from: '2026-11-01', to: '2026-11-30', count: 30 };
  const without = MEASURE_NAMES.filter((name) => !listOf(name, '', days));
  expect(without).toEqual(['queue_waiting', 'queue_hours']);
  for (const name of without)
    for (const kind of REVIEW_KINDS) expect(listOf(name, kind, days)).toBe(pathOf(`${kind}Queue`));
});

test('what waits', async () => {
  await buildEveryScreen(app);
  await app.db.execute(
    sql`INSERT INTO synonyms (words, status) VALUES ('qwx, qwy', ${SYNONYM_STATUS.proposed})`,
  );
  await app.db.execute(sql`INSERT INTO word_hits (word_id, product_id, field, excerpt, status, found_at)
    SELECT w.id, p.id, 'title', 'x', 1, now() FROM (SELECT min(id) AS id FROM prohibited_words) w,
      (SELECT min(id) AS id FROM products WHERE status = 1) p`);
  await app.db.execute(sql`UPDATE prospects SET owner_id = ${administrator.userId}, remind_on = current_date
    WHERE id = (SELECT min(id) FROM prospects WHERE status = 1)`);
  await app.db.execute(sql`INSERT INTO decisions (id, entity, entity_id, kind, company_id, reviewer_id, decided_at)
    SELECT n * 50, 'product', 1, 'approve', ${seller.companyId}, u.id, now() FROM generate_series(1000, 1200) AS n,
      (SELECT id FROM users WHERE role = 'reviewer' ORDER BY id LIMIT 1) u`);
  const token = { token: administrator.token };
  const counts: Record<string, number> = {};
  const lists: Record<string, number> = {};
  for (const { kind, waiting } of await app.call(reviewRoutes.reviewCounts, {}, token)) {
    counts[kind] = waiting;
    lists[kind] = (await listAt(pathOf(`${kind}Queue`))).total;
  }
  for (const thing of [...WAITING, REMINDERS]) {
    const name = listOfWaiting(thing);
    counts[name] = (await app.call(thing.count, {} as never, token)).waiting;
    lists[name] = (await listAt(name)).total;
  }
  expect(lists).toEqual(counts);
  // of what is not there the comparison would say nothing
  expect(Object.keys(counts).filter((name) => counts[name] === 0)).toEqual([]);
});
