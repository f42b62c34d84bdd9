/**
 * The virus scanner: clamd of ClamAV, by INSTREAM (clamd(8)). If it cannot be reached, unscanned files are neither
 * accepted nor served.
 */
import net from 'node:net';
import { semaphore } from '../concurrency/semaphore.ts';
import { ApiError } from '../http/error.ts';

/** What clamd takes at once without a queue of ours behind it. */
const AT_ONCE = 4;
const CONNECT_MS = 3000;
/** Until it has said what it found. */
const WITHIN_MS = 60_000;
const CHUNK = 256 * 1024;
const MAX_ANSWER = 4096;
const RETRY_AFTER = 60;

export class ScannerAway extends Error {}
const inTurn = semaphore(AT_ONCE);

/** Where it listens: `tcp://host:3310`, `unix:///run/clamav/clamd.ctl` or the path alone. */
export function clamdAddress(url: string): net.NetConnectOpts {
  if (url.startsWith('/')) return { path: url };
  const { protocol, hostname, port, pathname } = new URL(url);
  return protocol === 'unix:'
    ? { path: decodeURIComponent(pathname) }
    : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) };
}

/** What it found, by its name; null for nothing. Throws ScannerAway. */
export const scan = (url: string, bytes: Buffer): Promise<string | null> =>
  inTurn(async () => {
    const answer = await ask(url, (socket) => {
      socket.write('zINSTREAM\0');
      for (let at = 0; at < bytes.length; at += CHUNK) {
        const chunk = bytes.subarray(at, at + CHUNK);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(chunk.length);
        socket.write(length);
        socket.write(chunk);
      }
      socket.write(Buffer.alloc(4));
    });
    if (/^stream: OK$/.test(answer)) return null;
    const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
    if (found) return found;
    throw new ScannerAway(`it answered “${answer.slice(0, 200)}”`);
  });

/** Throws ApiError infected or scanner_away. */
export async function requireClean(url: string, bytes: Buffer): Promise<void> {
  const found = await scan(url, bytes).catch((cause: Error) => {
    throw new ApiError('scanner_away', { retryAfter: RETRY_AFTER, cause });
  });
  if (found !== null) throw new ApiError('infected', { cause: new Error(found) });
}

/** Its version and that of its signatures. Throws ScannerAway. */
export const clamdVersion = (url: string): Promise<string> =>
  ask(url, (socket) => socket.write('zVERSION\0'));

function ask(url: string, send: (socket: net.Socket) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(clamdAddress(url));
    let answer = '';
    const end = (error?: Error) => {
      clearTimeout(timer);
      socket.destroy();
      if (error) reject(new ScannerAway(error.message));
      else resolve(answer.split('\0', 1)[0]!.trim());
    };
    let timer = setTimeout(() => end(new Error('no connection in time')), CONNECT_MS);
    socket.once('connect', () => {
      clearTimeout(timer);
      timer = setTimeout(() => end(new Error('no answer in time')), WITHIN_MS);
      send(socket);
    });
    socket.on('data', (said) => {
      answer += said.toString('latin1');
      if (answer.includes('\0') || answer.length > MAX_ANSWER) end();
    });
    // it hangs up at a stream that is longer than it takes, with its answer before
    socket.on('error', (error) => (answer.includes('\0') ? end() : end(error)));
    socket.on('close', () => (answer ? end() : end(new Error('it hung up'))));
  });
}
