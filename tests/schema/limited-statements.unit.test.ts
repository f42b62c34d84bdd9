/** What is to take so many rows at most takes no more. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SERVER = path.resolve(import.meta.dirname, '../../server');

/** The planner may run a subquery of IN again for each row, and one that passes over locked rows then finds others. */
const IN_LIMITED = /\bIN\s*\(\s*SELECT\b(?:(?!\bIN\s*\()[^;`])*?\bLIMIT\b[^;`)]*SKIP LOCKED/g;

test('no statement writes rows "IN" a limited subquery that passes over locked ones: = ANY(ARRAY(…)) is read once', () => {
  const files = fs
    .readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql.ts'));
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((name) => fs.readFileSync(path.join(SERVER, name), 'utf8').match(IN_LIMITED));
  expect(found).toEqual([]);
});
