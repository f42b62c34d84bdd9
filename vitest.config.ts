import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The longest files go first, the last one here at the very first. Where no run is remembered the size of a file says
 * when its turn comes, and one of these at the end would leave the other processor with nothing to do.
 */
const LONG = ['overflow.journey.ts', 'gallery.journey.ts', 'walk.journey.ts', 'accessibility.journey.ts'];
const rank = ({ moduleId }: TestSpecification) => LONG.findIndex((name) => moduleId.endsWith(`/${name}`));
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(b) - rank(a));
  }
}

/**
 * Half of a run was each file reading the whole program anew. A worker reads it once: what a test changes in a module
 * it must put back.
 */
const isolate = false;
/** What a test waits for comes sooner or later: the machine may be busy. The bounds end what would hang, nothing else. */
const expecting = { poll: { timeout: 60_000 } };
const patient = { testTimeout: 300_000, hookTimeout: 300_000, expect: expecting };

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/times.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          isolate,
          include: [
            'domain/**/*.test.ts',
            'contract/**/*.test.ts',
            'locales/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'server/**/*.unit.test.ts',
            'tests/*.unit.test.ts',
            'tests/field/**/*.unit.test.ts',
            'db/**/*.test.ts',
            'tools/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          ...patient,
        },
      },
      {
        test: {
          name: 'feature',
          sequence: { groupOrder: 1 },
          isolate,
          include: ['server/**/*.test.ts', 'tests/*.test.ts', 'tests/field/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts'],
          globalSetup: ['tests/support/database.ts'],
          ...patient,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'journeys',
          sequence: { groupOrder: 2 },
          include: ['tests/journeys/*.journey.ts', 'tests/field/**/*.journey.ts'],
          globalSetup: ['tests/support/database.ts', 'tests/support/shared-browser.ts'],
          ...patient,
          maxWorkers: 2,
        },
      },
      {
        test: {
          // beside `npm test`: OPENSEARCH_URL=… npm test -- cluster
          name: 'cluster',
          sequence: { groupOrder: 3 },
          include: ['tests/cluster/*.cluster.ts'],
          globalSetup: ['tests/support/database.ts'],
          ...patient,
          maxWorkers: 1,
        },
      },
      {
        test: {
          // beside `npm test`: npm run test:browsers
          name: 'browsers',
          sequence: { groupOrder: 4 },
          include: ['tests/browsers/*.journey.ts'],
          globalSetup: ['tests/support/database.ts'],
          ...patient,
          maxWorkers: 1,
        },
      },
    ],
  },
});
