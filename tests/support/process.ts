/** Runs `node server/main.ts` as its own process, as `npm start` does, and talks to it over HTTP. */
import { type ChildProcess, spawn } from 'node:child_process';
import { get } from 'node:http';
import path from 'node:path';

export { freePort } from '../../server/platform/process/free-port.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** As bin/run-child.js does. */
const FLAGS = ['--disable-warning=ExperimentalWarning', '--import=./bin/resolve-once.js'];
const living = new Set<ChildProcess>();

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  out: string;
  err: string;
}

export interface Program {
  child: ChildProcess;
  /** What it has said so far. */
  out(): string;
  err(): string;
  ended: Promise<Ended>;
}

/** Starts a script of the project under this Node, with nothing in its environment but PATH, what was compiled before and what is given. */
export function runScript(
  script: string,
  args: string[],
  env: Record<string, string>,
  within: 'none' | 'shell' = 'none',
): Program {
  const command = [process.execPath, ...FLAGS, script, ...args];
  // a command after it, or the shell would become the script
  const [program, ...rest] = within === 'shell' ? ['sh', '-c', `${command.join(' ')}; :`] : command;
  const child = spawn(program!, rest, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // a third of a start is reading TypeScript
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/node'), ...env },
  });
  living.add(child);
  let out = '';
  let err = '';
  child.stdout!.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr!.on('data', (chunk) => {
    err += chunk;
  });
  // "exit", not "close": a postgres that outlives a killed server holds its pipes open
  const ended = new Promise<Ended>((resolve) => {
    child.once('exit', (code, signal) => {
      living.delete(child);
      // what it said last may still be on its way through the pipes, which such a postgres never closes
      const said = () => resolve({ code, signal, out, err });
      child.once('close', said);
      setTimeout(said, 2_000).unref();
    });
  });
  return { child, out: () => out, err: () => err, ended };
}

/** Starts the server and waits until it says that it is up. Throws its words if it ends. */
export async function startServer(
  env: Record<string, string>,
  script = 'server/main.ts',
  within: 'none' | 'shell' = 'none',
): Promise<Program> {
  const program = runScript(script, [], env, within);
  await new Promise<void>((resolve, reject) => {
    program.child.stdout!.on('data', () => {
      if (program.out().includes('is up.')) resolve();
    });
    void program.ended.then(({ code, err }) => reject(new Error(`ended with ${code}: ${err}`)));
  });
  return program;
}

/** Ends what a failed test has left running. */
export async function killAll(): Promise<void> {
  await Promise.all(
    [...living].map(
      (child) =>
        new Promise((resolve) => {
          child.once('exit', resolve);
          child.kill('SIGKILL');
        }),
    ),
  );
}

/** Status and text of a path; Node does not resolve names under .localhost. */
export function read(
  port: number,
  where: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const host = `b2b.overseas.localhost:${port}`;
    const request = get(
      { host: '127.0.0.1', port, path: where, headers: { host, ...headers }, timeout: 60_000 },
      async (response) => {
        const chunks = await response.toArray();
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
      },
    );
    request.on('timeout', () => request.destroy(new Error(`${where} did not answer`)));
    request.on('error', reject);
  });
}
