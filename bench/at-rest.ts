/**
 * `npm run bench -- at-rest`: how long the demo marketplace takes from `npm start` until its port is open and until it is ready, and
 * what its processes hold of memory half a minute later, when nobody has asked for anything. Linux only.
 */
import fs from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { outpost } from './outages/server.ts';
import { figure, median } from './support/figures.ts';
import { openMarketplace } from './support/marketplace.ts';

const ROUNDS = 3;
const REST_MS = 30_000;

const { environment, close } = await openMarketplace(0);
await close();

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });
/** Megabytes of a process: what it holds alone, and its part of what it shares with others. */
const memoryOf = (pid: number) =>
  Number(/^Pss:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;

// what is built and installed by the first start is not counted
const before = await outpost(environment.dataDir);
await before.start();
await before.end();

const [listening, ready, server, database]: number[][] = [[], [], [], []];
for (let round = 0; round < ROUNDS; round++) {
  const at = await outpost(environment.dataDir);
  const from = performance.now();
  const untilReady = at.start();
  while (!(await isOpen(Number(new URL(at.origin).port)))) await pause(10);
  listening!.push((performance.now() - from) / 1000);
  ready!.push(await untilReady);
  await pause(REST_MS);
  const { server: pid, postgres } = at.processes();
  server!.push(memoryOf(pid));
  database!.push([...postgres.values()].map(memoryOf).reduce((sum, one) => sum + one, 0));
  await at.end();
}
figure('from npm start until the port is open', median(listening!), 's', { most: 1 });
figure('  until the server is ready', median(ready!), 's');
figure('memory of the server at rest', median(server!), 'MB', { most: 400 });
figure('  of the database', median(database!), 'MB');
process.exit(0);
