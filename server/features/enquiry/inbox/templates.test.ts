import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownEnquiryRoutes } from '../../../../contract/deal/own-enquiry.ts';
import { AS_DELIVERED } from '../../../../domain/setting.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { type MadeCompany, makeSupplier } from '../../../../tests/support/data/factories.ts';

let app: TestApp;
let supplier: MadeCompany;
beforeAll(async () => {
  app = await buildTestApp();
  supplier = await makeSupplier(app);
});
afterAll(() => app?.close());

const list = ({ token }: MadeCompany) => app.call(ownEnquiryRoutes.listReplyTemplates, {}, { token });
const save = (name: string, body: string) =>
  app.send(ownEnquiryRoutes.saveReplyTemplate, { body: { name, body } }, { token: supplier.token });

test('a template is kept, replaced under its name, and deleted; nobody else has it', async () => {
  const { id } = (await save('Price', 'Our price follows.')).json();
  expect((await save('Price', 'Our price is on the way.')).json().id).toBe(id);
  expect(await list(supplier)).toEqual([{ id, name: 'Price', body: 'Our price is on the way.' }]);
  const other = await makeSupplier(app);
  expect(await list(other)).toEqual([]);
  const remove = ({ token }: MadeCompany) =>
    app.send(ownEnquiryRoutes.deleteReplyTemplate, { params: { id } }, { token });
  expect((await remove(other)).statusCode).toBe(404);
  expect((await remove(supplier)).statusCode).toBe(200);
  expect((await remove(supplier)).statusCode).toBe(404);
});

test('thirty are kept, also of forty at once', async () => {
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, n) => save(`Template ${n}`, 'Thank you.')),
  );
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(AS_DELIVERED.reply_templates_most);
  expect(replies.filter((reply) => reply.statusCode !== 200).map((reply) => reply.json().code)).toEqual(
    Array(10).fill('quota_templates'),
  );
  expect(await list(supplier)).toHaveLength(AS_DELIVERED.reply_templates_most);
});
