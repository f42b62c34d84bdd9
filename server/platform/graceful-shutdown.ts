/** Graceful shutdown: requests in flight get their reply, but no connection outlives it. */
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
