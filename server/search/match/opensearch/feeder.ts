/**
 * Keeps the cluster in step with the tables through the feed: changes twice a second, everything where there is no
 * index or all must be read again. Interrupted work is repeated: an index's progress is stored in the cluster after
 * its content, and each document carries the transaction it was read at, so that late arrivals never replace anything
 * newer.
 */
import type { Log } from '../../../platform/process/log.ts';
import { DOCUMENT_VERSION } from '../../index/document/document-version.ts';
import type { Moment } from '../../index/feed/feed.sql.ts';
import type { Feed } from '../../index/feed/feed.ts';
import type { IndexedOf } from '../../index/feed/indexed.ts';
import { KINDS, type Kind } from '../../index/kinds.ts';
import { type Cluster, statusOf } from './cluster.ts';
import { documentFor, FILLED, indexOf, MAPPING_VERSION, type Rates } from './mapping.ts';

/** With the second of a refresh what is committed is found within two. */
const LOOK_EVERY_MS = 500;
/** Beyond this a moment is stored although nothing has changed: changes are kept for an hour. */
export const STORE_EVERY_MS = 60_000;
const ROWS_AT_ONCE = 2000;
const BULK_TIMEOUT_MS = 60_000;
const RETRIES = 5;
const RETRY_AFTER_MS = 500;

const VERSION = `${DOCUMENT_VERSION}.${MAPPING_VERSION}`;

/** How far an index has come. */
interface State extends Moment {
  version: string;
  rates: Rates;
  /** Milliseconds: when this was stored. */
  at: number;
}
/** The indices of all kinds that were filled together. */
interface Filling {
  stamp: string;
  /** Null: nobody knows. */
  state: State | null;
}

interface Operation {
  kind: Kind;
  id: number;
  /** Null: it is searched no more. */
  document: object | null;
}

class Stopped extends Error {}

/** Of the index that holds the states: they are read by their id alone. */
const STATES = {
  settings: { index: { auto_expand_replicas: '0-1' } },
  mappings: { dynamic: false },
};

/** What the cluster says, or null where there is no such thing. */
async function orNull<T>(asked: Promise<{ body: T }>): Promise<T | null> {
  try {
    return (await asked).body;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** Transactions that a snapshot has not seen begin here: the later it was taken, the higher. */
const transactionOf = ({ snapshot }: Moment): number => Number(snapshot.split(':')[1]);

/** What is searched now; null where nothing is. */
async function searchedFilling({ client, alias, stampOf, states }: Cluster): Promise<Filling | null> {
  const indices = await orNull(client.indices.getAlias({ name: alias('products') }));
  const stamp = stampOf(Object.keys(indices ?? {})[0] ?? '');
  if (stamp === undefined) return null;
  const stored = await orNull(client.get({ index: states, id: stamp }));
  return { stamp, state: (stored?._source as unknown as State | undefined) ?? null };
}

/** Milliseconds since a server last said how far what is searched has come; null where nothing is searched. */
export async function silenceOf(cluster: Cluster, now: number): Promise<number | null> {
  const filling = await searchedFilling(cluster);
  return filling?.state ? now - filling.state.at : null;
}

export class Feeder {
  private readonly cluster: Cluster;
  private readonly feed: Feed;
  private readonly log: Log;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<unknown> = Promise.resolve();
  private stopped = false;
  private failing = false;

  constructor(cluster: Cluster, feed: Feed, log: Log) {
    this.cluster = cluster;
    this.feed = feed;
    this.log = log;
  }

  start(): void {
    const again = () => {
      if (this.stopped) return;
      this.timer = setTimeout(() => {
        this.looking = this.look().then(again);
      }, LOOK_EVERY_MS);
      this.timer.unref();
    };
    again();
  }

  private async look(): Promise<void> {
    try {
      await this.feed.alone(() => this.step());
      if (this.failing) this.log.info('the search cluster is fed again');
      this.failing = false;
    } catch (error) {
      if (error instanceof Stopped) return;
      // said once, not twice a second
      if (!this.failing) this.log.warn({ err: error }, 'the search cluster is not fed');
      this.failing = true;
    }
  }

  /** Ends when what is committed now is found. */
  async feedNow(): Promise<void> {
    while ((await this.feed.alone(() => this.step().then(() => true))) === null)
      await new Promise((again) => setTimeout(again, 10));
    await this.cluster.client.indices.refresh({ index: KINDS.map(this.cluster.alias) });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  private async step(): Promise<void> {
    const filling = await searchedFilling(this.cluster);
    if (!filling || !(await this.catchUp(filling))) await this.fill(filling);
  }

  /** Takes in what has changed; false where everything is to be read anew. */
  private async catchUp(filling: Filling): Promise<boolean> {
    const { state } = filling;
    if (!state) return false;
    const { changed, renewed, snapshot } = await this.feed.changes(state);
    if (!changed || state.version !== VERSION) return false;
    let some = false;
    for (const kind of KINDS)
      for (let from = 0; from < changed[kind].length; from += ROWS_AT_ONCE) {
        some = true;
        const ids = changed[kind].slice(from, from + ROWS_AT_ONCE);
        const rows = new Map((await this.feed.rows(kind, ids)).map((row) => [row.id, row]));
        const documents = ids.map((id) => this.operation(kind, id, rows.get(id), state.rates));
        await this.write(filling.stamp, documents, { ...state, snapshot });
      }
    const next = { ...state, snapshot };
    filling.state = next;
    if (some || Date.now() - state.at > STORE_EVERY_MS) await this.store(filling.stamp, next);
    return !renewed && JSON.stringify(await this.feed.rates()) === JSON.stringify(state.rates);
  }

  private operation<K extends Kind>(
    kind: K,
    id: number,
    row: IndexedOf[K] | undefined,
    rates: Rates,
  ): Operation {
    return { kind, id, document: row ? documentFor(kind, row, rates) : null };
  }

  /** Fills other indices beside those that are searched, which are kept in step meanwhile, and puts them in their place. */
  private async fill(old: Filling | null): Promise<void> {
    const { client, index, alias } = this.cluster;
    await this.sweep(old?.stamp);
    if (!(await client.indices.exists({ index: this.cluster.states })).body)
      await client.indices.create({ index: this.cluster.states, body: STATES as never });
    const stamp = String(Date.now());
    const begun = performance.now();
    for (const kind of KINDS)
      await client.indices.create({ index: index(kind, stamp), body: indexOf(kind) as never });
    const rates = await this.feed.rates();
    let documents = 0;
    let lookedAt = performance.now();
    const moment = await this.feed.all(async (kind, rows, at) => {
      if (this.stopped) throw new Stopped();
      await this.write(
        stamp,
        rows.map((row) => this.operation(kind, row.id, row, rates)),
        at,
      );
      documents += rows.length;
      if (!old || performance.now() - lookedAt < LOOK_EVERY_MS) return;
      await this.catchUp(old);
      lookedAt = performance.now();
    });
    const state = { ...moment, version: VERSION, rates, at: 0 };
    // before it is searched: one that is searched and has no state would be filled again
    await this.store(stamp, state);
    await this.catchUp({ stamp, state });
    const names = KINDS.map((kind) => index(kind, stamp));
    await client.indices.putSettings({ index: names, body: FILLED as never });
    await client.indices.refresh({ index: names });
    const gone = old ? KINDS.map((kind) => ({ remove_index: { index: index(kind, old.stamp) } })) : [];
    await client.indices.updateAliases({
      body: {
        actions: [
          ...KINDS.map((kind) => ({ add: { index: index(kind, stamp), alias: alias(kind) } })),
          ...gone,
        ],
      },
    });
    if (old) await orNull(client.delete({ index: this.cluster.states, id: old.stamp }));
    const seconds = (performance.now() - begun) / 1000;
    this.log.info({ documents, seconds }, 'the search cluster was filled anew');
  }

  /** Removes what fillings have left that were interrupted. */
  private async sweep(searched: string | undefined): Promise<void> {
    const { client, index, stampOf } = this.cluster;
    const { body } = await client.indices.get({ index: KINDS.map((kind) => index(kind, '*')) });
    const left = Object.keys(body).filter(
      (name) => stampOf(name) !== undefined && stampOf(name) !== searched,
    );
    if (left.length > 0) await client.indices.delete({ index: left });
  }

  private async store(stamp: string, state: State): Promise<void> {
    const body = { ...state, at: Date.now() };
    await this.cluster.client.index({ index: this.cluster.states, id: stamp, body: body as never });
  }

  /** Writes documents that were read not before a moment. What the cluster has no time for is sent again. */
  private async write(stamp: string, operations: Operation[], moment: Moment): Promise<void> {
    if (operations.length === 0) return;
    const { client, index } = this.cluster;
    const failed: string[] = [];
    const meta = ({ kind, id }: Operation) => ({
      _index: index(kind, stamp),
      _id: String(id),
      version: transactionOf(moment),
      version_type: 'external_gte',
    });
    await client.helpers.bulk<Operation>(
      {
        datasource: operations,
        onDocument: (operation) =>
          operation.document ? [{ index: meta(operation) }, operation.document] : { delete: meta(operation) },
        concurrency: 1,
        retries: RETRIES,
        wait: RETRY_AFTER_MS,
        onDrop: ({ status, error, operation }) => {
          // something newer stands there, or nothing that could be removed
          if (status === 409 || (status === 404 && !error)) return;
          if (status === 404 || status === 429 || status >= 500)
            failed.push(`${status} ${error?.reason ?? ''}`);
          // one that the cluster cannot take must not keep all others
          else
            this.log.error(
              { status, reason: error?.reason, operation },
              'the search cluster refused a document',
            );
        },
      },
      { requestTimeout: BULK_TIMEOUT_MS },
    );
    if (failed.length > 0)
      throw new Error(`The search cluster did not take ${failed.length} documents: ${failed[0]}`);
  }
}
