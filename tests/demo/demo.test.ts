/** The demo marketplace: who gets it, what is left of it when it is killed, and who can reach its accounts. */
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { PublicProduct } from '../../contract/product/product.ts';
import { allotPictures, fileKey, pictureOrders } from '../../db/seed/demo/demo-pictures.ts';
import { planDemo } from '../../db/seed/plan.ts';
import { seedReference } from '../../db/seed/reference.ts';
import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  openDemoAccounts,
  removeDemoAccounts,
} from '../../server/features/user/demo-accounts.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { migrate } from '../../server/platform/database/migrations.ts';
import { decideDemo } from '../../server/platform/demo.ts';
import { folderStore } from '../../server/platform/files/file-store.ts';
import {
  attachOrStartPostgres,
  clusterFolder,
  startEmbeddedPostgres,
} from '../../server/platform/process/embedded-postgres.ts';
import { checkIndex } from '../../server/search/index/check.ts';
import { cloneDatabase } from '../support/database/database.ts';
import { applyOldChain } from '../support/database/old-chain.ts';
import { freePort, killAll, type Program, read, runScript, startServer } from '../support/process.ts';

const EMAILS: readonly string[] = DEMO_ACCOUNTS.map(([email]) => email);
const STAFF = ['reviewer@demo.test', 'admin@demo.test'];
/** The last migration of the versions that decided nothing. */
const BEFORE = 13;
const OUTSIDE = Object.values(os.networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
const IPV6 = Object.values(os.networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

const folders: string[] = [];
function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-demo-'));
  fs.chmodSync(folder, 0o711);
  folders.push(folder, clusterFolder(folder));
  return folder;
}
afterAll(async () => {
  await killAll();
  for (const folder of folders) {
    // the database of a server that a failed test has left
    const file = path.join(folder, 'postmaster.pid');
    if (fs.existsSync(file)) process.kill(Number(fs.readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT');
    await vi.waitUntil(() => !fs.existsSync(file), { timeout: 60_000 });
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

async function stop(server: Program): Promise<void> {
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, err: '' });
}

async function rowsOf(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(query).finally(() => client.end());
  return rows;
}
const stateOf = async (url: string) => (await rowsOf(url, 'SELECT state FROM demo_marketplace'))[0]?.state;
const demoUsers = async (url: string) =>
  (
    await rowsOf(url, "SELECT email FROM users WHERE email LIKE '%@demo.test' AND status = 1 ORDER BY id")
  ).map(({ email }) => email);

const reaches = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, host);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

describe('a database that exists is decided by its upgrade', () => {
  let admin: pg.Client;
  let made = 0;
  beforeAll(async () => {
    admin = new pg.Client({ connectionString: inject('databaseUrl') });
    await admin.connect();
  });
  afterAll(() => admin.end());

  /** Prepared by an older version, then upgraded in two steps; what is decided for it when the server asks for the demo. */
  async function decided(prepare: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<unknown>) {
    const name = `demo_${process.pid}_${++made}`;
    await admin.query(`CREATE DATABASE ${name}`);
    const url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href;
    const db = await openDatabase(url, { max: 2 });
    await applyOldChain(db, { upTo: BEFORE });
    await prepare(db);
    await applyOldChain(db, { after: BEFORE });
    await migrate(db);
    const { state } = await decideDemo(db, { demo: true, databaseUrl: undefined });
    await db.$client.end();
    await admin.query(`DROP DATABASE ${name}`);
    return state;
  }
  const user = (email: string) =>
    `INSERT INTO users (email, name, password_hash) VALUES ('${email}', 'x', 'x')`;

  test.each([
    ['never started', async () => {}, 'wanted'],
    ['started', seedReference, 'none'],
    ['with an account only', (db) => db.execute(user('a@example.com')), 'none'],
    ['with a demo account', (db) => db.execute(user('Gold@demo.test')), 'loaded'],
  ] as [string, Parameters<typeof decided>[0], string][])('%s', async (_, prepare, state) => {
    expect(await decided(prepare)).toBe(state);
  });
});

test.each([
  [undefined, undefined, 'wanted'],
  [undefined, 'postgres://host/name', 'none'],
  [false, undefined, 'none'],
  [true, 'postgres://host/name', 'wanted'],
])('DEMO %s, DATABASE_URL %s: %s, and that stands', async (demo, databaseUrl, state) => {
  const database = await cloneDatabase(inject('databaseUrl'));
  const db = await openDatabase(database.url, { max: 2 });
  const asked = () => decideDemo(db, { demo, databaseUrl });
  expect(await Promise.all([asked(), asked()])).toEqual([{ state }, { state }]);
  const other = await decideDemo(db, { demo: state === 'none', databaseUrl });
  expect(other.state).toBe(state);
  expect(other.contradiction).toMatch(/^DEMO=[01] changes nothing: since \d{4}-\d\d-\d\d [^\n]+\.$/);
  await db.$client.end();
  await database.drop();
});

test('an upgrade of an embedded marketplace without the demo does not load it', async () => {
  const folder = newFolder();
  const postgres = await startEmbeddedPostgres(folder);
  const db = await openDatabase(postgres.url, { max: 2 });
  await applyOldChain(db, { upTo: BEFORE });
  await seedReference(db);
  await applyOldChain(db, { after: BEFORE });
  await db.$client.end();
  await postgres.stop();
  const port = await freePort();
  const server = await startServer({ DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'error' });
  expect(server.out()).not.toMatch(/demo/i);
  const { url } = await attachOrStartPostgres(folder);
  expect([await stateOf(url), await demoUsers(url)]).toEqual(['none', []]);
  if (OUTSIDE) expect(await reaches(OUTSIDE, port)).toBe(true);
  await stop(server);
});

const COMPANIES = planDemo();
const ORDERS = pictureOrders(COMPANIES, allotPictures(COMPANIES));
/** A page of each kind that chooses what it shows. */
const CHOOSING = [
  '/',
  '/All',
  '/hardware/',
  '/lighting/',
  '/search-supplier/1.html',
  '/search-product/1.html',
];

/** Pictures that stand twice on a page, by what they draw: as files of two companies they are two, and look the same. */
async function shownTwice(port: number, page: string, label = ''): Promise<string[]> {
  const drawing = new Map(ORDERS.map(({ id, draws }) => [fileKey(id), draws]));
  const host = `${label && `${label}.`}b2b.overseas.localhost:${port}`;
  const keysOf = async () => {
    const { text } = await read(port, page, { host });
    const shown = [...text.replace(/<(script|noscript).*?<\/\1>/gs, '').matchAll(/<img[^>]*>/g)];
    return shown.flatMap(([tag]) => /\/files\/(\w+)/.exec(tag)?.[1] ?? []);
  };
  // the index is brought up to date behind the open doors
  await expect.poll(async () => (await keysOf()).length, { message: page }).toBeGreaterThan(10);
  const keys = await keysOf();
  const drawn = keys.map((key) => drawing.get(`${key}.webp`) ?? key);
  return drawn.filter((one, i) => drawn.indexOf(one) !== i).map((one) => `${label}${page}: ${one}`);
}

/** One picture in the place of all, so that loading need not draw them. */
async function storeOnePicture(folder: string): Promise<void> {
  const bytes = await ORDERS[0]!.draw();
  const files = folderStore(path.join(folder, 'files'));
  for (const { id } of ORDERS) await files.put(fileKey(id), bytes, 'image/webp');
}

// one after the other on the same folder
describe('a first start with the demo', () => {
  const folder = newFolder();
  let port: number;
  let env: Record<string, string>;
  beforeAll(async () => {
    port = await freePort();
    env = { DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'error' };
    await storeOnePicture(folder);
  });
  const session = async (token: string) =>
    (await read(port, '/api/session/user', { authorization: `Bearer ${token}` })).status;
  /** Not by fetch, which names the host of the address whatever it is told. */
  async function post(
    where: string,
    { host, cookie, body }: { host: string; cookie: string; body: object },
  ): Promise<{ access_token?: string; code?: string }> {
    const headers = { host, cookie, 'content-type': 'application/json' };
    const sent = http.request({ host: '127.0.0.1', port, path: where, method: 'POST', headers });
    sent.end(JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [http.IncomingMessage];
    return JSON.parse(Buffer.concat(await response.toArray()).toString());
  }
  /** An access token, where the public password opens the account; with a captcha, as in a browser. */
  async function signIn(email: string): Promise<string | undefined> {
    const picture = await fetch(`http://127.0.0.1:${port}/api/auth/captcha`);
    const id = /captcha=([^;]+)/.exec(picture.headers.get('set-cookie') ?? '')![1]!;
    const { url } = await attachOrStartPostgres(folder);
    const [captcha] = await rowsOf(url, `SELECT answer FROM captchas WHERE id = '${id}'`);
    const said = await post('/api/auth/login', {
      host: `${STAFF.includes(email) ? 'admin' : 'my'}.b2b.overseas.localhost:${port}`,
      cookie: `captcha=${id}`,
      body: { email, password: DEMO_PASSWORD, verify_code: captcha!.answer },
    });
    expect(['captcha_wrong', 'staff_sign_in', 'member_sign_in']).not.toContain(said.code);
    return said.access_token;
  }

  test('killed in the midst of it, the next one makes it good; a second server waits for it', async () => {
    const killed = runScript('server/main.ts', [], env);
    await expect.poll(killed.out, { timeout: 60_000, interval: 20 }).toContain('Marketplace');
    killed.child.kill('SIGKILL');
    await killed.ended;
    // DEMO no longer counts
    const first = runScript('server/main.ts', [], { ...env, DEMO: '0' });
    await expect.poll(first.out, { timeout: 60_000, interval: 20 }).toContain('Marketplace');
    const { url } = await attachOrStartPostgres(folder);
    expect([await stateOf(url), await demoUsers(url)]).toEqual(['wanted', []]);
    const beside = { PORT: String(await freePort()), DATABASE_URL: url, TRUST_PROXY: '1' };
    const second = await startServer({ ...env, ...beside });
    expect(second.out()).not.toMatch(/^(Pictures|Marketplace) /m);
    await expect.poll(first.out).toContain('Ctrl-C');
    expect(first.out()).toMatch(/^DEMO=0 changes nothing: /);
    expect(await stateOf(url)).toBe('loaded');
    expect((await demoUsers(url)).sort()).toEqual([...EMAILS].sort());
    const planned = COMPANIES.reduce((sum, company) => sum + company.products.length, 0);
    expect(await rowsOf(url, 'SELECT count(*)::int AS products FROM products')).toEqual([
      { products: planned },
    ]);
    // the site promises a review within one working day
    expect(
      await rowsOf(
        url,
        `SELECT kind FROM (
           SELECT 'product' AS kind, submitted_at AS since FROM products WHERE status = 2
           UNION ALL SELECT 'revision', submitted_at FROM product_revisions WHERE status = 2
           UNION ALL SELECT 'certification', submitted_at FROM certifications WHERE status = 1
           UNION ALL SELECT 'purchase', created_at FROM purchases WHERE status = 2
           UNION ALL SELECT 'shop content', submitted_at FROM shop_contents WHERE status = 2
           UNION ALL SELECT 'enquiry', created_at FROM enquiry_holds WHERE decided_at IS NULL
           UNION ALL SELECT 'company change', created_at FROM company_changes) waiting
         GROUP BY kind HAVING min(since) < now() - interval '1 day' OR max(since) > now() ORDER BY kind`,
      ),
    ).toEqual([]);

    // the page of a closed request tells when its buyer closed it, which is after it was published and quoted on
    const [closed] = await rowsOf(
      url,
      `SELECT count(*)::int AS all, count(*) FILTER (WHERE closed_at BETWEEN published_at AND now() AND closed_at >= ALL (
         SELECT q.created_at FROM quotations q WHERE q.purchase_id = p.id))::int AS told FROM purchases p WHERE status = 4`,
    );
    expect(closed?.told).toBeGreaterThan(0);
    expect(closed?.told).toBe(closed?.all);

    // a message tells the very reasons of the list
    expect(
      await rowsOf(
        url,
        `SELECT m.kind, m.user_id FROM messages m
         LEFT JOIN products p ON m.kind = 'product_rejected' AND p.id = (m.params->>'id')::bigint
         LEFT JOIN product_revisions r ON m.kind = 'revision_rejected'
           AND r.product_id = (m.params->>'id')::bigint AND r.status = 4
         LEFT JOIN companies c ON m.kind = 'certification_rejected' AND c.user_id = m.user_id
         LEFT JOIN certifications s ON s.company_id = c.id AND s.status = 2
         WHERE m.kind IN ('product_rejected', 'revision_rejected', 'certification_rejected')
           AND (m.params->>'reasons', m.params->>'note') IS DISTINCT FROM
             (array_to_string(coalesce(p.reasons, r.reasons, s.reasons), ','), coalesce(p.review_note, r.review_note, s.note))`,
      ),
    ).toEqual([]);

    const twice = [
      ...CHOOSING.map((page) => shownTwice(port, page)),
      ...['/', '/search-product/1.html?kw=bolt'].map((page) => shownTwice(port, page, 'mobile')),
    ];
    expect((await Promise.all(twice)).flat()).toEqual([]);
    const online = await rowsOf(url, 'SELECT id FROM products WHERE listed AND id % 20 = 0');
    const repeating = online.map(async ({ id }) => {
      const { text } = await read(port, `/api/companies/products/${id}`);
      const { images, variants, recommend_products } = JSON.parse(text) as PublicProduct;
      const shown = [...images, ...[...variants, ...recommend_products].map(({ image }) => image)];
      return new Set(shown).size < shown.length ? [id] : [];
    });
    expect((await Promise.all(repeating)).flat()).toEqual([]);

    // and listens on the loopback addresses only
    expect(first.out()).toContain(
      `HOST is not set, only this machine is served: listening on 127.0.0.1${IPV6 ? ' and ::1' : ''}.`,
    );
    expect(first.out()).not.toContain('WARNING');
    expect(await reaches('127.0.0.1', port)).toBe(true);
    expect(await reaches('::1', port)).toBe(IPV6);
    if (OUTSIDE) expect(await reaches(OUTSIDE, port)).toBe(false);
    if (IPV6) expect(await (await fetch(`http://[::1]:${port}/healthz`)).text()).toBe('ok');
    // behind a proxy on this machine others come in all the same
    expectWarning(second);
    await Promise.all([stop(second), stop(first)]);
  }, 300_000);

  function expectWarning(server: Program): void {
    const warning = server
      .out()
      .split('\n')
      .find((line) => line.startsWith('WARNING'));
    for (const email of EMAILS) expect(warning).toContain(email);
    expect(warning).toContain('npm run admin -- remove-demo-accounts');
  }

  test('HOST opens it, with a warning; remove-demo-accounts closes the accounts at once', async () => {
    const server = await startServer({ ...env, HOST: '0.0.0.0' });
    await expect.poll(server.out).toContain('Ctrl-C');
    expectWarning(server);
    if (OUTSIDE) expect(await reaches(OUTSIDE, port)).toBe(true);
    const tokens = [(await signIn('gold@demo.test'))!, (await signIn('admin@demo.test'))!];
    expect(await Promise.all(tokens.map(session))).toEqual([200, 200]);
    const { url } = await attachOrStartPostgres(folder);
    const setBuyer = (status: number) =>
      rowsOf(url, `UPDATE users SET status = ${status} WHERE email = 'buyer@demo.test'`);
    await setBuyer(3);
    const { code, out, err } = await runScript('server/admin.ts', ['remove-demo-accounts'], env).ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const email of EMAILS) expect(out.includes(email), email).toBe(email !== 'buyer@demo.test');
    const NO_ADMINISTRATOR = 'There is no administrator now: "npm run admin -- create EMAIL" makes one.';
    expect(out).toContain(NO_ADMINISTRATOR);
    expect(await Promise.all(tokens.map(session))).toEqual([401, 401]);
    expect(await demoUsers(url)).toEqual([]);
    // a ban that is lifted later opens nothing
    await setBuyer(1);
    for (const email of EMAILS) expect(await signIn(email), email).toBeUndefined();
    const db = await openDatabase(url, { max: 1 });
    expect(await openDemoAccounts(db)).toEqual([]);
    expect(await removeDemoAccounts(db)).toContain('buyer@demo.test');
    expect(await removeDemoAccounts(db)).toBe(`There are no demo accounts to remove.\n${NO_ADMINISTRATOR}`);
    expect(await checkIndex(db)).toEqual([]);
    await db.$client.end();
    await stop(server);
  }, 300_000);

  test('then it listens everywhere, and the demo does not come back', async () => {
    const server = await startServer(env);
    expect(server.out()).not.toMatch(/demo/i);
    if (OUTSIDE) expect(await reaches(OUTSIDE, port)).toBe(true);
    const { url } = await attachOrStartPostgres(folder);
    expect([await stateOf(url), await demoUsers(url)]).toEqual(['loaded', []]);
    await stop(server);
  });
});
