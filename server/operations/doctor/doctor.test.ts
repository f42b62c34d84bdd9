/** What the doctor finds in a healthy marketplace, and when one thing after another is broken. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { makeFile, makeProduct, makeSupplier, makeUser } from '../../../tests/support/data/factories.ts';
import { feedEngine } from '../../../tests/support/database/engine-contract.ts';
import { startClamd } from '../../../tests/support/servers/clamd-server.ts';
import { startMailServer } from '../../../tests/support/servers/mail-server.ts';
import { startOpenSearchServer } from '../../../tests/support/servers/open-search-server.ts';
import { startS3Server } from '../../../tests/support/servers/s3-server.ts';
import { ANSWERS, startTranslateServer } from '../../../tests/support/servers/translate-server.ts';
import { DEMO_PASSWORD } from '../../features/user/demo-accounts.ts';
import { newSecret } from '../../features/webhook/sign.ts';
import { s3Store } from '../../platform/files/file-store.ts';
import { KEY_NAMES, requireKeys } from '../../platform/secrets/secret-keys.ts';
import { SCHEDULED_JOBS } from '../../scheduled-jobs.ts';
import { WORK } from '../../work.ts';
import { runChecks } from './check.ts';
import { databaseChecks } from './database.ts';
import { machineChecks } from './machine.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  requireKeys(app.deps.environment);
  for (const name of Object.keys(SCHEDULED_JOBS)) {
    await app.db.$client.query(`SELECT pgboss.create_queue($1, '{"policy":"exclusive"}')`, [name]);
    await run(name, 'completed');
  }
});
afterAll(() => app?.close());

const makeWebhook = ({ userId }: { userId: number }) =>
  app.db.execute(sql`INSERT INTO webhook_endpoints (user_id, url, description, events, secret, created_at, expires_at)
    VALUES (${userId}, 'https://example.com/', '', '{enquiry.received}', ${newSecret(app.deps, userId).sealed}, now(), now() + interval '1 year')`);

/** A run of a scheduled job that ended so many minutes ago. */
const run = (name: string, state: 'completed' | 'failed', minutesAgo = 0) =>
  app.db.$client.query(
    `INSERT INTO pgboss.job (name, state, completed_on, output)
     VALUES ($1, $2, now() - make_interval(mins => $3), $4)`,
    [name, state, minutesAgo, state === 'failed' ? { message: `${name} is broken\n    at somewhere` } : null],
  );

async function wrongs(env: object = {}, files = app.deps.files, lines: string[] = []): Promise<string[]> {
  const environment = { ...app.deps.environment, ...env };
  await runChecks(machineChecks(environment, files, {}), (line) => lines.push(line));
  await runChecks(databaseChecks(app.db, environment, files), (line) => lines.push(line));
  expect(lines.length).toBeGreaterThanOrEqual(25);
  return lines.filter((line) => line.startsWith('WRONG'));
}

test('nothing is wrong with one that is well', async () => {
  expect(await wrongs()).toEqual([]);
});

test('a key that others may read, one that is missing, and a proxy nobody trusts', async () => {
  const { dataDir } = app.ground;
  const file = path.join(dataDir, 'secret.key');
  const key = fs.readFileSync(file);
  fs.chmodSync(file, 0o644);
  expect(await wrongs()).toEqual([
    expect.stringMatching(/^WRONG secrets: .*secret\.key can be read by others/),
  ]);
  fs.rmSync(file);
  expect(await wrongs()).toEqual([
    expect.stringMatching(/^WRONG secrets: neither SECRET_KEY nor .*secret\.key is here/),
  ]);
  // of a version with a file for each use
  for (const name of KEY_NAMES.slice(1))
    fs.writeFileSync(path.join(dataDir, `${name}.secret`), key, { mode: 0o600 });
  expect(await wrongs()).toEqual([expect.stringMatching(/^WRONG secrets: .*token\.secret is missing/)]);
  for (const name of KEY_NAMES.slice(1)) fs.rmSync(path.join(dataDir, `${name}.secret`));
  fs.writeFileSync(file, key, { mode: 0o600 });
  expect(await wrongs({ scheme: 'https' })).toEqual([
    expect.stringMatching(/^WRONG addresses: .*TRUST_PROXY=1/),
  ]);
});

test('former keys that are still read, and what stands under them', async () => {
  const { dataDir } = app.ground;
  const lines: string[] = [];
  const secretKey = 'a'.repeat(32);
  await makeWebhook(await makeUser(app));
  const env = { secretKey, secretKeyOld: 'b'.repeat(32) };
  fs.writeFileSync(path.join(dataDir, 'code.secret'), 'ab'.repeat(32), { mode: 0o600 });
  fs.writeFileSync(path.join(dataDir, 'video.secret.old'), 'ab'.repeat(32), { mode: 0o600 });
  expect(await wrongs(env, undefined, lines)).toEqual([]);
  expect(lines.filter((line) => line.startsWith('warn'))).toEqual([
    expect.stringMatching(/^warn {2}secrets: code\.secret are of a version .*rotate-keys/),
    expect.stringMatching(/^warn {2}secrets: SECRET_KEY_OLD is set/),
    expect.stringMatching(/^warn {2}secrets: secret\.key is read beside SECRET_KEY/),
    expect.stringMatching(/^warn {2}secrets: video\.secret\.old are read still/),
    expect.stringMatching(
      /^warn {2}what keys have sealed: 1 secrets and 0 guests' links stand under a former key/,
    ),
  ]);
  fs.rmSync(path.join(dataDir, 'code.secret'));
  fs.rmSync(path.join(dataDir, 'video.secret.old'));
  const key = path.join(dataDir, 'secret.key');
  fs.renameSync(key, `${key}.away`);
  expect(await wrongs({ secretKey })).toEqual([
    expect.stringMatching(/^WRONG what keys have sealed: 1 second factors .* a key that is not here/),
  ]);
  fs.renameSync(`${key}.away`, key);
  expect(await wrongs()).toEqual([]);
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

test('a virus scanner that is there, and away', async () => {
  const clamd = await startClamd();
  const lines: string[] = [];
  expect(await wrongs({ clamdUrl: clamd.url }, undefined, lines)).toEqual([]);
  expect(lines).toContainEqual('ok    virus scanner: ClamAV 1.4.0/27000');
  await clamd.stop();
  expect(await wrongs({ clamdUrl: clamd.url })).toEqual([
    expect.stringMatching(/^WRONG virus scanner: no documents are taken.*CLAMD_URL/),
  ]);
});

test('a check that hangs is wrong, and keeps no other one waiting', async () => {
  const lines: string[] = [];
  const hangs = { name: 'hangs', limitSeconds: 0.01, run: () => new Promise<never>(() => {}) };
  const well = { name: 'well', run: async () => 'as ever' };
  expect(await runChecks([hangs, well], (line) => lines.push(line))).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^WRONG hangs: .*within 0\.01 s/), 'ok    well: as ever']);
});

test('rates and a collector: well, away, and something else at their address', async () => {
  const paths: string[] = [];
  let body = `<Cube><Cube time='2026-11-20'><Cube currency='USD' rate='2'/><Cube currency='CNY' rate='14'/></Cube></Cube>`;
  let status = 200;
  const server = http.createServer((request, reply) => {
    paths.push(`${request.method} ${request.url}`);
    reply.writeHead(status).end(request.method === 'POST' ? '{}' : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { ratesUrl: `${origin}/daily.xml`, telemetryUrl: origin };
  expect(await wrongs(env)).toEqual([]);
  expect(paths).toEqual(['GET /daily.xml', 'POST /v1/traces']);
  body = '<html>';
  status = 404;
  const both = [
    /^WRONG exchange rates: .*RATES_URL/,
    /^WRONG collector of traces: .*OTEL_EXPORTER_OTLP_ENDPOINT/,
  ];
  expect(await wrongs(env)).toEqual(both.map((line) => expect.stringMatching(line)));
  await new Promise((resolve) => server.close(resolve));
  expect(await wrongs(env)).toEqual(both.map((line) => expect.stringMatching(line)));
});

test('an address that was refused is a remark; many at once, and what we failed at, are wrong', async () => {
  const givenUp = (error: string, daysAgo = 0) =>
    app.db.execute(sql`INSERT INTO outbox (channel, address, body, error, created_at)
      VALUES ('email', 'x@example.com', '', ${error}, now() - make_interval(days => ${daysAgo}))`);
  await givenUp('EENVELOPE 550');
  await givenUp('ECONNECTION', 8);
  const lines: string[] = [];
  expect(await wrongs({}, undefined, lines)).toEqual([]);
  expect(lines).toContainEqual(expect.stringMatching(/^ok {4}outbox: 1 addresses refused for good/));
  for (let i = 0; i < 9; i++) await givenUp('EENVELOPE 550');
  expect(await wrongs()).toEqual([expect.stringMatching(/^WRONG outbox: 10 addresses were refused today/)]);
  await app.db.execute(sql`DELETE FROM outbox`);
  await givenUp('EAUTH 535');
  expect(await wrongs()).toEqual([
    expect.stringMatching(/^WRONG outbox: 1 mails of the last week were given up/),
  ]);
  await app.db.execute(sql`DELETE FROM outbox`);
});

test('a job that fails once is well; one that fails each time is not, nor one that nobody runs', async () => {
  await run('expire-purchases', 'failed', 10);
  expect(await wrongs()).toEqual([]);
  await app.db.execute(
    sql`UPDATE pgboss.job SET completed_on = now() - interval '3 hours' WHERE name = 'make-avif'`,
  );
  for (const minutes of [1, 2, 3]) await run('note-ended-pins', 'failed', -minutes);
  expect(await wrongs()).toEqual([
    'WRONG scheduled jobs: note-ended-pins fails each time: note-ended-pins is broken',
    expect.stringMatching(/^WRONG scheduled jobs: no server has run make-avif for two hours/),
  ]);
  await app.db.execute(sql`UPDATE pgboss.job SET completed_on = now(), state = 'completed'`);
});

test('work that was tried in vain is counted by its kind in one line', async () => {
  for (const { name } of WORK.filter(({ name }) => name === 'import.run' || name === 'file.remove'))
    await app.db.execute(
      sql`INSERT INTO pgboss.job (name, data, state, completed_on, output)
          SELECT ${name}, '{"id": 1}', 'failed', now(), '{"message": "broken"}' FROM generate_series(1, ${name.length})`,
    );
  expect(await wrongs()).toEqual([
    expect.stringMatching(/^WRONG work: 1[01] of [a-z.]+, 1[01] of [a-z.]+ tried in vain: "Failed work"/),
  ]);
  await app.db.execute(sql`DELETE FROM pgboss.job WHERE name IN ('import.run', 'file.remove')`);
});

test('sixteen things at once: each is named, and once', async () => {
  const { dataDir } = app.ground;
  const seller = await makeSupplier(app);
  await makeProduct(app, seller.companyId);
  await makeFile(app, seller);
  await app.db.execute(sql`INSERT INTO migrations (name) VALUES ('9999-from-the-future.sql')`);
  await app.db.execute(
    sql`INSERT INTO outbox (channel, address, body, error) VALUES ('email', 'x@example.com', '', 'EENVELOPE')`,
  );
  await app.db.execute(
    sql`UPDATE users SET email = 'gold@demo.test', password_hash = ${await hash(DEMO_PASSWORD)} WHERE id = ${seller.userId}`,
  );
  await app.db.execute(sql`DELETE FROM pgboss.job WHERE name = 'expire-purchases'`);
  await run('expire-purchases', 'failed');
  await app.db.execute(sql`ALTER TABLE products DISABLE TRIGGER USER`);
  fs.chmodSync(path.join(dataDir, 'secret.key'), 0o644);
  fs.writeFileSync(path.join(dataDir, 'video.secret'), 'damaged');
  const nowhere = 'http://127.0.0.1:1/';
  const found = await wrongs({
    minFreeDiskBytes: 2 ** 60,
    scheme: 'https',
    host: '0.0.0.0',
    translateUrl: nowhere,
    smtpUrl: 'smtp://127.0.0.1:1',
    // it was promoted
    replicaUrl: app.ground.database.url,
    telemetryUrl: nowhere,
    ratesUrl: nowhere,
  });
  expect(found.map((line) => line.slice(0, line.indexOf(':')))).toEqual([
    ...['WRONG secrets', 'WRONG secrets', 'WRONG disk', 'WRONG addresses', 'WRONG translator'],
    ...['WRONG exchange rates', 'WRONG collector of traces', 'WRONG mail server', 'WRONG schema'],
    ...['WRONG replica', 'WRONG files that rows name', 'WRONG demo accounts', 'WRONG search index'],
    ...['WRONG outbox', 'WRONG scheduled jobs', 'WRONG triggers'],
  ]);
  for (const part of [
    ...[
      'secret.key can be read by others',
      'video.secret is damaged',
      'MIN_FREE_DISK_MB',
      'TRUST_PROXY=1',
      'TRANSLATE_URL',
    ],
    ...[
      'RATES_URL',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'SMTP_URL',
      '9999-from-the-future.sql',
      'it was promoted',
    ],
    ...[
      '2 of the newest 2 are missing',
      'gold@demo.test',
      'documents are not what',
      '1 mails of the last week',
    ],
    ...[
      'expire-purchases fails each time: expire-purchases is broken',
      'ALTER TABLE products ENABLE TRIGGER USER',
    ],
  ])
    expect([part, found.filter((line) => line.includes(part)).length]).toEqual([part, 1]);
});
