/** At the refused thing itself: whether it can be appealed, was, and was answered (decision 37). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enquiryRoutes } from '../../../contract/deal/enquiry.ts';
import { type AppealedThing, appealRoutes as routes } from '../../../contract/operator/appeal.ts';
import type { DecidedEntity, DecisionKind } from '../../../domain/decision/decision.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  type MadeCompany,
  type MadeUser,
  makeReviewer,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { decisions } from '../decision/decision.tables.ts';

let app: TestApp;
let anna: MadeUser;
let ben: MadeUser;
let supplier: MadeCompany;
let serial = 1_000_000;
beforeAll(async () => {
  app = await buildTestApp();
  anna = await makeReviewer(app);
  ben = await makeReviewer(app);
});
beforeEach(async () => {
  supplier = await makeSupplier(app);
});
afterAll(() => app?.close());

const as = ({ token }: { token: string }) => ({ token });
const decided = async (entity: DecidedEntity, entityId: number, kind: DecisionKind, more: object = {}) => {
  const [made] = await app.db
    .insert(decisions)
    .values({
      entity,
      entityId,
      kind,
      userId: supplier.userId,
      companyId: supplier.companyId,
      reviewerId: anna.userId,
      decidedAt: app.deps.now(),
      ...more,
    })
    .returning({ id: decisions.id });
  return made!.id;
};
const of = (thing: AppealedThing, ids: readonly number[], by = supplier) =>
  app.call(routes.listAppealsOf, { query: { thing, ids: ids.join() } }, as(by));

test('it can be appealed, is sent, and is decided', async () => {
  const [refused, other] = [++serial, ++serial];
  const decision = await decided('product', refused, 'take_down');
  expect(await of('product', [other, refused])).toEqual([{ id: refused, decision, step: 'possible' }]);
  await app.call(routes.appealDecision, { params: { id: decision }, body: { text: 'Ours.' } }, as(supplier));
  expect(await of('product', [refused])).toEqual([{ id: refused, decision, step: 'sent' }]);
  const { items } = await app.call(routes.listAppeals, { query: { size: 100 } }, as(ben));
  const { appeal } = items.find(({ id }) => id === decision)!;
  const body = { overturn: false, answer: 'A copy.' };
  await app.call(routes.decideAppeal, { params: { id: appeal }, body }, as(ben));
  expect(await of('product', [refused])).toEqual([{ id: refused, decision, step: 'decided' }]);
});

test('the last decision counts, without those that were undone, for 30 days', async () => {
  const [approved, undone, late] = [++serial, ++serial, ++serial];
  await decided('shop_content', approved, 'reject');
  await decided('shop_content', approved, 'approve');
  const before = await decided('shop_content', undone, 'reject');
  await decided('shop_content', undone, 'approve', { undoneAt: app.deps.now(), undoneBy: anna.userId });
  const decidedAt = new Date(app.deps.now().getTime() - 31 * 86_400_000);
  await decided('shop_content', late, 'reject', { decidedAt });
  expect(await of('shop_content', [approved, undone, late])).toEqual([
    { id: undone, decision: before, step: 'possible' },
  ]);
});

test('others see nothing of it', async () => {
  const id = ++serial;
  await decided('quotation', id, 'hide');
  expect(await of('quotation', [id])).toHaveLength(1);
  expect(await of('quotation', [id], await makeSupplier(app))).toEqual([]);
});

test('an edit of a request, and a withdrawn certification, stand beside what they are of', async () => {
  const [request, { companyId }] = [++serial, supplier];
  const edit = await decided('purchase_edit', request, 'reject');
  expect(await of('purchase', [request])).toEqual([{ id: request, decision: edit, step: 'possible' }]);
  const withdrawn = await decided('company', companyId, 'withdraw');
  expect(await of('certification', [companyId])).toEqual([
    { id: companyId, decision: withdrawn, step: 'possible' },
  ]);
});

test('of a message its supplier called spam the sender hears nothing, of one that was held they do', async () => {
  const asked = {
    target: { type: 'company' as const, id: (await makeSupplier(app)).companyId },
    message: 'Words that nobody should read.',
    country: 'DE',
    name: 'Ann',
    email: supplier.email,
  };
  await app.call(enquiryRoutes.createEnquiry, { body: asked }, as(supplier));
  const { rows } = await app.db.execute<{ id: number; message: number }>(sql`
    INSERT INTO enquiry_holds (enquiry_id, message_id, score, reasons, created_at)
    SELECT enquiry_id, id, 50, '[]', now() FROM enquiry_messages ORDER BY id DESC LIMIT 1
    RETURNING id, message_id AS message`);
  const [hold] = rows;
  const id = await decided('enquiry_hold', hold!.id, 'hold_refused', { before: { kind: 'marked' } });
  expect(await of('message', [hold!.message])).toEqual([]);
  const { items } = await app.call(routes.listOwnDecisions, { query: {} }, as(supplier));
  expect(items).toEqual([]);
  const own = await app.send(routes.getOwnDecision, { params: { id } }, as(supplier));
  expect(own.statusCode).toBe(404);
  const heard = await decided('enquiry_hold', hold!.id, 'hold_refused', { before: { kind: 'held' } });
  expect(await of('message', [hold!.message])).toEqual([
    { id: hold!.message, decision: heard, step: 'possible' },
  ]);
});
