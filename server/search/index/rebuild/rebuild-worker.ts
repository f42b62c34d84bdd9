/** Reads rows and builds their documents in its own thread, while the server goes on answering. */
import { parentPort, workerData } from 'node:worker_threads';
import { copyLine } from '../../../platform/database/copy.ts';
import { onClient, openDatabase } from '../../../platform/database/database.ts';
import { type Range, SOURCES, within } from '../document/sources.sql.ts';
import type { Kind } from '../kinds.ts';

/** The documents of a range, as COPY takes them. */
export interface Lines {
  kind: Kind;
  lines: Uint8Array<ArrayBuffer>;
  count: number;
}

// held for good: a thread that has been busy for long would take a new connection for one that cannot be had
const connecting = openDatabase(workerData as string, { max: 1 }).then((db) => db.$client.connect());
const encoder = new TextEncoder();

async function send(range: Range): Promise<void> {
  const documents = await SOURCES[range.kind].rows(onClient(await connecting), within(range));
  const lines = encoder.encode(documents.map(copyLine).join(''));
  parentPort?.postMessage({ kind: range.kind, lines, count: documents.length } satisfies Lines, [
    lines.buffer,
  ]);
}

let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (range: Range) => {
  last = last.then(() => send(range));
});
