/**
 * Graceful shutdown: requests in flight get their reply; what was started is stopped in reverse order, within a time
 * limit.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Environment } from './environment.ts';

/** Who has not finished a request by then, in milliseconds, is cut off. */
const PATIENCE = 15_000;

/**
 * Without DRAIN_SECONDS, seconds in which connections that are kept alive may end by themselves. A proxy keeps its own open for
 * longer than a browser does, and sends everybody's requests on them: as long as README's nginx does, and some.
 */
const DRAIN_SECONDS = { browsers: 3, proxy: 10 };
/** Of a connection that was opened just before the doors closed, or is still open: so long for the request that is on its way. */
const LAST_REQUEST = 1000;
const LOOK_EVERY = 50;

/** A server that was told to stop still answers for a while, and says that it will not for long. */
export interface Draining {
  active: boolean;
  /** Open connections of visitors. */
  connections: number;
  /** What would keep visitors connected ends when it begins. */
  onBegin: (() => void)[];
}

function beginDraining(draining: Draining): void {
  if (draining.active) return;
  draining.active = true;
  for (const end of draining.onBegin) end();
}

export function shutDownGracefully(app: FastifyInstance, draining: Draining): void {
  app.server.on('connection', (socket) => {
    draining.connections++;
    socket.once('close', () => draining.connections--);
  });
  app.addHook('preClose', async () => {
    beginDraining(draining);
    setTimeout(() => app.server.closeAllConnections(), PATIENCE).unref();
  });
  // a connection that is closed right after a request was sent on it loses the request: so each ends with a reply
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining.active) reply.header('connection', 'close');
    done();
  });
}

/**
 * Answers on for DRAIN_SECONDS: /readyz says that no more visitors are to be sent, and every reply ends its connection.
 * Without DRAIN_SECONDS it is over as soon as nobody is connected. Then nobody new is let in, and only then are those cut
 * that have had no last reply: a proxy that finds the door closed asks another server, one whose request is cut off does not.
 */
export async function drain(
  draining: Draining,
  { drainSeconds, trustProxy }: Pick<Environment, 'drainSeconds' | 'trustProxy'>,
  closeDoors: () => void,
): Promise<void> {
  beginDraining(draining);
  const seconds = drainSeconds ?? (trustProxy ? DRAIN_SECONDS.proxy : DRAIN_SECONDS.browsers);
  const until = async (end: number, goesOn: () => boolean) => {
    while (performance.now() < end && goesOn()) await pause(LOOK_EVERY);
  };
  await until(
    performance.now() + seconds * 1000,
    () => drainSeconds !== undefined || draining.connections > 0,
  );
  closeDoors();
  await until(performance.now() + LAST_REQUEST, () => draining.connections > 0);
}

export interface ShutdownStep {
  /** What the end waits for in it. */
  name: string;
  /** Names of what else it waits for now. */
  running?(): readonly string[];
  run(): Promise<unknown>;
}

/**
 * Runs the steps, the last one first. When they take longer than `seconds`, says what it waited for and exits with 1:
 * whatever hangs must not keep a server from being replaced.
 */
export async function shutDown(steps: readonly ShutdownStep[], seconds: number): Promise<void> {
  let current: ShutdownStep | undefined;
  const late = setTimeout(() => {
    const waitedFor = [current?.name, ...(current?.running?.() ?? [])].join(', ');
    process.stderr.write(`Not stopped within ${seconds} s; waited for: ${waitedFor}.\n`);
    process.exit(1);
  }, seconds * 1000);
  try {
    for (current of steps.toReversed()) await current.run();
  } finally {
    clearTimeout(late);
  }
}
