/** The server of `npm run dev`, in its own process, restarted when one of its files changes. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pretty from 'pino-pretty';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = ['server', 'contract', 'domain', 'locales', 'db'];
/** Editors write a file in several steps, and several files at once. */
const SETTLED = 60;

export interface ServerProcess {
  /** Resolves when the server of now answers; rejects with its words when it could not start. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** `onStart` runs before each start, `onReady` when a later one answers. */
export function startServerProcess(
  env: NodeJS.ProcessEnv,
  onStart: () => void,
  onReady: () => void,
): ServerProcess {
  const log = pretty({
    colorize: process.stdout.isTTY,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname',
  });
  let child: ChildProcess | undefined;
  let starts = 0;
  let ready: Promise<void> = Promise.resolve();

  function start(): void {
    const began = performance.now();
    const first = ++starts === 1;
    onStart();
    const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
      cwd: ROOT,
      // the channel ends the server when we are gone, however we went
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env,
    });
    child = started;
    let errors = '';
    started.stderr!.on('data', (chunk) => {
      errors += chunk;
      process.stderr.write(chunk);
    });
    ready = new Promise((resolve, reject) => {
      createInterface({ input: started.stdout! }).on('line', (line) => {
        // what it announces is read once
        if (line.startsWith('{')) log.write(`${line}\n`);
        else if (first) process.stdout.write(`${line}\n`);
        if (!line.endsWith(' is up.')) return;
        resolve();
        if (first) return;
        process.stdout.write(
          `Server started anew in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`,
        );
        onReady();
      });
      started.once('exit', () => reject(new Error(errors || 'The server has ended.')));
    });
    // told to whoever asks for a page; the next change starts it again
    ready.catch(() => {});
  }

  let timer: NodeJS.Timeout | undefined;
  function startAnew(): void {
    if (!child || child.exitCode !== null || child.signalCode !== null) {
      start();
      return;
    }
    // whoever asks from here on waits for the next one
    ready = new Promise((resolve, reject) => {
      child?.once('exit', () => {
        start();
        ready.then(resolve, reject);
      });
    });
    ready.catch(() => {});
    // nothing in it needs an orderly end: the database is not its own
    child.kill('SIGKILL');
  }
  const watchers = SOURCES.map((folder) =>
    fs.watch(path.join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.(?:ts|sql|json|txt)$/.test(file) || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(startAnew, SETTLED);
    }),
  );

  start();
  return {
    ready: () => ready,
    async stop() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child!.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
