/** The cluster at SEARCH_URL: the names of its indices, and what its failures mean to the caller. */
import { Client } from '@opensearch-project/opensearch';
import { ApiError } from '../../../platform/http/error.ts';
import { KINDS, type Kind } from '../../index/kinds.ts';

/** A visitor waits no longer for an answer, in milliseconds. */
const ANSWERS_WITHIN = 5000;
/** After a failure nobody asks again before so long. */
const AGAIN_MS = 1000;
/** Of nodes that are away, busy, or in want of an index, or that refuse us: the visitor can do nothing about it. */
const AWAY = new Set([401, 403, 404, 408, 429, 500, 502, 503, 504]);
const DEFAULT_PREFIX = 'marketplace';

export interface Cluster {
  client: Client;
  /** Name of a kind's alias, which is what is searched. */
  alias(kind: Kind): string;
  /** Name of the index behind it; `stamp` is when it began to be filled. */
  index(kind: Kind, stamp: string): string;
  /** The stamp of an index of ours; undefined of any other. */
  stampOf(index: string): string | undefined;
  /** The index that says how far each filling has come. */
  states: string;
  /** What the cluster answers. Throws ApiError unavailable while it does not. */
  ask<T>(run: (client: Client) => Promise<{ body: T }>): Promise<T>;
}

/** Status of an error of the client; undefined where there was no answer. */
export const statusOf = (error: unknown): number | undefined =>
  (error as { meta?: { statusCode?: number } }).meta?.statusCode ?? undefined;

/** `url` is that of SEARCH_URL: the path is what the names of all indices begin with. */
export function openCluster(url: string): Cluster {
  const { pathname, username, password, origin } = new URL(url);
  const prefix = pathname.replaceAll('/', '') || DEFAULT_PREFIX;
  const client = new Client({
    node: origin,
    ...(username
      ? { auth: { username: decodeURIComponent(username), password: decodeURIComponent(password) } }
      : {}),
    requestTimeout: ANSWERS_WITHIN,
    maxRetries: 1,
  });
  const ours = new RegExp(`^${prefix}-(?:${KINDS.join('|')})-(\\d+)$`);
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    client,
    alias: (kind) => `${prefix}-${kind}`,
    index: (kind, stamp) => `${prefix}-${kind}-${stamp}`,
    stampOf: (index) => ours.exec(index)?.[1],
    states: `${prefix}-feed`,
    async ask(run) {
      if (performance.now() - failedAt < AGAIN_MS) throw new ApiError('unavailable');
      try {
        return (await run(client)).body;
      } catch (error) {
        const status = statusOf(error);
        // its own error is not passed on: a status of 400 would say that the visitor has made a mistake
        if (status !== undefined && !AWAY.has(status))
          throw new Error(`The search cluster refused a question: ${(error as Error).message}`);
        failedAt = performance.now();
        throw new ApiError('unavailable');
      }
    },
  };
}
