/** Listens for dropped tags and live events, and knows the drops' positions in the database's log. */
import pg from 'pg';
import { LIVE_CHANNEL, type LiveEvents } from '../http/live-events.ts';
import { CHANNEL, type PageCache } from './page-cache.ts';
import type { PageTag } from './tags.ts';

const CONNECT_AGAIN_MS = 500;
/** A connection that a firewall has forgotten looks open for hours: one that does not answer for so long is given up. */
const ANSWERS_WITHIN_MS = 5000;
const ASK_EVERY_MS = 10_000;
/** Where a replica follows, its lag is counted from these. */
const POSITION_EVERY_MS = 1000;
/** As numbers of bytes; the insert position, for a commit may be told before it is flushed. */
const POSITION = `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS position,
  pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0') AS flushed`;

/** All drops up to `generation` were committed before `position` of the log; `at`: when that was asked, by `performance.now()`. */
export interface LogPosition {
  generation: number;
  position: number;
  /** What a replica can have replayed by then: the insert position of a quiet primary may stand past it for long. */
  flushed: number;
  at: number;
}

export interface ChangeNotices {
  /** Milliseconds since the listening connection has last answered; undefined while there is none. */
  silentFor(): number | undefined;
  stop(): Promise<void>;
}

/**
 * Listens on a connection of its own. While it is not connected a drop may be missed: no page counts as fresh then, and all
 * are dropped when it has connected again. Until then they can be shown as stale ones.
 * @param onPosition is told the position of each drop, and of idle seconds too
 * @param live is told of its events, and when some may have been missed
 */
export function followDrops(
  databaseUrl: string,
  cache: PageCache,
  onError: (error: Error) => void,
  onPosition?: (position: LogPosition) => void,
  live?: Pick<LiveEvents, 'hear' | 'missed'>,
): ChangeNotices {
  let stopped = false;
  let client: pg.Client | undefined;
  let answeredAt: number | undefined;
  cache.setReceivingDrops(false);

  const listen = async (): Promise<void> => {
    if (stopped) return;
    const listener = new pg.Client({
      connectionString: databaseUrl,
      // in pg_stat_activity
      application_name: 'change notices',
      keepAlive: true,
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
    });
    client = listener;
    let lost = false;
    let asking = false;
    let askAgain = false;
    let timer: NodeJS.Timeout | undefined;
    const lose = () => {
      if (lost) return;
      lost = true;
      clearInterval(timer);
      answeredAt = undefined;
      cache.setReceivingDrops(false);
      listener.connection.stream.destroy();
      if (!stopped) setTimeout(() => void listen(), CONNECT_AGAIN_MS).unref();
    };
    const giveUp = (error: Error) => {
      if (!stopped && !lost) onError(error);
      lose();
    };
    /** One question at a time: an answer stands for all notices that came before it was asked. */
    const ask = async () => {
      askAgain = asking;
      if (asking || lost) return;
      asking = true;
      const late = setTimeout(() => giveUp(new Error('it does not answer')), ANSWERS_WITHIN_MS);
      try {
        const [generation, at] = [cache.generation(), performance.now()];
        const { rows } = await listener.query(onPosition ? POSITION : 'SELECT 1');
        answeredAt = performance.now();
        // a notice that is heard was committed before; so everything up to `generation` stands before the position
        onPosition?.({ generation, position: rows[0].position, flushed: rows[0].flushed, at });
      } catch (error) {
        giveUp(error as Error);
      } finally {
        clearTimeout(late);
        asking = false;
        if (askAgain) void ask();
      }
    };
    listener.on('notification', ({ channel, payload = '' }) => {
      if (channel === LIVE_CHANNEL) return live?.hear(payload);
      cache.drop(payload.split(' ') as PageTag[]);
      if (onPosition) void ask();
    });
    listener.on('error', giveUp);
    listener.on('end', lose);
    try {
      await listener.connect();
      await listener.query(`LISTEN ${CHANNEL}`);
      if (live) await listener.query(`LISTEN ${LIVE_CHANNEL}`);
    } catch (error) {
      giveUp(error as Error);
    }
    if (lost || stopped) return;
    cache.setReceivingDrops(true);
    live?.missed();
    void ask();
    timer = setInterval(() => void ask(), onPosition ? POSITION_EVERY_MS : ASK_EVERY_MS);
    timer.unref();
  };
  void listen();
  return {
    silentFor: () => (answeredAt === undefined ? undefined : performance.now() - answeredAt),
    async stop() {
      stopped = true;
      await client?.end().catch(() => {});
    },
  };
}
