import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Executor } from '../../server/platform/database.ts';

/** The open transaction of this connection. */
export const onClient = (client: PoolClient) => drizzle({ client }) as unknown as Executor;
