/** Somebody holds the table of products while 40 programs read each server: who reads pages that are known notices nothing. */
import { setTimeout as pause } from 'node:timers/promises';
import { figure, none } from '../support/figures.ts';
import { failed, slowest, twoServers } from './two-servers.ts';

const LOCKED_MS = 10_000;
const READS = 40;

export async function lockedTable(): Promise<number> {
  const at = await twoServers();
  const held = await at.db.$client.connect();
  await held.query('BEGIN; LOCK TABLE products');
  const reads = at.servers.flatMap(({ origin }) =>
    Array.from({ length: READS }, (_, n) =>
      at.ask(`/api/companies/products/${at.products[n % at.products.length]}`, origin),
    ),
  );
  let waiting = 0;
  const during = await at.visited(at.pages, async () => {
    await pause(LOCKED_MS / 2);
    waiting = at.servers.reduce((sum, { deps }) => sum + deps.db.$client.waitingCount, 0);
    await pause(LOCKED_MS / 2);
  });
  await held.query('COMMIT');
  held.release();
  const statuses = new Map<number, number>();
  for (const { status } of await Promise.all(reads)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const after = await at.visited(at.pages, () => pause(2000));
  const product = `/api/companies/products/${at.products[0]}`;
  const well = failed(await Promise.all(at.servers.map(({ origin }) => at.ask(product, origin))));
  const [refused, unready] = [at.balancer.refused(), at.balancer.unready()];
  await at.end();

  process.stdout.write(
    `\nproducts locked for ${LOCKED_MS / 1000} s and ${READS} reads of each of two servers, behind a load balancer\n`,
  );
  figure('pages in the caches, asked while it was locked', during.length, '', { least: 1 });
  figure('  asked afterwards', after.length, '', { least: 1 });
  none('  of them failed', failed([...during, ...after]));
  figure('  the slowest while it was locked', slowest(during), 'ms');
  figure('statements that waited for a connection', waiting);
  for (const [status, times] of [...statuses].sort()) figure(`  reads answered with ${status}`, times);
  none('requests that no server was there for', refused);
  none('probes of /readyz that were not 200', unready);
  none('reads that failed afterwards', well);
  return failed([...during, ...after]) + refused + unready + well;
}
