/**
 * `npm run bench -- dev`: how long a change takes to be seen under `npm run dev`. It edits three files and puts them
 * back. DATA_DIR names a loaded marketplace; without it the first figure holds the loading of the demo.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts';
import { figure } from './support/figures.ts';
import { freePort } from './support/site.ts';

const ROOT = path.dirname(import.meta.dirname);
const MARK = 'just-changed';
const PAGE = { file: 'web/storefront/pages/not-found.tsx', from: '<Layout>', to: `<Layout>${MARK}` };
const SCREEN = {
  file: 'web/backoffice/sign-in/auth-frame.tsx',
  from: '{children}</main>',
  to: `${MARK}{children}</main>`,
};

const given = process.env.DATA_DIR;
const dataDir = given ?? fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-dev-'));
fs.chmodSync(dataDir, 0o711);
const port = await freePort();
const host = `b2b.overseas.localhost:${port}`;

const read = (where: string) =>
  new Promise<string>((resolve) => {
    const named = where === '/metrics' ? {} : { host };
    get(
      { host: '127.0.0.1', port, path: where, headers: { ...named, accept: 'text/html' } },
      async (reply) => {
        const chunks = await reply.toArray();
        resolve(reply.statusCode === 200 || where === '/404' ? Buffer.concat(chunks).toString() : '');
      },
    ).on('error', () => resolve(''));
  });

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let left = 30_000; !(await isSo()); left--) {
    if (left === 0) throw new Error('What was waited for did not come.');
    await pause(20);
  }
}

async function timed(what: string, goal: number | undefined, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await work();
  figure(what, (performance.now() - began) / 1000, 's', goal ? { most: goal } : undefined);
}

/** Runs `work` while the file is changed. */
async function changed({ file, from, to }: typeof PAGE, work: (change: () => void) => Promise<void>) {
  const full = path.join(ROOT, file);
  const before = fs.readFileSync(full, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} holds no ${from}`);
  try {
    await work(() =>
      fs.writeFileSync(
        full,
        before.replace(from, () => to),
      ),
    );
  } finally {
    fs.writeFileSync(full, before);
  }
}

const shows = async (page: Page) => (await page.locator('body').innerText()).includes(MARK);
const processStart = async () => /process_start_time_seconds (\S+)/.exec(await read('/metrics'))?.[1];

const child = spawn(process.execPath, ['bin/run.js', 'dev'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
});
const ended = new Promise((resolve) => child.once('exit', resolve));
try {
  await timed('from the command to the first page', undefined, () =>
    until(async () => (await read('/')) !== ''),
  );
  for (const _ of [1, 2]) {
    const start = await processStart();
    await timed('from a changed file of the server to its answer', 2, async () => {
      const now = new Date();
      fs.utimesSync(path.join(ROOT, 'server/app.ts'), now, now);
      await until(async () => ![undefined, start].includes(await processStart()));
    });
  }
  await changed(PAGE, async (change) => {
    await read('/404');
    await timed('from a changed page component to the page', 1, async () => {
      change();
      await until(async () => (await read('/404')).includes(MARK));
    });
  });
  const executablePath = findChromium();
  if (executablePath) {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
    const page = await browser.newPage();
    page.on('pageerror', (error) => process.stderr.write(`${page.url()}: ${error.message}\n`));
    page.on('console', (message) => {
      if (message.type() === 'error') process.stderr.write(`${page.url()}: ${message.text()}\n`);
    });
    await timed('sign-in of the office in a browser, the first time', undefined, async () => {
      await page.goto(`http://my.${host}/login`);
      await page.locator('main input').first().waitFor({ timeout: 120_000 });
    });
    await page.evaluate(`document.body.setAttribute('data-loaded', 'once')`);
    await changed(SCREEN, (change) =>
      timed('from a changed component of the office to the browser', 1, async () => {
        change();
        await until(() => shows(page));
      }),
    );
    if (!(await page.locator('body[data-loaded]').count()))
      process.stdout.write('The page was loaded anew.\n');
    await page.goto(`http://${host}/404`);
    await page.waitForFunction(`'js' in document.documentElement.dataset`);
    await changed(PAGE, (change) =>
      timed('from a changed page component to the browser', 2, async () => {
        change();
        await until(() => shows(page).catch(() => false));
      }),
    );
    await browser.close();
  }
} finally {
  child.kill('SIGTERM');
  await ended;
  if (!given) fs.rmSync(dataDir, { recursive: true, force: true });
}
