import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { enqueueEmail } from './outbox.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

test('neither the subject nor the body of a email is logged: either may hold a code', async () => {
  const lines: unknown[] = [];
  const note = (detail: object | string) => void lines.push(detail);
  const deps = { ...app.deps, log: { info: note, warn: note, error: note } };
  await enqueueEmail(deps, app.db, {
    channel: 'email',
    address: 'a@b.example',
    subject: 'Your code: 271828',
    body: 'It is 271828.',
  });
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('271828');
});
