/** An empty database for tests of migrations; dropped with the test file. */
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';

/** @returns its address */
export function emptyDatabase(prefix: string): string {
  const name = `${prefix}_${process.pid}`;
  let admin: pg.Client;
  beforeAll(async () => {
    admin = new pg.Client({ connectionString: inject('databaseUrl') });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}`);
  });
  afterAll(async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  });
  return Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href;
}
