/**
 * A list of the console as a sheet: any staff's call that answers pages answers "Accept: text/csv" with all of its rows, by the
 * same filters and the same rights (decision 37).
 */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { pageQuery } from '../../../contract/schema/page.ts';
import type { Route } from '../../../contract/schema/route.ts';
import { hasSheet, MOST_SHEET_ROWS } from '../../../contract/schema/sheet.ts';
import { columnsOf, rowOf } from '../../../domain/text/sheet.ts';

export const SHEET_TYPE = 'text/csv';
/** Rows that are asked for at once. */
const PIECE = 500;
/** So that programs that go by the beginning read it as UTF-8. */
const MARK = '\uFEFF';

type Row = Record<string, unknown>;
interface Piece {
  items: Row[];
  total: number;
}
/** Answers a piece of the list, stripped to its schema. */
type ReadPiece = (paging: { limit: number; offset: number }) => Promise<Piece>;

/** The schema of a row; null of a call that has no sheet. */
export function rowSchemaOf(route: Route): z.ZodType | null {
  const { method, reply } = route;
  if (method !== 'GET' || !hasSheet(route) || !(reply instanceof z.ZodObject)) return null;
  const { items, total } = reply.shape;
  return items instanceof z.ZodArray && total ? (items.element as z.ZodType) : null;
}

/** An answer of such a call, stripped to its schema. */
export const pieceOf = ({ reply }: Route, answer: unknown): Piece => reply.parse(answer) as Piece;

export const asksForSheet = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.toLowerCase().startsWith(SHEET_TYPE) ?? false;

/** What of a query narrows the list. */
export const withoutPaging = (query: unknown): Row =>
  Object.fromEntries(Object.entries((query ?? {}) as Row).filter(([name]) => !(name in pageQuery)));

/**
 * Sends the rows as they are read, a piece at a time. Rows may come and go meanwhile: none is sent twice, and one that goes may
 * take the place of another.
 */
export async function sendSheet(reply: FastifyReply, row: z.ZodType, read: ReadPiece): Promise<FastifyReply> {
  // what fails at once is a failure that can still be told
  const first = await read({ limit: PIECE, offset: 0 });
  const columns = columnsOf(z.toJSONSchema(row, { io: 'output', unrepresentable: 'any' }));
  const lines = (rows: readonly unknown[][]) => stringify(rows as unknown[][], { record_delimiter: '\r\n' });
  const sent = new Set<unknown>();
  const fresh = (items: readonly Row[]) =>
    items
      .filter(({ id }) => id === undefined || !sent.has(id))
      .slice(0, MOST_SHEET_ROWS - sent.size)
      .map((item) => {
        sent.add(item.id ?? item);
        return rowOf(columns, item);
      });
  async function* pieces() {
    yield MARK + lines([columns, ...fresh(first.items)]);
    let piece = first;
    for (let offset = PIECE; piece.items.length === PIECE && sent.size < MOST_SHEET_ROWS; offset += PIECE) {
      piece = await read({ limit: PIECE, offset });
      yield lines(fresh(piece.items));
    }
  }
  return reply
    .header('cache-control', 'no-store')
    .header('x-total-rows', String(first.total))
    .type(`${SHEET_TYPE}; charset=utf-8`)
    .send(Readable.from(pieces()));
}
