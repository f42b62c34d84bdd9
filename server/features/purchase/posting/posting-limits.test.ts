/** Guests name the address that is e-mailed: nobody's mailbox may be flooded this way. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purchaseRoutes } from '../../../../contract/deal/purchase.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/app.ts';

let app: TestApp;
let category: number;
beforeAll(async () => {
  app = await buildTestApp();
  category = (await app.db.$client.query('SELECT id FROM categories WHERE is_end LIMIT 1')).rows[0].id;
});
afterAll(() => app?.close());

const postRequest = (title: string, email: string, ip: string) =>
  app.send(
    purchaseRoutes.createGuestPurchase,
    {
      body: {
        title,
        category,
        description: 'A thousand of them.',
        quantity: 1000,
        unit: 'piece',
        receive: 'DE',
        closingDate: new Date(Date.now() + 30 * 86_400_000).toISOString(),
        contact: { name: 'Ann', email },
      },
    },
    { ip },
  );

test('ten requests a day name one address of e-mail, from wherever; the email says nothing the guest wrote', async () => {
  const replies = [];
  for (let i = 0; i < 12; i++)
    replies.push(
      await postRequest(`CLICK http://evil.example ${i}`, 'One@victim.example', `198.51.101.${i}`),
    );
  expect(replies.map((reply) => reply.statusCode)).toEqual([...Array(10).fill(200), 429, 429]);
  const { rows } = await app.db.$client.query(
    "SELECT subject, body FROM outbox WHERE address ILIKE 'one@victim%'",
  );
  expect(rows).toHaveLength(10);
  for (const { subject, body } of rows) expect(subject + body).not.toContain('evil.example');
  app.pass(86_400);
  expect((await postRequest('Another day', 'one@victim.example', '198.51.101.50')).statusCode).toBe(200);
});

test('one address of the network posts ten an hour', async () => {
  const statuses = [];
  for (let i = 0; i < 11; i++) {
    // the limit of a minute is another one
    app.pass(61);
    statuses.push((await postRequest(`Bolts ${i}`, `guest${i}@example.com`, '198.51.102.1')).statusCode);
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
  expect(statuses[10]).toBe(429);
});
