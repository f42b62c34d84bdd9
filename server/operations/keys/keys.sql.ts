/**
 * Everything derived from the marketplace's keys and kept in tables: read in batches, changed only where nobody else
 * has.
 */
import type { Database } from '../../platform/database/database.ts';
import type { GuestThing } from '../../platform/secrets/guest-token.ts';
import type { SealedName } from '../../platform/secrets/sealed.ts';

/** Where what is sealed stands. */
const SEALED = {
  totp: { table: 'staff_totp', id: 'user_id', columns: ['secret', 'pending'] },
  webhook: { table: 'webhook_endpoints', id: 'id', columns: ['secret', 'former_secret'] },
} as const satisfies Record<SealedName, { table: string; id: string; columns: readonly string[] }>;
export const SEALED_NAMES = Object.keys(SEALED) as SealedName[];
const LINKED = { enquiry: 'enquiries', purchase: 'purchases' } as const satisfies Record<GuestThing, string>;
export const GUEST_THINGS = Object.keys(LINKED) as GuestThing[];

const AT_ONCE = 500;

/** Pages of rows with a number `id`, in its order. */
async function* pages<Row extends { id: number }>(
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const rows = await read(after);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)!.id;
  }
}

/** One of them, and where it stands. */
export interface Sealed {
  id: number;
  userId: number;
  column: string;
  sealed: string;
}

/** All that is sealed with the key of this name, a page at a time. */
export async function* allSealed(db: Database, name: SealedName): AsyncGenerator<Sealed[]> {
  const { table, id, columns } = SEALED[name];
  type Row = { id: number; userId: number } & Record<string, string | null>;
  const read = async (after: number): Promise<Row[]> => {
    const { rows } = await db.$client.query(
      `SELECT ${id}::float8 AS id, user_id::float8 AS "userId", ${columns.join(', ')} FROM ${table}
       WHERE ${id} > $1 ORDER BY ${id} LIMIT $2`,
      [after, AT_ONCE],
    );
    return rows;
  };
  for await (const rows of pages(read))
    yield rows.flatMap((row) =>
      columns.flatMap((column) => {
        const sealed = row[column];
        return sealed ? [{ id: row.id, userId: row.userId, column, sealed }] : [];
      }),
    );
}

/** False where it has changed meanwhile. */
export async function putSealed(
  db: Database,
  name: SealedName,
  { id, column, sealed }: Sealed,
  anew: string,
): Promise<boolean> {
  const { table, id: key } = SEALED[name];
  const { rowCount } = await db.$client.query(
    `UPDATE ${table} SET ${column} = $1 WHERE ${key} = $2 AND ${column} = $3`,
    [anew, id, sealed],
  );
  return rowCount === 1;
}

export interface Linked {
  id: number;
  linkRenewedAt: Date | null;
  guestTokenHash: string;
}

/** All that guests follow by a link, a page at a time; what the demo keeps there is no hash. */
export async function* allLinked(db: Database, thing: GuestThing): AsyncGenerator<Linked[]> {
  yield* pages<Linked>(async (after) => {
    const { rows } = await db.$client.query(
      `SELECT id::float8 AS id, link_renewed_at AS "linkRenewedAt", guest_token_hash AS "guestTokenHash" FROM ${LINKED[thing]}
       WHERE guest_token_hash ~ '^[0-9a-f]{64}$' AND id > $1 ORDER BY id LIMIT $2`,
      [after, AT_ONCE],
    );
    return rows;
  });
}

/** Keeps those that they had as former ones. Leaves what has changed meanwhile. @returns how many were changed */
export async function putLinks(
  db: Database,
  thing: GuestThing,
  rows: readonly (Linked & { anew: string })[],
): Promise<number> {
  const { rowCount } = await db.$client.query(
    `UPDATE ${LINKED[thing]} t SET guest_token_hash = n.anew, former_token_hash = n.before
     FROM unnest($1::bigint[], $2::text[], $3::text[]) AS n (id, before, anew)
     WHERE t.id = n.id AND t.guest_token_hash = n.before`,
    [rows.map(({ id }) => id), rows.map((row) => row.guestTokenHash), rows.map(({ anew }) => anew)],
  );
  return rowCount ?? 0;
}
