/** The database away while visitors read through a load balancer: what was read before is read on, at every server. */
import { setTimeout as pause } from 'node:timers/promises';
import { figure, none } from '../support/figures.ts';
import { failed, slowest, twoServers } from './two-servers.ts';

const AWAY_MS = 12_000;
const PATIENCE_MS = 30_000;

export async function databaseAway(): Promise<number> {
  const at = await twoServers();
  const before = await at.visited(at.pages, () => pause(2000));
  await at.stopDatabase();
  let others: number[] = [];
  const during = await at.visited(at.pages, async () => {
    for (const end = performance.now() + AWAY_MS; performance.now() < end; await pause(250))
      others.push((await at.ask(`/product-detail/${99_000 + others.length}.html`)).status);
  });
  await at.startDatabase();
  const from = performance.now();
  const isBack = async () => (await at.ask('/product-detail/99999.html')).status === 302;
  const after = await at.visited(at.pages, async () => {
    while (!(await isBack()) && performance.now() < from + PATIENCE_MS) await pause(50);
  });
  const again = (performance.now() - from) / 1000;
  const [refused, unready] = [at.balancer.refused(), at.balancer.unready()];
  await at.end();

  process.stdout.write(`\nthe database away for ${AWAY_MS / 1000} s, two servers behind a load balancer\n`);
  figure('pages in the caches, asked before', before.length, '', { least: 1 });
  figure('  asked while it was away', during.length, '', { least: 1 });
  figure('  asked until it was back', after.length);
  none('  of them failed', failed([...before, ...during, ...after]));
  figure('  the slowest while it was away', slowest(during), 'ms');
  none('requests that no server was there for', refused);
  none('probes of /readyz that were not 200', unready);
  others = others.filter((status) => status !== 503);
  none('other pages that did not say 503', others.length);
  figure('made anew after', again, 's', { most: PATIENCE_MS / 1000 });
  return failed([...before, ...during, ...after]) + refused + unready + others.length;
}
