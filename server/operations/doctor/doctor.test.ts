/** What the doctor finds in a marketplace that is well, and when one thing after another is not. */
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { feedEngine } from '../../../tests/support/engine-contract.ts';
import { makeFile, makeProduct, makeSupplier } from '../../../tests/support/factories.ts';
import { startMailServer } from '../../../tests/support/mail-server.ts';
import { startOpenSearchServer } from '../../../tests/support/open-search-server.ts';
import { startS3Server } from '../../../tests/support/s3-server.ts';
import { ANSWERS, startTranslateServer } from '../../../tests/support/translate-server.ts';
import { s3Store } from '../../platform/file-store.ts';
import { readOrCreateSecret, SECRETS } from '../../platform/token.ts';
import { runChecks } from './check.ts';
import { databaseChecks } from './database.ts';
import { machineChecks } from './machine.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  for (const name of SECRETS) readOrCreateSecret(app.ground.dataDir, name);
});
afterAll(() => app?.close());

async function wrongs(env: object = {}, files = app.deps.files): Promise<string[]> {
  const environment = { ...app.deps.environment, ...env };
  const lines: string[] = [];
  await runChecks(machineChecks(environment, files, {}), (line) => lines.push(line));
  await runChecks(databaseChecks(app.db, environment, files), (line) => lines.push(line));
  expect(lines.length).toBe(20);
  return lines.filter((line) => line.startsWith('WRONG') && !line.includes('scheduled jobs'));
}

test('nothing is wrong with one that is well', async () => {
  expect(await wrongs()).toEqual([]);
});

test('a secret that others may read, one that is missing, and a proxy nobody trusts', async () => {
  const file = path.join(app.ground.dataDir, 'code.secret');
  fs.chmodSync(file, 0o644);
  expect(await wrongs()).toEqual([
    expect.stringMatching(/^WRONG secrets: .*code\.secret can be read by others/),
  ]);
  fs.rmSync(file);
  expect(await wrongs()).toEqual([expect.stringMatching(/^WRONG secrets: .*code\.secret is missing/)]);
  readOrCreateSecret(app.ground.dataDir, 'code');
  expect(await wrongs({ scheme: 'https' })).toEqual([
    expect.stringMatching(/^WRONG addresses: .*TRUST_PROXY=1/),
  ]);
});

test('a full disk, a replica and a mail server that are away', async () => {
  expect(await wrongs({ minFreeDiskBytes: 2 ** 60 })).toEqual([expect.stringMatching(/^WRONG disk/)]);
  const replicaUrl = 'postgres://nobody@127.0.0.1:1/none';
  expect(await wrongs({ replicaUrl })).toEqual([
    expect.stringMatching(/^WRONG replica: .*cannot be reached/),
  ]);
  const mail = await startMailServer();
  expect(await wrongs({ smtpUrl: mail.url })).toEqual([]);
  await mail.close();
  expect(await wrongs({ smtpUrl: mail.url })).toEqual([
    expect.stringMatching(/^WRONG mail server: .*SMTP_URL/),
  ]);
});

test('a bucket that takes nothing', async () => {
  const s3 = await startS3Server();
  const bucket = await s3Store(s3.url);
  expect(await wrongs({ s3Url: s3.url }, bucket)).toEqual([]);
  expect(s3.objects.size).toBe(0);
  s3.readOnly = true;
  expect(await wrongs({ s3Url: s3.url }, bucket)).toEqual([
    expect.stringMatching(/^WRONG files can be written/),
  ]);
  s3.readOnly = false;
  s3.mood = 'failing';
  expect(await wrongs({ s3Url: s3.url }, bucket)).toEqual([
    expect.stringMatching(/^WRONG files can be written: .*answers 500/),
    expect.stringMatching(/^WRONG bucket: .*answers 500.*s3:ListBucket/),
  ]);
  s3.mood = 'silent';
  const impatient = await s3Store(s3.url, { limits: { silence: 200, whole: 200 } });
  expect(await wrongs({ s3Url: s3.url }, impatient)).toEqual([
    expect.stringMatching(/^WRONG files can be written: .*did not answer in time/),
    expect.stringMatching(/^WRONG bucket: .*did not answer in time/),
  ]);
  await s3.close();
});

test('a search cluster that is empty, fed, and away', async () => {
  const cluster = await startOpenSearchServer();
  const env = { searchUrl: cluster.url };
  expect(await wrongs(env)).toEqual([expect.stringMatching(/^WRONG search cluster: it holds no index/)]);
  const fed = await buildTestApp({ SEARCH_URL: cluster.url }, { beside: app });
  await feedEngine(fed);
  await fed.close();
  expect(await wrongs(env)).toEqual([]);
  cluster.refusing = () => 403;
  expect(await wrongs(env)).toEqual([expect.stringMatching(/^WRONG search cluster: .*\(403\).*SEARCH_URL/)]);
  await cluster.stop();
  expect(await wrongs(env)).toEqual([expect.stringMatching(/^WRONG search cluster: .*SEARCH_URL/)]);
});

test('a translator that lacks a language, answers nonsense, is busy, and away', async () => {
  const translator = await startTranslateServer();
  const env = { translateUrl: translator.url };
  expect(await wrongs(env)).toEqual([]);
  expect(translator.asked.map(({ source, target }) => `${source} to ${target}`)).toEqual([
    'en to zh',
    'zh to en',
  ]);
  for (const [kind, wrong] of [
    ['refused', /^WRONG translator: .*from en into zh \(.*400\).*TRANSLATE_API_KEY/],
    ['wrongLanguage', /^WRONG translator: .*from en into zh \(.*“Il pump/],
    ['busy', /^WRONG translator: .*429.*TRANSLATE_URL/],
  ] as const) {
    translator.answerWith(ANSWERS[kind]);
    expect(await wrongs(env)).toEqual([expect.stringMatching(wrong)]);
  }
  await translator.stop();
  expect(await wrongs(env)).toEqual([
    expect.stringMatching(/^WRONG translator: it cannot be reached.*TRANSLATE_URL/),
  ]);
});

test('files that are gone, an index that lacks a product, a newer schema, mails given up', async () => {
  const seller = await makeSupplier(app);
  await makeProduct(app, seller.companyId);
  await makeFile(app, seller);
  await app.db.execute(sql`INSERT INTO migrations (name) VALUES ('9999-from-the-future.sql')`);
  await app.db.execute(
    sql`INSERT INTO outbox (channel, address, body, error) VALUES ('email', 'x@example.com', '', 'EENVELOPE')`,
  );
  const found = await wrongs();
  expect(found.map((line) => line.replace(/:.*/, ''))).toEqual([
    ...['WRONG schema', 'WRONG files that rows name', 'WRONG search index', 'WRONG outbox'],
  ]);
  expect(found[1]).toMatch(/2 of the newest 2 are missing/);
});
