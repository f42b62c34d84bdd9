/**
 * `npm run dev`: the whole marketplace on its usual addresses and data, with watch and hot reload. The database and
 * Vite keep running; the server behind the proxy restarts when one of its files changes.
 */
import http from 'node:http';
import path from 'node:path';
import { requireDataFolder } from '../server/platform/process/data-folder.ts';
import { startEmbeddedPostgres } from '../server/platform/process/embedded-postgres.ts';
import { readEnvironment, StartError } from '../server/platform/process/environment.ts';
import { freePort } from '../server/platform/process/free-port.ts';
import { writeBuildFolder } from './dev/build-folder.ts';
import { type Behind, proxyRequest } from './dev/proxy.ts';
import { startServerProcess } from './dev/server-process.ts';
import { startVite } from './dev/vite-servers.ts';

const ROOT = path.dirname(import.meta.dirname);

const listen = (server: http.Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new StartError(`Port ${port} is taken: set PORT to another number.`)));
    server.listen(port, host, resolve);
  });

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { dataDir, publicHost, scheme } = environment;
  requireDataFolder(dataDir);
  let behind: Behind | undefined;
  const front = http.createServer((request, reply) => {
    if (behind) void proxyRequest(behind, request, reply);
    else reply.writeHead(503, { 'retry-after': '1' }).end('Starting …');
  });
  await listen(front, environment.port, environment.host ?? '127.0.0.1');
  const [vite, postgres, port] = await Promise.all([
    startVite(front, publicHost.replace(/:\d+$/, '')),
    environment.databaseUrl ? undefined : startEmbeddedPostgres(dataDir),
    freePort(),
  ]);
  const buildDir = path.join(dataDir, 'dev');
  const server = startServerProcess(
    {
      DEMO: postgres ? '1' : '0',
      DATABASE_URL: postgres?.url,
      // what has been compiled once is read again
      NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/node'),
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_HOST: publicHost,
      PUBLIC_SCHEME: scheme,
      BUILD_DIR: buildDir,
    },
    () => writeBuildFolder(buildDir),
    () => vite.reloadPages(),
  );
  behind = { vite, server, port, publicHost };

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    front.close();
    front.closeAllConnections();
    await server.stop();
    await vite.close();
    await postgres?.stop();
    process.exit(0);
  };
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, () => void stop());
}

await start().catch((error) => {
  process.stderr.write(`${error instanceof StartError ? error.message : error.stack}\n`);
  process.exit(1);
});
