import { sql } from 'drizzle-orm';
import { confirmationRoutes } from '../../../contract/account/confirmation.ts';
import type { TestApp } from '../app.ts';

/** The token of the newest mail that asks this address to be confirmed. */
export async function confirmationTokenOf(app: Pick<TestApp, 'db'>, address: string): Promise<string> {
  const { rows } = await app.db.execute<{ body: string }>(
    sql`SELECT body FROM outbox WHERE lower(address) = lower(${address}) AND body LIKE '%/confirm/%' ORDER BY id DESC LIMIT 1`,
  );
  return /\/confirm\/([\w-]+)/.exec(rows[0]!.body)![1]!;
}

/** Confirms the address as its holder does; the path and the token of what they follow then. */
export async function confirmAddress(
  app: TestApp,
  address: string,
): Promise<{ path: string; token: string }> {
  const token = await confirmationTokenOf(app, address);
  // each from another address: the limit a minute is no matter here
  const ip = `198.51.100.${(Math.random() * 200 + 20) | 0}`;
  const { path } = await app.call(confirmationRoutes.confirmAddress, { params: { token } }, { ip });
  return { path, token: path.split('/').at(-1)! };
}
