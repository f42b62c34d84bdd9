/** Each step from 0100 on keeps the rules of docs/migrations.md: it comes to servers that run, of two releases. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIRST_STEP, knownMigrations } from '../../server/platform/database/migrations.ts';
import { faultsOf, nothingBefore } from './online-rules.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { version } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};

test('every step keeps the rules', () => {
  const before = nothingBefore();
  const steps = knownMigrations().filter((name) => Number(name.slice(0, 4)) >= FIRST_STEP);
  const faults = steps.flatMap((name) =>
    faultsOf(name, fs.readFileSync(path.join(ROOT, 'db/migrations', name), 'utf8'), version, before),
  );
  expect(faults).toEqual([]);
});

test('no two files have one number', () => {
  const numbers = knownMigrations().map((name) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

const faults = (text: string, name = '0100-step.sql') => faultsOf(name, text, '0.9.0', nothingBefore());

describe('allowed', () => {
  test.each([
    'ALTER TABLE products ADD COLUMN origin text',
    `ALTER TABLE products ADD origin text NOT NULL DEFAULT '', ADD COLUMN made_at timestamptz NOT NULL DEFAULT now()`,
    `ALTER TABLE products ADD COLUMN tags text[] DEFAULT '{}'::text[] NOT NULL; COMMENT ON COLUMN products.tags IS 'x'`,
    'ALTER TABLE products ALTER COLUMN origin DROP NOT NULL, ALTER origin SET DEFAULT NULL',
    'ALTER TABLE products ADD CONSTRAINT products_origin CHECK (length(origin) <= 50) NOT VALID',
    'ALTER TABLE products DROP CONSTRAINT products_origin, ADD CONSTRAINT products_origin CHECK (origin IN (1, 2)) NOT VALID',
    'ALTER TABLE products ADD CONSTRAINT one UNIQUE USING INDEX products_one',
    '-- why\nCREATE INDEX CONCURRENTLY products_origin ON products (origin) WHERE listed',
    'DROP INDEX CONCURRENTLY IF EXISTS products_origin',
    `CREATE TABLE origins (id bigint PRIMARY KEY, name text CHECK (name <> ''));
     CREATE INDEX origins_name ON origins (name); ALTER TABLE origins ADD CHECK (id > 0);
     INSERT INTO origins (id, name) VALUES (1, 'x; DROP TABLE products'); UPDATE origins SET name = 'y'`,
    'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DROP TABLE products; END $$',
    `UPDATE search_version SET version = 0`,
    `INSERT INTO search_state DEFAULT VALUES`,
  ])('%s', (text) => expect(faults(text)).toEqual([]));
});

describe('refused', () => {
  test.each([
    ['CREATE INDEX products_origin ON products (origin)', /built CONCURRENTLY/],
    ['CREATE UNIQUE INDEX ON products (origin)', /has a name/],
    ['CREATE INDEX CONCURRENTLY IF NOT EXISTS products_origin ON products (origin)', /has a name/],
    ['CREATE INDEX CONCURRENTLY a ON products (origin); CREATE TABLE b (id int)', /file of its own/],
    ['DROP INDEX products_origin', /DROP INDEX CONCURRENTLY/],
    ['DROP INDEX CONCURRENTLY products_origin', /DROP INDEX CONCURRENTLY IF EXISTS/],
    ['ALTER TABLE products ALTER COLUMN title TYPE varchar(10)', /another type/],
    ['ALTER TABLE products ALTER title SET DATA TYPE text', /another type/],
    ['ALTER TABLE products ALTER COLUMN port SET NOT NULL', /SET NOT NULL needs/],
    ['ALTER TABLE products ADD COLUMN a uuid DEFAULT gen_random_uuid()', /writes the table anew/],
    [
      'ALTER TABLE products ADD COLUMN a timestamptz NOT NULL DEFAULT clock_timestamp()',
      /writes the table anew/,
    ],
    ['ALTER TABLE products ADD COLUMN a text NOT NULL', /leaves a new column out/],
    ['ALTER TABLE products ADD COLUMN a int GENERATED ALWAYS AS (version) STORED', /comes bare/],
    ['ALTER TABLE products ADD COLUMN a bigint REFERENCES users', /comes bare/],
    [`ALTER TABLE products ADD COLUMN a text, ADD b text CHECK (b <> '')`, /comes bare/],
    ['ALTER TABLE products ADD CHECK (version > 0) NOT VALID', /a constraint has a name/],
    ['ALTER TABLE products ADD CONSTRAINT a CHECK (version > 0)', /NOT VALID/],
    ['ALTER TABLE products ADD CONSTRAINT a FOREIGN KEY (id) REFERENCES users', /NOT VALID/],
    ['ALTER TABLE products ADD CONSTRAINT a UNIQUE (title)', /USING INDEX/],
    [
      'ALTER TABLE products ADD CONSTRAINT a CHECK (version > 0) NOT VALID; ALTER TABLE products VALIDATE CONSTRAINT a',
      /stands in a later file/,
    ],
    ['ALTER TABLE products SET UNLOGGED', /not known to be harmless/],
    ['UPDATE products SET port = lower(port)', /by a job/],
    ['DELETE FROM messages WHERE read_at IS NOT NULL', /by a job/],
    ['INSERT INTO messages SELECT * FROM old', /not known to be harmless/],
    ['DO $$ BEGIN UPDATE products SET version = 1; END $$', /not known to be harmless/],
    ['LOCK TABLE products', /not known to be harmless/],
    ['ALTER TABLE products DROP COLUMN port', /without "-- contracts:"/],
    ['ALTER TABLE products DROP port', /without "-- contracts:"/],
    ['ALTER TABLE products RENAME COLUMN port TO harbour', /without "-- contracts:"/],
    ['ALTER TABLE products RENAME TO goods', /without "-- contracts:"/],
    ['DROP TABLE messages', /without "-- contracts:"/],
    ['DROP FUNCTION f', /without "-- contracts:"/],
    [`-- DROP TABLE\nSELECT 1 /* ' */`, /not known to be harmless/],
  ])('%s', (text, why) => expect(faults(text).join('\n')).toMatch(why));
});

test('the release after the one that replaced something takes it away, in a file that is named so', () => {
  const drop = '-- contracts: 0.9.0\nALTER TABLE products DROP COLUMN port';
  expect(faults(drop, '0100-contracts-port.sql')).toEqual([]);
  expect(faults(drop).join()).toMatch(/named NNNN-contracts-/);
  expect(faults('CREATE TABLE a (id int)', '0100-contracts-a.sql').join()).toMatch(/named NNNN-contracts-/);
  expect(faults(drop.replace('0.9.0', '0.10.0'), '0100-contracts-port.sql').join()).toMatch(
    /is not released/,
  );
});

test('a column becomes NOT NULL once a step has proved that it never is', () => {
  const before = nothingBefore();
  const step = (number: number, text: string) => faultsOf(`0${number}-step.sql`, text, '0.9.0', before);
  expect(step(100, 'ALTER TABLE products ADD CONSTRAINT a CHECK (port IS NOT NULL) NOT VALID')).toEqual([]);
  expect(step(101, 'ALTER TABLE products ALTER COLUMN port SET NOT NULL').join()).toMatch(
    /SET NOT NULL needs/,
  );
  expect(step(102, 'ALTER TABLE products VALIDATE CONSTRAINT a')).toEqual([]);
  expect(step(103, 'ALTER TABLE products ALTER COLUMN port SET NOT NULL')).toEqual([]);
});
