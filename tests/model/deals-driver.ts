/** Drives the marketplace over HTTP, as the people of one small world would, and tells what was answered. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { confirmationRoutes } from '../../contract/account/confirmation.ts';
import { ERRORS } from '../../contract/schema/error.ts';
import type { Route } from '../../contract/schema/route.ts';
import { removeUnconfirmed } from '../../server/features/confirmation/confirmation.ts';
import { expirePurchases } from '../../server/features/purchase/purchase.ts';
import { expireQuotations } from '../../server/features/quotation/quotation.ts';
import type { Deps } from '../../server/platform/deps.ts';
import { confirmationToken, guestToken } from '../../server/platform/secrets/guest-token.ts';
import { newIp } from '../support/account/sign-in.ts';
import { leafCategory, makeBuyer, makeReviewer, makeSupplier, tokenOf } from '../support/data/factories.ts';
import type { Outcome, Request } from './deals-model.ts';

interface Reply {
  statusCode: number;
  body: string;
}
/** A running marketplace whose clock can be moved. */
export interface Server {
  deps: Deps;
  send(
    route: Route,
    input: { params?: Record<string, string | number>; query?: object; body?: unknown },
    options: { token?: string | undefined; ip?: string },
  ): Promise<Reply>;
  pass(seconds: number): void;
}

export interface Answer {
  outcome: Outcome;
  body: unknown;
}

/** More than the ten places that a request has. */
export const SUPPLIERS = 12;
const DAY = 86_400;
const START_HOUR = 1;

let worlds = 0;

export type World = Awaited<ReturnType<typeof newWorld>>;

/** Two buyers, twelve suppliers, of whom the first buys too, and a reviewer. */
export async function newWorld(server: Server) {
  const { deps } = server;
  // days end at their end wherever somebody is: far from it, no answer hangs on how fast this machine is
  const hour = (deps.now().getTime() / 3_600_000) % 24;
  if (hour < START_HOUR || hour > START_HOUR + 8) server.pass(((START_HOUR + 24 - hour) % 24) * 3600);
  const word = `w${(++worlds).toString(36)}x${randomUUID().slice(0, 8)}`;
  const people = new Map<string, { userId: number }>();
  for (const name of ['b0', 'b1']) people.set(name, await makeBuyer({ deps }));
  for (let i = 0; i < SUPPLIERS; i++) people.set(`s${i}`, await makeSupplier({ deps }));
  people.set('reviewer', await makeReviewer({ deps }));
  const { id: category } = await leafCategory({ deps });

  /** @param by a name, or nobody */
  async function call(
    route: Route,
    input: Parameters<Server['send']>[1],
    by: string | null = null,
  ): Promise<Answer> {
    const person = by === null ? undefined : people.get(by);
    const token = person && (await tokenOf({ deps }, person.userId));
    const reply = await server.send(route, input, { token, ip: newIp() });
    const body: unknown = reply.body === '' ? null : JSON.parse(reply.body);
    if (reply.statusCode === 200) return { outcome: 'done', body };
    const { code, fields = {} } = body as { code: keyof typeof ERRORS; fields?: object };
    // a code has one status
    const odd = ERRORS[code] === reply.statusCode ? '' : ` with ${reply.statusCode}`;
    return { outcome: [code + odd, ...Object.keys(fields)].join(' '), body };
  }

  return {
    word,
    category,
    call,
    now: () => deps.now().getTime(),
    userId: (name: string) => people.get(name)!.userId,
    guestToken: (request: Pick<Request, 'id'>) => guestToken(deps, 'purchase', request.id),
    async confirm({ id }: Request): Promise<Answer> {
      // the link of the mail, which a test of its own reads there
      const { rows } = await deps.db.execute<{ at: Date | string }>(
        sql`SELECT created_at AS at FROM purchases WHERE id = ${id}`,
      );
      const sentAt = rows[0] ? new Date(rows[0].at).getTime() : 0;
      const token = confirmationToken(deps, {
        thing: 'purchase',
        id,
        expiresAt: new Date(sentAt + 7 * DAY * 1000),
      });
      return call(confirmationRoutes.confirmAddress, { params: { token } });
    },
    passDays: (days: number) => server.pass(days * DAY),
    async runJobs(): Promise<void> {
      await expirePurchases(deps);
      await expireQuotations(deps);
      await removeUnconfirmed(deps);
    },
    /** What is left must not stand in the lists of the next world. */
    async end(requests: readonly Request[]): Promise<void> {
      for (const { id } of requests)
        await deps.db.execute(
          sql`UPDATE purchases SET deleted_at = now() WHERE id = ${id} AND deleted_at IS NULL`,
        );
    },
  };
}
