import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { casesOf } from '../cases.ts';
import { type ImportCase, importer } from '../imports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

test.each(casesOf<ImportCase>('words'))('$says', async (one) => {
  expect.hasAssertions();
  await importer(app).check('words', one);
});
