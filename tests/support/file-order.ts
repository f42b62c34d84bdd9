/**
 * The order of test files: longest first, so that none runs alone at the end, and files of similar length in random
 * order, because a file that leaves something changed harms the next one in its worker.
 */
import { createHash, randomInt } from 'node:crypto';
import fs from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that are far longer than their size tells, the longest first: for a machine that remembers no run. */
const LONG = [
  'accessibility.journey.ts',
  'walk.journey.ts',
  'gallery.journey.ts',
  'overflow.journey.ts',
  'encodings.test.ts',
  'crawler.test.ts',
  'start.test.ts',
  'demo.test.ts',
  'leaks.test.ts',
];

export interface TestFile {
  path: string;
  bytes: number;
  /** How long it took when it ran last; undefined where that is not remembered. */
  ms?: number | undefined;
}

/**
 * The same order for the same seed and lengths; each file draws for itself, so that those of one folder stand to each other
 * as they do among all. Lengths are alike within a power of two; where none is remembered the size says it.
 */
export function inOrder<T extends TestFile>(files: readonly T[], seed: number): T[] {
  const known = files.filter(({ ms }) => ms !== undefined);
  const sum = (list: readonly T[], of: (file: T) => number) => list.reduce((n, file) => n + of(file), 0);
  const msOfByte =
    known.length > 0 ? sum(known, ({ ms }) => ms!) / (sum(known, ({ bytes }) => bytes) || 1) : 1;
  const lengthOf = ({ path, bytes, ms }: T) => {
    if (ms !== undefined) return Math.floor(Math.log2(Math.max(1, ms)));
    const place = LONG.findIndex((name) => path.endsWith(`/${name}`));
    return place < 0 ? Math.floor(Math.log2(Math.max(1, bytes * msOfByte))) : Number.MAX_SAFE_INTEGER - place;
  };
  const drawnBy = (path: string) => createHash('sha256').update(`${seed} ${path}`).digest('hex');
  return files
    .map((file) => ({ file, length: lengthOf(file), drawn: drawnBy(file.path) }))
    .sort((a, b) => b.length - a.length || (a.drawn < b.drawn ? -1 : 1))
    .map(({ file }) => file);
}

/** `TEST_ORDER` draws an order again; the draws of the tests themselves have `TEST_SEED`. */
const SEED = Number(process.env.TEST_ORDER || randomInt(2 ** 31));

export class LongestFirst extends BaseSequencer {
  override async sort(given: TestSpecification[]): Promise<TestSpecification[]> {
    process.stdout.write(`TEST_ORDER=${SEED}\n`);
    const { root } = this.ctx.config;
    const projects = Map.groupBy(given, ({ project }) => project);
    return [...projects]
      .sort(([a], [b]) => a.config.sequence.groupOrder - b.config.sequence.groupOrder)
      .flatMap(([, specifications]) => {
        const files = specifications.map((specification) => ({
          specification,
          // the same on every machine, whatever folder it stands in
          path: specification.moduleId.slice(root.length),
          bytes: fs.statSync(specification.moduleId, { throwIfNoEntry: false })?.size ?? 0,
          ms: this.ctx.cache.getTestSpecificationResult(specification)?.duration,
        }));
        return inOrder(files, SEED).map(({ specification }) => specification);
      });
  }
}
