/** COPY in text format. */
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from } from 'pg-copy-streams';

const escaped = (text: string) =>
  /[\\\n\r\t]/.test(text)
    ? text.replace(/[\\\n\r\t]/g, (c) =>
        c === '\\' ? '\\\\' : c === '\n' ? '\\n' : c === '\r' ? '\\r' : '\\t',
      )
    : text;

/** A literal of text[]. */
export const arrayOf = (items: readonly string[]) =>
  `{${items.map((i) => `"${i.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;

/** Bytes handed to the connection at a time. */
const PIECE = 256 * 1024;

/** One line: null is NULL, everything else its text. */
export function copyLine(values: readonly (string | number | boolean | null)[]): string {
  let line = '';
  for (let i = 0; i < values.length; i++) {
    const v = values[i]!;
    line += (i ? '\t' : '') + (v === null ? '\\N' : typeof v === 'string' ? escaped(v) : v);
  }
  return `${line}\n`;
}

/** Loads lines into a table; waits while the server is slower. */
export async function copyInto(
  client: PoolClient,
  table: string,
  columns: readonly string[],
  lines: Uint8Array,
): Promise<void> {
  const stream = client.query(from(`COPY ${table} (${columns.join(', ')}) FROM STDIN`));
  const end = finished(stream);
  // an error of the server ends the stream; `end` rejects with it
  end.catch(() => {});
  for (let at = 0; at < lines.length; at += PIECE)
    if (!stream.write(lines.subarray(at, at + PIECE))) await Promise.race([once(stream, 'drain'), end]);
  stream.end();
  await end;
}
