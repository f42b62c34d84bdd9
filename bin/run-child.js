/** A command under the Node of the project. Whatever ends us ends it too: a signal, or the death of who started us. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const COMPILED = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url));
const RESOLVE_ONCE = new URL('./resolve-once.js', import.meta.url).href;
const LOOK_EVERY = 500;
/** The exit code of a command that was never started because we were told to stop. */
const STOPPED = 1;

let child;
let stopped = false;

function stop() {
  stopped = true;
  child?.kill('SIGTERM');
}

for (const signal of SIGNALS)
  process.on(signal, () => {
    stopped = true;
    // Ctrl-C reaches the whole terminal, the command too; twice would hurry it
    if (signal !== 'SIGINT' || !process.stdin.isTTY) stop();
  });

// npm passes a signal on to its shell, and a shell that dies of it tells nobody. Who starts us without npm may go.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (!stopped && process.ppid !== parent) stop();
  }, LOOK_EVERY).unref();

/** Runs it to its end; the exit code. */
export function runChild(node, args, { cwd, onError }) {
  if (stopped) return Promise.resolve(STOPPED);
  child = spawn(node, ['--disable-warning=ExperimentalWarning', `--import=${RESOLVE_ONCE}`, ...args], {
    cwd,
    // the channel tells the server when we are gone, however we went
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // a third of a start is reading TypeScript
      NODE_COMPILE_CACHE: COMPILED,
      ...process.env,
      PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
    },
  });
  child.on('error', onError);
  return new Promise((resolve) =>
    child.on('exit', (code, signal) => {
      // it had no time to say so: the system takes a process that way when memory runs out
      if (signal && !stopped) process.stderr.write(`${args[0]} was ended by ${signal}.\n`);
      resolve(signal ? 1 : (code ?? 1));
    }),
  );
}
