/** A marketplace on the demo data in a process of its own, and a browser before it. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import type { Input, Reply, Route } from '../../contract/schema/route.ts';
import { freePort } from '../../server/platform/process/free-port.ts';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** A name without a port, as pictures should show it; the browser is told where it leads. */
const HOST = 'b2b.overseas.example';

export type Language = 'en' | 'zh';

export interface Studio {
  /** Address of a path on the portal, or on the subdomain given. */
  at(where: string, label?: string): string;
  /** A page of a visitor of its own; `as` is the e-mail of a demo account to be signed in with. */
  page(options: {
    width: number;
    height?: number;
    scale?: number;
    lang: Language;
    as?: string;
  }): Promise<Page>;
  /** A call of the API, by a guest or by the demo account of this e-mail. */
  call<R extends Route>(route: R, input: Input<R>, as?: string): Promise<Reply<R>>;
  close(): Promise<void>;
}

const run = promisify(execFile);

async function started(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout!.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('is up.')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return server;
}

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, string>;
  body?: unknown;
}

/** Over plain HTTP: Node resolves the name no more than a browser that is not told where it leads. */
async function answer(
  port: number,
  { method, path: pattern }: Route,
  { params, query, body }: AnyInput,
  headers: Record<string, string>,
): Promise<unknown> {
  const where = pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams(query).toString();
  const [status, reply] = await new Promise<[number, string]>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path: `/api${where}?${search}`, headers });
    sent.once('error', reject);
    sent.once('response', (response) =>
      text(response).then((said) => resolve([response.statusCode ?? 0, said]), reject),
    );
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
  if (status >= 300) throw new Error(`${method} ${where} is answered ${status}: ${reply}`);
  return JSON.parse(reply);
}

/** Once the page has a heading and waits for no answer: a quiet network alone says neither. */
export async function drawn(page: Page): Promise<void> {
  await page.locator('h1:visible, h2:visible').first().waitFor();
  // not by an expression: the policy of a page that is not ready at once would refuse to evaluate it again
  await page.locator('.ant-skeleton').first().waitFor({ state: 'detached' });
}

export async function openStudio(): Promise<Studio> {
  const own = process.env.DATA_DIR ? null : fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-studio-'));
  if (own) fs.chmodSync(own, 0o711);
  const port = await freePort();
  const env = {
    ...process.env,
    ...(own && { DATA_DIR: own }),
    PORT: String(port),
    PUBLIC_HOST: HOST,
    PUBLIC_SCHEME: 'http',
  };
  await run(process.execPath, ['scripts/build.ts'], { cwd: ROOT });
  const server = await started(env);
  const browser = await chromium.launch({
    executablePath: findChromium()!,
    args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP * 127.0.0.1:${port}`],
  });

  async function tokenOf(email: string) {
    const { stdout } = await run(process.execPath, ['server/admin.ts', 'token', email], { cwd: ROOT, env });
    return stdout.trim();
  }

  /** The cookie a sign-in would leave: the account's token with its claims. */
  async function session(email: string) {
    const token = await tokenOf(email);
    const { id, cid, name, exp, staff } = JSON.parse(
      Buffer.from(token.split('.')[1]!, 'base64url').toString(),
    );
    const data = { id, cid: cid ?? null, name };
    const value = { token, expired: exp, refresh_after: exp, data, persistent: true };
    return {
      value: encodeURIComponent(JSON.stringify(value)),
      path: '/',
      ...(staff ? { name: 'staffInfo', domain: `admin.${HOST}` } : { name: 'userInfo', domain: `.${HOST}` }),
    };
  }

  return {
    at: (where, label = '') => `http://${label && `${label}.`}${HOST}${where}`,
    async page({ width, height = 900, scale = 1, lang, as }) {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        locale: lang === 'zh' ? 'zh-CN' : 'en-GB',
        reducedMotion: 'reduce',
      });
      const shared = { domain: `.${HOST}`, path: '/' };
      await context.addCookies([
        { name: 'lang', value: lang, ...shared },
        ...(as ? [await session(as)] : []),
      ]);
      // a page that follows its events is never idle; one to which they are refused goes on without
      await context.route('**/api/session/events*', (route) => route.fulfill({ status: 403, json: {} }));
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      return page;
    },
    async call(route, input, as) {
      const headers = {
        host: HOST,
        'content-type': 'application/json',
        ...(as && { authorization: `Bearer ${await tokenOf(as)}` }),
      };
      return (await answer(port, route, input as AnyInput, headers)) as Reply<typeof route>;
    },
    async close() {
      await browser.close();
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      if (own) fs.rmSync(own, { recursive: true, force: true });
    },
  };
}
