/**
 * `npm run bench -- index-limits [documents]`: an index in memory with more documents than one of its slabs has entries,
 * 10,000,000 unless said: all of them hold one word. They are given to the index directly, without a database; then searched,
 * written into a file and read again. Ten millions want some 3 GB of memory and 1 GB under DATA_DIR. Ends with 1 where
 * anything is missing.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { IndexedProduct } from '../server/search/index/indexed.ts';
import type { ProductSearch } from '../server/search/match/engine.ts';
import { answer } from '../server/search/match/memory/answer.ts';
import { PartsReader, PartsWriter } from '../server/search/match/memory/parts.ts';
import { ProductIndex } from '../server/search/match/memory/product-index.ts';
import { plainWord } from '../server/search/text/word.ts';
import { figure, median } from './support/figures.ts';

const DOCUMENTS = Number(process.argv[2] ?? 10_000_000);
const NOW = Date.UTC(2026, 5, 1);
const KINDS = 5000;
const ROUNDS = 10;

const productOf = (id: number): IndexedProduct => ({
  id,
  document: `1 0 kind${id % KINDS} thing\nmade${id % 7}\n\n`,
  companyId: 1 + (id % 100_000),
  categories: [1 + (id % 4), 10 + (id % 60), 100 + (id % 1200)],
  prices: [[1, null, 1 + (id % 4000) / 8]],
  currency: '$',
  unit: id % 3 === 0 ? 'set' : 'piece',
  minOrder: 1 + (id % 100),
  province: id % 6,
  tierRank: id % 4,
  refreshedAt: NOW - (id % 1000) * 86_400_000,
  sample: id % 5 === 0,
  answers: id % 3 === 0,
  certificates: [],
  established: 2000 + (id % 20),
  properties: [],
});
const asked = (...terms: string[]): ProductSearch => ({
  words: terms.map(plainWord),
  head: terms.length - 1,
  filters: {},
  sort: 'relevance',
  offset: 0,
  limit: 20,
  also: 0,
  now: NOW,
});
const seconds = (run: () => void): number => {
  const begun = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
};

let wrong = 0;
function look(index: ProductIndex): void {
  const kind = asked(`kind${7 % KINDS}`, 'thing');
  const expected = [DOCUMENTS, Math.floor((DOCUMENTS - 7) / KINDS) + 1];
  const found = [asked('thing'), kind].map((query) => answer(index, query).total);
  if (found.join() !== expected.join()) wrong++;
  process.stdout.write(`found ${found.join(' and ')}, expected ${expected.join(' and ')}\n`);
  for (const [what, query] of [
    ['the word that all hold', asked('thing')],
    ['a word that few hold, and that one', kind],
  ] as const)
    figure(
      `  ${what}`,
      1000 * median(Array.from({ length: ROUNDS }, () => seconds(() => answer(index, query)))),
      'ms',
    );
}

const index = new ProductIndex();
figure(
  `${DOCUMENTS.toLocaleString('en')} documents put`,
  seconds(() => {
    for (let id = 1; id <= DOCUMENTS; id++) index.put(productOf(id));
  }),
  's',
);
figure(
  '  moved together',
  seconds(() => index.text.compact()),
  's',
);
figure('  a document', index.bytes / DOCUMENTS, 'bytes');
look(index);

const file = path.join(path.resolve(process.env.DATA_DIR ?? './data'), `bench-index-limits-${process.pid}`);
fs.mkdirSync(path.dirname(file), { recursive: true });
try {
  const to = fs.openSync(file, 'w');
  figure(
    'written into a file',
    seconds(() => index.persist(new PartsWriter(to))),
    's',
  );
  fs.closeSync(to);
  figure('  of', fs.statSync(file).size / 2 ** 20, 'MB');
  const from = fs.openSync(file, 'r');
  const read = new ProductIndex();
  figure(
    'read from it',
    seconds(() => read.persist(new PartsReader(from))),
    's',
  );
  fs.closeSync(from);
  look(read);
} finally {
  fs.rmSync(file, { force: true });
}
figure('memory of the process', process.memoryUsage().rss / 2 ** 20, 'MB');
process.exit(wrong === 0 ? 0 : 1);
