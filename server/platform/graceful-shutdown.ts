/** Graceful shutdown: requests in flight get their reply; what was started is ended, the last first, within a time limit. */
import type { FastifyInstance } from 'fastify';

/** Who has not finished a request by then, in milliseconds, is cut off. */
const PATIENCE = 15_000;

export function shutDownGracefully(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), PATIENCE).unref();
  });
  // a connection that was busy when stopping began would else be kept alive for a minute more
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
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
