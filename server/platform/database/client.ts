/** What a pool's connections do besides running statements: drop statement names, report each statement. */
import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';

/** Told the text of a statement that begins; what it gives is called when that has ended. */
export type TraceStatement = (text: string) => ((error?: unknown) => void) | undefined;

const plainQuery = pg.Client.prototype.query as (...args: unknown[]) => unknown;
const isConfig = (query: unknown): query is { text: string } =>
  typeof query === 'object' && query !== null && !('submit' in query);

/** A named statement lives on one connection to PostgreSQL; a pooler gives each transaction another. */
const unnamed = (query: unknown) => (isConfig(query) ? { ...query, name: undefined } : query);

/** The same statement, with `ended` called at its end. */
function traced(run: (rest: unknown[]) => unknown, rest: unknown[], ended: (error?: unknown) => void) {
  const callback = rest.at(-1);
  if (typeof callback === 'function')
    return run([
      ...rest.slice(0, -1),
      (error: unknown, result: unknown) => {
        ended(error);
        callback(error, result);
      },
    ]);
  const result = run(rest) as Promise<unknown>;
  result.then(() => ended(), ended);
  return result;
}

export function clientClass({
  pooled = false,
  trace,
}: {
  pooled?: boolean | undefined;
  trace?: TraceStatement | undefined;
}) {
  if (!(pooled || trace)) return pg.Client;
  return class extends pg.Client {
    override query = ((query: unknown, ...rest: unknown[]) => {
      const asked = pooled ? unnamed(query) : query;
      const run = (args: unknown[]) => plainQuery.call(this, asked, ...args);
      const text = isConfig(asked) ? asked.text : asked;
      const ended = typeof text === 'string' ? trace?.(text) : undefined;
      return ended ? traced(run, rest, ended) : run(rest);
    }) as pg.Client['query'];
  };
}

type OnClient = Parameters<pg.Pool['connect']>[0];
/** A statement that waits for a connection is run by whoever gives one back: it shall count as of its own request. */
export class RememberingPool extends pg.Pool {
  override connect = ((onClient?: OnClient) =>
    onClient
      ? super.connect(AsyncResource.bind(onClient))
      : super.connect()) as unknown as pg.Pool['connect'];
}
