/**
 * The yardstick of searches: Sphinx over the same products and queries, with five facets (Debian's packages sphinxsearch and
 * mariadb-client). Its processor time alone counts, so whoever asks may be slow.
 */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../../server/platform/deps.ts';
import { freePort } from '../../tests/support/process.ts';
import { processorTime } from '../support/cpu.ts';
import type { Query } from './search-queries.ts';

const FACETS = ['category_id', 'sub_id', 'address_id', 'tier_rank', 'min_order'];
const AT_ONCE = 20_000;
const PROGRAMS = ['indexer', 'searchd', 'mysql'];

const isHere = (program: string) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => fs.existsSync(path.join(folder, program)));

const settings = (folder: string, port: number) => `
source products {
  type = xmlpipe2
  xmlpipe_command = cat ${folder}/products.xml
}
index products {
  source = products
  path = ${folder}/products
  morphology = stem_en
  ngram_len = 1
  ngram_chars = U+3000..U+2FA1F
  docinfo = extern
}
indexer {
  mem_limit = 256M
}
searchd {
  listen = 127.0.0.1:${port}:mysql41
  pid_file = ${folder}/searchd.pid
  log = ${folder}/searchd.log
  binlog_path =
  workers = threads
}
`;

const xml = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/gu, ' ')
    .replace(/[<>&]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Writes what Sphinx reads: titles and keywords as words, what is filtered and counted as numbers. */
async function writeDocuments(deps: Deps, file: string): Promise<void> {
  const out = fs.openSync(file, 'w');
  const attributes = FACETS.map((name) => `<sphinx:attr name="${name}" type="int"/>`);
  fs.writeSync(
    out,
    `<?xml version="1.0" encoding="utf-8"?><sphinx:docset><sphinx:schema><sphinx:field name="title"/><sphinx:field name="keywords"/>
    <sphinx:attr name="price" type="float"/>${attributes.join('')}</sphinx:schema>`,
  );
  for (let last = 0; ; ) {
    const { rows } = await deps.db.$client.query(
      `SELECT p.id, p.title, array_to_string(p.keywords, ' ') AS keywords, p.min_price AS price, p.category_id, p.sub_id,
        coalesce(c.address_id, 0) AS address_id, p.tier_rank, p.min_order
      FROM products p JOIN companies c ON c.id = p.company_id WHERE p.listed AND p.id > $1 ORDER BY p.id LIMIT $2`,
      [last, AT_ONCE],
    );
    if (rows.length === 0) break;
    last = rows.at(-1).id;
    for (const { id, title, keywords, price, ...counted } of rows)
      fs.writeSync(
        out,
        `<sphinx:document id="${id}"><title>${xml(title)}</title><keywords>${xml(keywords)}</keywords><price>${price}</price>` +
          `${Object.entries(counted)
            .map(([name, value]) => `<${name}>${value}</${name}>`)
            .join('')}</sphinx:document>\n`,
      );
  }
  fs.writeSync(out, '</sphinx:docset>');
  fs.closeSync(out);
}

/** Every word has to be there; a price or a category is a filter. */
function statement({ kw, cate, maxPrice }: Query): string {
  const words = kw.match(/[\p{L}\p{N}]+/gu) ?? [];
  const filters = [cate && `category_id = ${cate}`, maxPrice && `price <= ${maxPrice}`].filter(Boolean);
  const where = [`MATCH('${words.join(' ')}')`, ...filters].join(' AND ');
  return `SELECT id FROM products WHERE ${where} LIMIT 20 ${FACETS.map((name) => `FACET ${name}`).join(' ')};`;
}

/** Processor time of Sphinx for a query, in milliseconds; null where it is not installed. */
export async function sphinxTime(
  deps: Deps,
  queries: readonly Query[],
  rounds: number,
): Promise<number | null> {
  if (!PROGRAMS.every(isHere)) return null;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sphinx-'));
  const port = await freePort();
  const config = path.join(folder, 'sphinx.conf');
  fs.writeFileSync(config, settings(folder, port));
  await writeDocuments(deps, path.join(folder, 'products.xml'));
  execFileSync('indexer', ['--config', config, '--all', '--quiet']);
  const searchd = spawn('searchd', ['--config', config, '--nodetach'], { stdio: 'ignore' });
  const ask = (text: string) =>
    execFileSync('mysql', ['--host=127.0.0.1', `--port=${port}`, '--batch', '--skip-ssl'], {
      input: text,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
  try {
    const text = queries.map(statement).join('\n');
    for (let tries = 0; ; tries++)
      try {
        ask(text);
        break;
      } catch (error) {
        if (tries > 50) throw error;
        await pause(200);
      }
    const before = processorTime(searchd.pid!);
    for (let round = 0; round < rounds; round++) ask(text);
    return (processorTime(searchd.pid!) - before) / (rounds * queries.length);
  } finally {
    const ended = new Promise((resolve) => searchd.once('exit', resolve));
    searchd.kill();
    await ended;
    fs.rmSync(folder, { recursive: true });
  }
}
