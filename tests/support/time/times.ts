/**
 * Collects what scripts/check.ts reports at the end: how long each test file took with its hooks and imports, which
 * tests took over a minute on quiet processors, and which failed.
 */
import fs from 'node:fs';
import os from 'node:os';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const note = (variable: string, line: string) => {
  const file = process.env[variable];
  if (file) fs.appendFileSync(file, `${line}\n`);
};
const firstLine = (text = '') => text.split('\n', 1)[0]!.slice(0, 200);

const LONG_MS = 60_000;
/** Two at work a processor: tests, the database and the browser do so by themselves. */
const QUIET = 2;
/** In what the machine says of its load. */
const LAST_FIVE_MINUTES = 1;

/** Whether a test takes too long. What was slow because the machine had other work says nothing of it. */
export const isLong = (ms: number, load: number, processors: number): boolean =>
  ms > LONG_MS && load <= QUIET * processors;

export default class Times implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { duration = 0 } = test.diagnostic() ?? {};
    if (isLong(duration, os.loadavg()[LAST_FIVE_MINUTES]!, os.availableParallelism()))
      note('TEST_LONG', `${test.module.relativeModuleId} > ${test.fullName}\t${Math.round(duration)}`);
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    const what = `${test.module.relativeModuleId} > ${test.fullName}: ${firstLine(errors?.[0]?.message)}`;
    note('TEST_FAILURES', [what, ...(test.meta().stood ?? [])].join('\n  '));
  }

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    note(
      'TEST_TIMES',
      `${module.relativeModuleId}\t${Math.round(collectDuration + setupDuration + duration)}`,
    );
    for (const { message } of module.errors())
      note('TEST_FAILURES', `${module.relativeModuleId}: ${firstLine(message)}`);
  }
}
