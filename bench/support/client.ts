/**
 * Visitors in a process of their own: so many GETs of one address, one after the other, for of those who ask at once only
 * one has a page rendered. To a server behind a proxy they come from many networks, for one may only ask so much a minute.
 * "{n}" in the address is another number each time. They read brotli where `encoding` says so.
 */
import { spawn } from 'node:child_process';
import { Agent, get } from 'node:http';

/** Runs the visitor; rejects when a reply is anything but 200. */
export const sendRequests = (address: string, host: string, count: number, encoding = ''): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [import.meta.filename, address, host, String(count), encoding], {
      stdio: 'inherit',
    });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the visitor ended with ${code}`)),
    );
  });

if (import.meta.main) {
  const [address = '', host = '', count = '0', encoding = ''] = process.argv.slice(2);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const read = (n: number) =>
    new Promise<void>((resolve, reject) => {
      const from = `10.${n & 255}.${process.pid & 255}.1`;
      get(
        address.replace('{n}', () => String((process.pid % 100_000) * 1000 + n)),
        {
          agent,
          headers: { host, 'x-forwarded-for': from, ...(encoding && { 'accept-encoding': encoding }) },
        },
        (response) => {
          if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`));
          response.resume().once('end', resolve);
        },
      ).on('error', reject);
    });
  for (let n = 0; n < Number(count); n++) await read(n);
  agent.destroy();
}
