import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messageRoutes } from '../../../contract/account/message.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { type MadeCompany, makeSupplier, tokenOf } from '../../../tests/support/data/factories.ts';
import { doDue, emailsOf } from '../../../tests/support/work.ts';
import { membershipNotices } from './ending.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.execute(sql`UPDATE memberships SET told = 1`));

const DAY = 86_400;
const day = (n: number) => new Date(app.deps.now().getTime() + n * DAY * 1000).toISOString().slice(0, 10);
const give = ({ companyId }: MadeCompany, tier: string, from: number, to: number) =>
  app.db.execute(
    sql`INSERT INTO memberships (company_id, tier, period) VALUES (${companyId}, ${tier}, daterange(${day(from)}, ${day(to)}))`,
  );
const told = async ({ userId }: MadeCompany) => {
  const token = await tokenOf(app, userId);
  const { items } = await app.call(messageRoutes.listMessages, { query: { size: 50 } }, { token });
  return items.filter(({ type }) => type === 'membership_ends');
};
const tellOfEnding = () => emailsOf(app, () => doDue(app, 'ending.membership', membershipNotices.ask));
const mails = async ({ userId }: MadeCompany) =>
  (
    await app.db.execute<{ subject: string; body: string }>(
      sql`SELECT subject, body FROM outbox WHERE address = (SELECT email FROM users WHERE id = ${userId}) ORDER BY id`,
    )
  ).rows;

test('30, 7 and 1 days before, once each, by message and mail', async () => {
  const seller = await makeSupplier(app);
  await give(seller, 'vip', -300, 33);
  const last = day(32);
  const seen: number[] = [];
  for (let passed = 0; passed <= 34; passed++) {
    await Promise.all([tellOfEnding(), tellOfEnding()]);
    seen.push((await told(seller)).length);
    app.pass(DAY);
  }
  const rises = seen.flatMap((n, i) => (n > (seen[i - 1] ?? 0) ? [33 - i] : []));
  expect(rises).toEqual([30, 7, 1]);
  expect(seen.at(-1)).toBe(3);
  const [newest] = await told(seller);
  expect(newest!.title).toContain(last);
  expect(newest!.link).toMatch(/\/vip-kuajingtong$/);
  const sent = await mails(seller);
  expect(sent).toHaveLength(3);
  expect(sent[0]!.body).toContain(last);
});

test('what was missed while nothing ran is told once; one that is renewed, over or not begun is not told', async () => {
  const [short, renewed, lower, over, later] = await Promise.all(
    Array.from({ length: 5 }, () => makeSupplier(app)),
  );
  await give(short!, 'silver', -1, 5);
  await give(renewed!, 'silver', -1, 5);
  await give(renewed!, 'vip', 5, 400);
  await give(lower!, 'diamond', -1, 5);
  await give(lower!, 'silver', 5, 400);
  await give(over!, 'silver', -9, 0);
  await give(later!, 'silver', 2, 9);
  expect(await tellOfEnding()).toBe(2);
  expect(await tellOfEnding()).toBe(0);
  const counts = await Promise.all(
    [short, renewed, lower, over, later].map(async (one) => (await told(one!)).length),
  );
  expect(counts).toEqual([1, 0, 1, 0, 0]);
});
