import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/file-order.ts';

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
    reporters: ['default', './tests/support/time/times.ts'],
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
            'tests/**/*.unit.test.ts',
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
          include: ['server/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts'],
          globalSetup: ['tests/support/database/database.ts'],
          ...patient,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'journeys',
          sequence: { groupOrder: 2 },
          include: ['tests/journeys/**/*.journey.ts', 'tests/field/**/*.journey.ts'],
          globalSetup: ['tests/support/database/database.ts', 'tests/support/browser/shared-browser.ts'],
          setupFiles: ['tests/support/browser/where-it-stood.ts'],
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
          globalSetup: ['tests/support/database/database.ts'],
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
          globalSetup: ['tests/support/database/database.ts'],
          ...patient,
          maxWorkers: 1,
        },
      },
    ],
  },
});
