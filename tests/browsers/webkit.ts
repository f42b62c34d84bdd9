/** WebKitGTK by the W3C's WebDriver: a few calls over HTTP, on a display that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../support/process.ts';
import type { OtherBrowser, Tab } from './driver.ts';
import { programOf } from './programs.ts';

/** The key of a reference to an element, as the W3C has it. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Settings of a desktop that wants no motion. The driver works out where a button is before it presses: while a page
 * scrolls smoothly the press meets what has come there, such as the link that covers a card.
 */
const NO_MOTION = '[Settings]\ngtk-enable-animations=0\n';

type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

export async function openWebKit(): Promise<OtherBrowser> {
  const started: ChildProcess[] = [];
  const start = (name: string, args: string[], options: object) => {
    const child = spawn(name, args, options);
    started.push(child);
    return child;
  };
  const screen = start(programOf('display'), ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const lines = createInterface({ input: screen.stdio[3] as NodeJS.ReadableStream });
  const [display] = await once(lines, 'line');
  const settings = fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-gtk-'));
  for (const folder of ['gtk-3.0', 'gtk-4.0']) {
    fs.mkdirSync(path.join(settings, folder));
    fs.writeFileSync(path.join(settings, folder, 'settings.ini'), NO_MOTION);
  }
  const env = { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings };
  const ends: (() => Promise<unknown>)[] = [];
  return {
    async visitor() {
      // a driver has one session at a time
      const port = await freePort();
      start(programOf('webkitDriver'), [`--port=${port}`], { stdio: 'ignore', env });
      const ask = asking(port);
      await until(() => ask('GET', '/status'));
      const browser = { binary: programOf('miniBrowser'), args: ['--automation'] };
      const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
      });
      const inSession: Ask = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
      ends.push(() => inSession('DELETE', ''));
      await inSession('POST', '/window/rect', { width: 1440, height: 1000 });
      return tabOf(inSession);
    },
    async close() {
      for (const end of ends) await end().catch(() => {});
      for (const child of started.reverse()) child.kill();
      fs.rmSync(settings, { recursive: true, force: true });
    },
  };
}

const asking =
  (port: number): Ask =>
  async (method, path, body) => {
    const init = body ? { method, body: JSON.stringify(body) } : { method };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** The driver listens a moment after it was started. */
async function until(attempt: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      await attempt();
      return;
    } catch (error) {
      if (tries === 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

function tabOf(ask: Ask): Tab {
  const faults: string[] = [];
  const run: Tab['run'] = (look, ...given) =>
    ask('POST', '/execute/sync', { script: `return (${look})(...arguments)`, args: given });
  const element = async (selector: string) => {
    const found = await ask<Record<string, string>>('POST', '/element', {
      using: 'css selector',
      value: selector,
    });
    return `/element/${found[ELEMENT]}`;
  };
  const click = async (selector: string) => {
    await ask('POST', `${await element(selector)}/click`, {});
  };
  const type = async (selector: string, text: string) => {
    await ask('POST', `${await element(selector)}/value`, { text });
  };
  const collect = async () => {
    faults.push(...(await run(faultsSoFar)));
  };
  return {
    async open(address) {
      await collect();
      await ask('POST', '/url', { url: address });
      await run(watchFaults);
    },
    run,
    click,
    type,
    upload: (selector, files) => type(selector, files.join('\n')),
    select: (selector, value) => click(`${selector} option[value="${value}"]`),
    async faults() {
      await collect();
      return faults;
    },
  };
}

/** The driver tells nothing of the console, so the page is asked: for what went wrong since it was opened. */
function watchFaults() {
  const noted: string[] = [];
  Object.assign(window, { journeyFaults: noted });
  const note = (words: string) => noted.push(`${location.href}: ${words}`);
  const said = console.error;
  console.error = (...words: unknown[]) => {
    note(words.map(String).join(' '));
    said(...words);
  };
  addEventListener('error', (event) => note(event.message));
  addEventListener('unhandledrejection', (event) => note(String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) => {
    note(`${event.violatedDirective} ${event.blockedURI}`);
  });
}

function faultsSoFar(): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const refused = entries
    .filter(({ responseStatus }) => responseStatus >= 400)
    .map(({ responseStatus, name }) => `${responseStatus} ${name}`);
  return [...((window as { journeyFaults?: string[] }).journeyFaults ?? []), ...refused];
}
