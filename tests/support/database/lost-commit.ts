/** A connection to the database that loses the answer to a commit: it happens, and the client never hears. */
import { type AddressInfo, connect, createServer } from 'node:net';

export async function startLostCommit(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const to = { port: Number(url.port || 5432), host: url.hostname };
  const own = { armed: false, cut: 0 };
  const server = createServer((client) => {
    const database = connect(to);
    let isLost = false;
    client.on('data', (chunk) => {
      if (own.armed && /Q....commit/is.test(chunk.toString('latin1'))) isLost = true;
      database.write(chunk);
    });
    database.on('data', (chunk) => {
      if (!isLost) return void client.write(chunk);
      // PostgreSQL answers a commit once it is done
      own.cut++;
      client.destroy();
      database.destroy();
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return Object.assign(own, { url: url.href, close: () => server.close() });
}
