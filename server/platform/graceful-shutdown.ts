/** Closing in good time: requests in flight get their reply, but no connection outlives it. */
import type { FastifyInstance } from 'fastify';

/** Who has not finished a request by then, in milliseconds, is cut off. */
const PATIENCE = 15_000;

export function closeInGoodTime(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => app.server.closeAllConnections(), PATIENCE).unref();
  });
  // a connection that was busy when closing began would else be kept alive for a minute more
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
