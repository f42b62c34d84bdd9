/** Live events: who may follow them and for how long (decision 26). */

import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { MAX_STREAMS } from '../../../contract/operator/live.ts';
import type { Actor, Caller, Deps } from '../../platform/deps.ts';
import { hasRank } from '../../platform/http/access.ts';
import { ApiError } from '../../platform/http/error.ts';
import type { Addressee } from '../../platform/http/live-events.ts';
import { logThrottled } from '../../platform/process/throttled-log.ts';
import * as query from './live.sql.ts';

const CHECK_EVERY_MS = 60_000;
/** Shorter than proxies wait for a word, which is a minute at the least. */
const BEAT_EVERY_MS = 20_000;
/** A stream that nobody has kept for so long belonged to a server that is gone. */
const LAPSES_AFTER_MS = 3 * CHECK_EVERY_MS;
const TRY_AGAIN_AFTER_S = 60;

/** Who the caller of a stream is now; null when its session has ended. */
type StillSignedIn = () => Promise<Caller['user'] | null>;

const addresseeOf = (user: Actor['user']): Addressee => ({
  user: user.id,
  company: user.company?.id ?? null,
  staff: hasRank(user, 'reviewer'),
});

export interface LiveStreams {
  /** Throws ApiError too_many beyond the user's share on all servers; unavailable while the server is being stopped. */
  open(actor: Actor, browser: string | undefined, stillSignedIn: StillSignedIn): Promise<Readable>;
  stop(): void;
}

export function liveStreams(deps: Deps): LiveStreams {
  const { live, draining } = deps;
  const sessions = new Map<string, StillSignedIn>();
  const lapsed = () => new Date(deps.now().getTime() - LAPSES_AFTER_MS);

  /** A stream goes on unless its session has ended, or another one has taken its place, on another server perhaps. */
  const checkSession = async (id: string) => {
    try {
      const user = await sessions.get(id)?.();
      if (user) live.get(id)?.readdress(addresseeOf(user));
      else if (user === null) live.get(id)?.end();
    } catch (error) {
      // the database is away: that ends no session
      logThrottled(deps.log, 'warn', { err: error }, 'session of an event stream not checked');
    }
  };
  const keep = async (ids: readonly string[]) => {
    if (ids.length === 0) return;
    for (const id of await query.keepStreams(deps.db, ids, deps.now())) live.get(id)?.end();
  };
  const check = async (ids: readonly string[]) => {
    // one after the other: many streams must not take all connections of the database
    for (const id of ids) await checkSession(id);
    await keep(ids).catch((error) =>
      logThrottled(deps.log, 'warn', { err: error }, 'event streams not kept'),
    );
  };
  let checking = false;
  const checkAll = async () => {
    if (checking) return;
    checking = true;
    await check(live.ids());
    await query.removeLapsed(deps.db, lapsed()).catch(() => {});
    checking = false;
  };

  const left = new Set<string>();
  /** Those that end together leave together. A row that stays lapses by itself. */
  const leave = (id: string) => {
    sessions.delete(id);
    if (left.size === 0)
      setImmediate(() => {
        const ids = [...left];
        left.clear();
        query.leaveStreams(deps.db, ids).catch(() => {});
      });
    left.add(id);
  };

  live.onSession((ids) => void check(ids));
  draining.onBegin.push(() => live.endAll());
  const timers = [
    setInterval(() => live.beat(), BEAT_EVERY_MS),
    setInterval(() => void checkAll(), CHECK_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();

  return {
    async open(actor, browser, stillSignedIn) {
      if (draining.active) throw new ApiError('unavailable');
      const id = randomUUID();
      const { user } = actor;
      const limits = { now: deps.now(), lapsed: lapsed(), most: MAX_STREAMS };
      if (!(await query.enterStream(deps.db, { id, userId: user.id, browser: browser ?? id }, limits)))
        throw new ApiError('too_many', { retryAfter: TRY_AGAIN_AFTER_S });
      sessions.set(id, stillSignedIn);
      const stream = live.open(id, addresseeOf(user), () => leave(id));
      if (draining.active) stream.end();
      return stream.readable;
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
      live.endAll();
    },
  };
}
