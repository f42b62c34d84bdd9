/**
 * `npm run bench -- attack [products]`: what known attacks cost now, on the loopback, bounded in count. Requests that are
 * too large, addresses that poison pages, dear uploads, a flood of searches that no cache holds, words of nothing.
 */
import type { Challenge } from '../contract/error.ts';
import { tokensFor } from '../server/features/auth/auth.ts';
import { OVERSIZED } from '../tests/support/oversized.ts';
import { solveChallenge } from '../tests/support/proof-of-work.ts';
import { BOUNDARY, multipart, pdfOf, picture } from '../tests/support/upload.ts';
import { client, type Reply } from './support/attacker.ts';
import { figure, median } from './support/figures.ts';
import { serveMarketplace } from './support/site.ts';

const site = await serveMarketplace(Number(process.argv[2] ?? 0));
const { send, costs } = client(site.origin);
let tried = 0;
const counted = (reply: Promise<Reply>) => {
  tried++;
  return reply;
};
const json = (path: string, body: string) =>
  counted(send({ method: 'POST', path, body, headers: { 'content-type': 'application/json' } }));
const guest = (path: string, body: object, from: string) =>
  counted(
    send({
      method: 'POST',
      path,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      from,
    }),
  );
const page = (path: string, from?: string) => counted(send({ path, ...(from && { from }) }));

async function oversized(): Promise<void> {
  const bodies = [
    JSON.stringify({ markets: 'x|'.repeat(500_000) }),
    JSON.stringify({ markets: 'x|'.repeat(30_000) }),
    ...OVERSIZED.map(([, value]) => JSON.stringify({ markets: value })),
  ];
  const replies = await costs(bodies.map((body) => () => json('/api/search/companies', body)));
  figure('2  request too large: processor, worst', Math.max(...replies.map(({ cpu }) => cpu)), 'ms', {
    most: 50,
  });
  figure(
    '2  request too large: reply, longest',
    Math.max(...replies.map(({ body }) => body.length)),
    'bytes',
    {
      most: 4096,
    },
  );
  figure('2  request too large: not refused', replies.filter(({ status }) => status < 400).length, '', {
    most: 0,
  });
}

async function poisoned(): Promise<void> {
  const ways = ['/zh//evil.example/x', '//evil.example/x', '/%5C%5Cevil.example/x', '/zh/%2F%2Fevil.example'];
  let led = 0;
  for (const way of ways)
    for (const path of [way, '/404', '/zh/404', '/zh/no/such/page']) {
      const { body, location } = await page(path);
      if (`${body}${location}`.includes('evil.example')) led++;
    }
  figure('7  poisoned address: pages that lead there', led, '', { most: 0 });
}

async function uploads(): Promise<void> {
  const { rows } = await site.deps.db.$client.query(`SELECT id FROM users WHERE email = 'gold@demo.test'`);
  const { access_token } = await tokensFor(site.deps, site.deps.db, Number(rows[0].id));
  const upload = (purpose: number, bytes: Buffer) => {
    const body = multipart(bytes);
    const headers = {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      authorization: `Bearer ${access_token}`,
    };
    return counted(send({ method: 'POST', path: `/api/session/upload?purpose=${purpose}`, body, headers }));
  };
  const small = await picture(4000, 4000).png().toBuffer();
  const [decoded] = await costs([() => upload(1, small)]);
  figure(`8  PNG of ${Math.round(small.length / 1024)} KB, 16 megapixels: processor`, decoded!.cpu, 'ms', {
    most: 1500,
  });
  const huge = await picture(6300, 6300).png().toBuffer();
  const [bomb] = await costs([() => upload(1, huge)]);
  figure('8  PNG of 40 megapixels: status', bomb!.status, '', { least: 422, most: 422 });
  const large = pdfOf(`2 0 obj<<>>stream\n${' '.repeat(4.9 * 1024 * 1024)}\nendstream endobj\n`);
  let taken = 0;
  for (let n = 0; n < 40; n++) if ((await upload(6, large)).status === 200) taken++;
  figure('8  40 PDFs of 5 MB: taken', taken, '', { most: 20 });
}

async function flood(): Promise<void> {
  const searches = Array.from({ length: 300 }, (_, n) =>
    page(`/search-product/1.html?kw=flood+${n}`, '127.0.0.2'),
  );
  const others = await costs(
    Array.from({ length: 10 }, (_, n) => () => page(`/search-product/1.html?kw=steel+${n}`, '127.0.0.3')),
  );
  const statuses = (await Promise.all(searches)).map(({ status }) => status);
  figure(
    '9  flood of 300 searches: failures of others',
    others.filter(({ status }) => status !== 200).length,
    '',
    {
      most: 0,
    },
  );
  figure('9  flood of 300 searches: slowest of others', Math.max(...others.map(({ ms }) => ms)), 'ms');
  figure('9  flood of 300 searches: 503', statuses.filter((status) => status === 503).length, '', {
    most: 0,
  });
  figure('9  flood of 300 searches: told to wait', statuses.filter((status) => status === 429).length, '');
}

async function nonsense(): Promise<void> {
  const word = (n: number) => ((n + 7) * 7_919_393_939).toString(36).replace(/\d/g, 'q');
  const served: number[] = [];
  const ask = async (n: number) => {
    const reply = await page(`/search-product/1.html?kw=${word(n)}+${word(n + 99)}`, '127.0.0.4');
    served.push(site.lastServed());
    return reply;
  };
  const found = await costs(Array.from({ length: 60 }, (_, n) => () => ask(n)));
  const times = found.map(({ cpu }) => cpu);
  figure('9  words of nothing: served by the server, median', median(served), 'ms', { most: 30 });
  figure('9  words of nothing: served by the server, slowest', Math.max(...served), 'ms');
  figure('9  words of nothing: processor, client included, median', median(times), 'ms');
}

/** Forty texts of a swindler to the address of a stranger, as enquiries and as sourcing requests. */
async function relay(): Promise<void> {
  const bait = 'Your parcel waits: http://evil.example/pay';
  const email = 'stranger@victim.example';
  const first = async (text: string) => Number((await site.deps.db.$client.query(text)).rows[0].id);
  const [company, category] = [
    await first('SELECT id FROM companies WHERE visible LIMIT 1'),
    await first('SELECT id FROM categories WHERE is_end LIMIT 1'),
  ];
  const closingDate = new Date(Date.now() + 30 * 86_400_000).toISOString();
  for (let n = 0; n < 20; n++) {
    const from = `127.0.1.${n + 1}`;
    const message = { subject: bait, message: `${bait} ${n}`, name: bait, company: bait };
    await guest(
      '/api/services/enquiry',
      { ...message, target: { type: 'company', id: company }, country: 'DE', email },
      from,
    );
    const contact = { name: bait, email, company: bait };
    const request = {
      title: `${bait} ${n}`,
      description: bait,
      category,
      quantity: 1,
      unit: 'piece',
      receive: 'DE',
    };
    await guest('/api/guest/purchase', { ...request, closingDate, contact }, from);
  }
  const counted = async (text: string) => Number((await site.deps.db.$client.query(text)).rows[0].n);
  figure(
    '4  guest text as a mail relay, 40 texts: mails sent',
    await counted("SELECT count(*) AS n FROM outbox WHERE address = 'stranger@victim.example'"),
    '',
    { least: 1, most: 20 },
  );
  figure(
    '4  guest text as a mail relay: with text of the guest',
    await counted("SELECT count(*) AS n FROM outbox WHERE subject || body ILIKE '%evil.example%'"),
    '',
    { most: 0 },
  );
  figure(
    '4  guest text as a mail relay: queued for review or sent on',
    await counted(
      "SELECT (SELECT count(*) FROM purchases WHERE confirmed AND title ILIKE '%evil.example%') + (SELECT count(*) FROM enquiries WHERE confirmed AND subject ILIKE '%evil.example%') AS n",
    ),
    '',
    { most: 0 },
  );
}

/** What a guess at a password costs the guesser, of one account from ever new addresses. */
async function guesses(): Promise<void> {
  const email = 'gold@demo.test';
  const failed = (n: number) =>
    site.deps.db.$client.query(
      `INSERT INTO sign_in_failures (account, ip) SELECT $1, ('10.9.' || i / 250 || '.' || i % 250)::inet
       FROM generate_series(1, $2::int) i`,
      [email, n],
    );
  const guess = (from: string, proof?: object) =>
    guest('/api/auth/login', { email, password: 'Wrong1234', verify_code: 'x', proof }, from);
  const challengeOf = ({ body }: Reply) => JSON.parse(body).challenge as Challenge | undefined;
  const free = challengeOf(await guess('127.0.2.1'))?.bits ?? 0;
  figure('6  guess at a password, no failures yet: work asked for', free, 'bits', { most: 0 });
  for (const [more, n] of [
    [50, 50],
    [1950, 2000],
  ] as const) {
    await failed(more);
    const challenge = challengeOf(await guess('127.0.2.2'));
    const used = process.cpuUsage();
    const proof = challenge && solveChallenge(challenge);
    const { user, system } = process.cpuUsage(used);
    const name = `6  guess at a password, ${n} failures in the hour`;
    figure(`${name}: work of the guesser`, (user + system) / 1000, 'ms', { least: 5 });
    const [checked] = await costs([() => guess('127.0.2.3', proof)]);
    figure(`${name}: work of the server`, checked!.cpu, 'ms', { most: 100 });
  }
  await site.deps.db.$client.query('DELETE FROM sign_in_failures');
}

await page('/');
for (const attack of [oversized, relay, guesses, poisoned, uploads, flood, nonsense]) await attack();
process.stdout.write(`${tried} requests tried\n`);
await site.close();
