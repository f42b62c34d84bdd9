/** Ends slow uploads of small bodies: a client that takes long to send one holds a connection for nothing. */
import type { FastifyInstance } from 'fastify';

const LONGEST = 30_000;

export function limitSlowBodies(app: FastifyInstance, longest = LONGEST): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    done();
    const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = raw.headers;
    if ((!Number(length) && !encoding) || type?.startsWith('multipart/')) return;
    const timer = setTimeout(() => raw.destroy(), longest).unref();
    raw.once('end', () => clearTimeout(timer));
    raw.once('close', () => clearTimeout(timer));
  });
}
