/** Products by the hundred thousand, in statements of the database alone: copies of what the demo has published. */
import type { Client, Pool, PoolClient } from 'pg';
import type { Progress } from '../../db/seed/progress.ts';

const PIECE = 50_000;
/** What a copy has for itself. */
const OWN = ['id', 'status', 'submitted_at', 'own_number', 'published_at', 'reviewed_at'];

type Querying = Pick<Client | PoolClient | Pool, 'query'>;

async function copy(client: Querying, count: number, columns: string, own: string): Promise<void> {
  const { rows } = await client.query(
    `SELECT string_agg(quote_ident(attname), ', ') AS names FROM pg_attribute
     WHERE attrelid = 'products'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attname <> ALL($1)`,
    [OWN],
  );
  await client.query(
    // an expression of one side alone, or every number is compared with every product
    `WITH given AS (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place
       FROM (SELECT * FROM products WHERE status = 1 ORDER BY id LIMIT 5000) first)
     INSERT INTO products (${rows[0].names}, ${columns})
     SELECT ${rows[0].names}, ${own} FROM generate_series(1, $1::int) AS n JOIN given ON place = n % (SELECT count(*) FROM given)`,
    [count],
  );
}

/** Such as wait for a review, as if sent one after the other; the queue follows. */
export const copyWaiting = (client: Querying, count: number): Promise<void> =>
  copy(client, count, 'status, submitted_at', `2, now() - n * interval '1 second'`);

/** Such as are online. Nothing is told of them: no search, no queue and no count of categories has them. */
export async function copyOnline(pool: Pool, count: number, progress: Progress): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`SET session_replication_role = 'replica'`);
    for (let done = 0; done < count; done += PIECE) {
      const published = `1, now() - n * interval '1 minute', now() - n * interval '1 minute'`;
      await copy(client, Math.min(PIECE, count - done), 'status, submitted_at, published_at', published);
      progress('Copies', Math.min(done + PIECE, count), count);
    }
  } finally {
    // the connection has the role: nobody else may get it
    client.release(true);
  }
  await pool.query('VACUUM ANALYZE products');
}
