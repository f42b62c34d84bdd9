/** People who write all the time, over HTTP: what a server has acknowledged is remembered, and looked for afterwards. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../../server/platform/deps.ts';
import { leafCategory, makeFile, makeSupplier } from '../../tests/support/data/factories.ts';
import { goodProduct } from '../../tests/support/data/product-content.ts';
import { BOUNDARY, multipart, png } from '../../tests/support/data/upload.ts';
import type { Outpost } from './server.ts';

const PEOPLE = 6;
/** So that nobody comes to the limit of drafts. */
const ACCOUNTS_EACH = 4;
/** Between two writes of one person, in milliseconds: below what a minute allows. */
const REST = 120;

export interface Writer {
  token: string;
  image: number;
  cate: number;
}
export interface Written {
  /** Titles of drafts and ids of pictures that were answered with 200. */
  drafts: string[];
  pictures: number[];
  /** What else was answered, or that nothing was, and how often. */
  refused: Map<string, number>;
}

export async function makeWriters(deps: Deps): Promise<Writer[]> {
  const { id: cate } = await leafCategory({ deps });
  const writers: Writer[] = [];
  for (let i = 0; i < PEOPLE * ACCOUNTS_EACH; i++) {
    const made = await makeSupplier({ deps });
    writers.push({ token: made.token, image: (await makeFile({ deps }, made)).id, cate });
  }
  return writers;
}

let serial = 0;

/** Writes until it is stopped; goes on when nobody answers. */
export async function startWriting(at: Outpost, writers: readonly Writer[], written: Written) {
  const bytes = await png();
  let going = true;
  const send = async (token: string, url: string, type: string, body: Buffer | string) =>
    fetch(`${at.origin}/api${url}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': type,
        'x-forwarded-for': `198.51.${Math.floor(serial / 200) % 200}.${serial % 200}`,
      },
      body,
      signal: AbortSignal.timeout(20_000),
    });
  const note = (what: string): void => {
    written.refused.set(what, (written.refused.get(what) ?? 0) + 1);
  };
  async function draft({ token, cate, image }: Writer): Promise<void> {
    const title = `Draft number ${++serial} of an outage`;
    const content = JSON.stringify({ ...goodProduct(cate, [image], { title }), draft: true });
    const reply = await send(token, '/session/products', 'application/json', content);
    if (reply.ok) written.drafts.push(title);
    else note(`draft ${reply.status}`);
  }
  async function picture({ token }: Writer): Promise<void> {
    serial++;
    const type = `multipart/form-data; boundary=${BOUNDARY}`;
    const reply = await send(token, '/session/upload?purpose=1', type, multipart(bytes));
    if (!reply.ok) return note(`picture ${reply.status}`);
    const [stored] = (await reply.json()) as { id: number }[];
    written.pictures.push(stored!.id);
  }
  const busy = Array.from({ length: PEOPLE }, async (_, person) => {
    for (let i = 0; going; i++) {
      const writer = writers[person + PEOPLE * (i % ACCOUNTS_EACH)]!;
      await (i & ACCOUNTS_EACH ? draft(writer) : picture(writer)).catch(() => note('no answer'));
      await pause(REST);
    }
  });
  return async () => {
    going = false;
    await Promise.all(busy);
  };
}

/** Acknowledged and not there, and there without its other half. */
export async function missing(deps: Deps, written: Written) {
  const rows = async (text: string) => (await deps.db.$client.query(text)).rows;
  const titles = new Set((await rows('SELECT title FROM products')).map(({ title }) => title));
  const keys = new Map((await rows('SELECT id, key FROM files')).map(({ id, key }) => [id, key]));
  const folder = path.join(deps.environment.dataDir, 'files');
  const stored = fs.existsSync(folder)
    ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.basename(name))
    : [];
  const onDisk = new Set(stored);
  return {
    drafts: written.drafts.filter((title) => !titles.has(title)).length,
    pictures: written.pictures.filter((id) => !onDisk.has(keys.get(id))).length,
    // renamed when whole: what has a process number in its name was never finished
    parts: stored.filter((name) => /\.\d+\.[a-z0-9]+$/.test(name)).length,
  };
}
