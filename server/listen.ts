/** The addresses that the server listens on. */
import { createServer, Server } from 'node:net';
import os from 'node:os';
import type { FastifyInstance } from 'fastify';
import { type Environment, StartError } from './platform/process/environment.ts';

/** Both, for a browser may take either for a name under .localhost. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** HOST, or all IPv4 addresses; while `demo` accounts are open only this machine may reach them. */
export function listenHosts({ host }: Environment, demo: boolean): string[] {
  if (host !== undefined) return [host];
  if (!demo) return ['0.0.0.0'];
  const own = new Set(
    Object.values(os.networkInterfaces()).flatMap((addresses) => addresses?.map(({ address }) => address)),
  );
  return LOOPBACK.filter((address) => address === '127.0.0.1' || own.has(address));
}

function portError({ code }: NodeJS.ErrnoException, port: number, host: string): StartError {
  return new StartError(
    code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program: stop that program or set PORT to another number.`
      : code === 'EACCES'
        ? `Port ${port} cannot be used (${code}): set PORT to another number.`
        : `HOST=${host} cannot be listened on (${code}): set it to an address of this machine.`,
  );
}

/** Throws StartError when the port cannot be had on one of these addresses. */
export async function requireFreePort(port: number, hosts: readonly string[]): Promise<void> {
  for (const host of hosts)
    await new Promise<void>((resolve, reject) => {
      const probe = createServer();
      probe.once('error', (error) => reject(portError(error, port, host)));
      probe.listen(port, host, () => probe.close(() => resolve()));
    });
}

/**
 * Listens on all these addresses. What comes by the second and further ones is handed to the one HTTP server.
 * @returns closes the doors: nobody new is let in, and whoever is connected stays
 */
export async function listen(
  app: FastifyInstance,
  port: number,
  hosts: readonly string[],
): Promise<() => void> {
  const [first, ...others] = hosts;
  const doors = others.map((host) => ({
    host,
    // as the HTTP server makes its own
    server: new Server({ allowHalfOpen: true, noDelay: true }, (socket) =>
      app.server.emit('connection', socket),
    ),
  }));
  let closed: Promise<unknown> | undefined;
  const closeDoors = () => {
    const all: Server[] = [app.server, ...doors.map(({ server }) => server)];
    // an HTTP server's own close cuts those that are idle
    closed ??= Promise.all(
      all.map((server) => new Promise((resolve) => Server.prototype.close.call(server, resolve))),
    );
  };
  app.addHook('preClose', async () => {
    closeDoors();
    // the HTTP server cuts those that are idle only when all doors are closed
    app.server.closeIdleConnections();
    await closed;
  });
  await app.listen({ port, host: first! });
  for (const { host, server } of doors)
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error) => reject(portError(error, port, host)));
      server.listen(port, host, resolve);
    });
  return closeDoors;
}
