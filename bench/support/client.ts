/** A visitor in a process of its own: so many GETs of one address over a few kept connections. */
import { spawn } from 'node:child_process';
import { Agent, get } from 'node:http';

const CONNECTIONS = 4;

/** Runs the visitor; rejects when a reply is anything but 200. */
export const sendRequests = (address: string, host: string, count: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [import.meta.filename, address, host, String(count)], {
      stdio: 'inherit',
    });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the visitor ended with ${code}`)),
    );
  });

if (import.meta.main) {
  const [address = '', host = '', count = '0'] = process.argv.slice(2);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const read = () =>
    new Promise<void>((resolve, reject) => {
      get(address, { agent, headers: { host } }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`));
        response.resume().once('end', resolve);
      }).on('error', reject);
    });
  let left = Number(count);
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left-- > 0) await read();
    }),
  );
  agent.destroy();
}
