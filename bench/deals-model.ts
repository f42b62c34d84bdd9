/**
 * `npm run bench -- deals-model [moves]`: 10,000 random legal and illegal moves of guests, buyers, suppliers and
 * reviewers, sent to the whole server, against a plain model of decision 27. `SEED=` makes the same moves again; a
 * difference ends the run with the fewest moves that show it.
 */
import { buildApp } from '../server/app.ts';
import type { Server } from '../tests/model/deals-driver.ts';
import { runDeals } from '../tests/model/run-deals.ts';
import { figure } from './support/figures.ts';
import { openMarketplace } from './support/marketplace.ts';

const moves = Number(process.argv[2] ?? 10_000);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
const market = await openMarketplace(0, 'deals-model');
let shift = 0;
const deps = { ...market.deps, now: () => new Date(Date.now() + shift) };
const app = await buildApp(deps);
await app.ready();

const server: Server = {
  deps,
  pass(seconds) {
    shift += seconds * 1000;
  },
  send({ method, path }, { params = {}, query, body }, { token, ip }) {
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    return app.inject({
      method,
      url: `/api${filled}`,
      headers: { host: deps.environment.publicHost, ...(token && { authorization: `Bearer ${token}` }) },
      ...(query && { query: query as Record<string, string> }),
      ...(body !== undefined && { payload: body as object }),
      ...(ip && { remoteAddress: ip }),
    });
  },
};

process.stdout.write(`SEED=${seed}\n`);
const began = performance.now();
const tally = await runDeals(server, {
  moves,
  seed,
  progress: (made) => process.stdout.write(`${made} moves\n`),
});
const made = [...tally.values()].reduce((sum, n) => sum + n, 0);
for (const [kind, n] of [...tally].sort(([a], [b]) => a.localeCompare(b)))
  process.stdout.write(`  ${kind.padEnd(44)} ${n}\n`);
process.stdout.write('\n');
figure('moves', made, '', { least: moves });
figure('kinds of move and outcome', tally.size, '');
// a difference would have ended the run
figure('differences between marketplace and model', 0, '', { most: 0 });
figure('seconds', (performance.now() - began) / 1000, 's');
await app.close();
await market.close();
process.exit(0);
