/**
 * `npm run bench -- page-texts ORIGIN FILE [OLDER]`: writes what a running marketplace shows into FILE – the visible
 * text of 200 public pages of every kind and both languages, and its OpenAPI document – and compares it with OLDER, a
 * file written before a change. Both must have read the same database. Ends with 1 where they differ.
 */
import fs from 'node:fs';
import { Parser } from 'htmlparser2';
import { linksOf } from '../tests/support/browser/links.ts';
import { client } from './support/attacker.ts';

const PAGES = 200;
/** So many of one kind: home pages would else be followed by nothing but products. */
const OF_A_KIND = 6;
const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);

interface Snapshot {
  openapi: Record<string, unknown>;
  /** Address without scheme and port → status and text. */
  pages: Record<string, string>;
}

const [origin = '', file = '', older] = process.argv.slice(2);
if (!origin || !file) throw new Error('npm run bench -- page-texts ORIGIN FILE [OLDER]');
const { host, port } = new URL(origin);

const { send } = client(origin);
/** Names below .localhost are this machine, whatever its resolver knows. */
const read = (address: string) => {
  const url = new URL(address);
  return send({ path: url.pathname + url.search, headers: { host: url.host, 'user-agent': 'page-texts' } });
};

/** Title, description and what stands on the page, one piece a line; ports and asset names are no text. */
function textOf(html: string): string {
  const pieces: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag(name, { content, name: meta, placeholder, alt, 'aria-label': label }) {
      if (UNSEEN.has(name)) hidden++;
      if (meta === 'description' && content) pieces.push(content);
      for (const said of [placeholder, alt, label]) if (said) pieces.push(said);
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) hidden--;
    },
    ontext(text) {
      if (hidden === 0 && text.trim()) pieces.push(text.trim().replace(/\s+/g, ' '));
    },
  });
  parser.end(html);
  return pieces.join('\n').replaceAll(`:${port}`, '');
}

const kindOf = (url: URL): string => {
  const label = url.host === host ? '' : url.host.startsWith('mobile.') ? 'mobile' : 'shop';
  const language = /^\/zh(?:\/|$)/.test(url.pathname) ? 'zh' : '';
  const words = url.pathname.split('/').map((part) => (/\d/.test(part) || part.includes('-') ? '*' : part));
  return `${label} ${language} ${words.length > 3 ? words.length : words.join('/')} ${url.search ? '?' : ''}`;
};

const nameOf = (address: string) => address.replace(`:${port}`, '').replace(/^http:\/\//, '');

async function walk(): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  const mobile = origin.replace('//', '//mobile.');
  const queue = [`${origin}/`, `${origin}/zh`, `${mobile}/`, `${mobile}/zh`];
  const seen = new Set(queue);
  const kinds = new Map<string, number>();
  while (queue.length > 0 && Object.keys(pages).length < PAGES) {
    const address = queue.shift()!;
    const { status, body } = await read(address);
    if (!/<html/.test(body)) continue;
    pages[nameOf(address)] = `${status}\n${textOf(body)}`;
    for (const found of linksOf(body, address).addresses) {
      const url = new URL(found);
      url.hash = '';
      const app = url.host === `my.${host}` || url.host === `admin.${host}`;
      if (!url.host.endsWith(host) || app || /^\/(?:files|assets|api)\//.test(url.pathname)) continue;
      const kind = kindOf(url);
      const met = kinds.get(kind) ?? 0;
      if (seen.has(url.href) || met >= OF_A_KIND) continue;
      seen.add(url.href);
      kinds.set(kind, met + 1);
      // kinds not met yet come first
      if (met === 0) queue.unshift(url.href);
      else queue.push(url.href);
    }
  }
  return pages;
}

async function reread(before: Snapshot): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const name of Object.keys(before.pages)) {
    const url = new URL(`http://${name}`);
    url.port = port;
    const { status, body } = await read(url.href);
    pages[name] = `${status}\n${textOf(body)}`;
  }
  return pages;
}

/** In which order a schema names what it requires says nothing. */
const orderless = (value: unknown, path: string) =>
  Array.isArray(value) && path.endsWith('/required')
    ? Object.fromEntries(value.map((name) => [name, true]))
    : value;

/** Paths within the document at which two JSON values differ, at most twenty. */
function differences(before: unknown, after: unknown, path = '', found: string[] = []): string[] {
  const [a, b] = [orderless(before, path), orderless(after, path)];
  if (found.length >= 20 || JSON.stringify(a) === JSON.stringify(b)) return found;
  if (typeof a === 'object' && typeof b === 'object' && a && b && Array.isArray(a) === Array.isArray(b)) {
    const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)]))
      differences(left[key], right[key], `${path}/${key}`, found);
    return found;
  }
  found.push(`${path}: ${JSON.stringify(a)?.slice(0, 200)} → ${JSON.stringify(b)?.slice(0, 200)}`);
  return found;
}

const before: Snapshot | undefined = older && JSON.parse(fs.readFileSync(older, 'utf8'));
const openapi = JSON.parse((await read(`${origin}/api/openapi.json`)).body);
const now: Snapshot = { openapi, pages: before ? await reread(before) : await walk() };
fs.writeFileSync(file, JSON.stringify(now, null, 1));
const zh = Object.keys(now.pages).filter((name) => /\/zh(?:\/|$)/.test(name)).length;
const hosts = new Set(Object.keys(now.pages).map((name) => name.split('/')[0]));
console.log(`${Object.keys(now.pages).length} pages on ${hosts.size} hosts, ${zh} of them Chinese`);

if (before) {
  const changed = Object.keys(before.pages).filter((name) => before.pages[name] !== now.pages[name]);
  for (const name of changed.slice(0, 20)) {
    const old = new Set(before.pages[name]!.split('\n'));
    const fresh = new Set(now.pages[name]!.split('\n'));
    console.log(`\n${name}`);
    for (const line of [...old].filter((said) => !fresh.has(said)).slice(0, 8)) console.log(`  - ${line}`);
    for (const line of [...fresh].filter((said) => !old.has(said)).slice(0, 8)) console.log(`  + ${line}`);
  }
  const api = differences(before.openapi, now.openapi);
  console.log(`\n${changed.length} of ${Object.keys(before.pages).length} pages show another text`);
  console.log(`OpenAPI: ${Object.keys(openapi.paths).length} paths, ${api.length} differences`);
  for (const line of api) console.log(`  ${line}`);
  process.exitCode = changed.length + api.length > 0 ? 1 : 0;
}
