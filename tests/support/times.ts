/**
 * Writes down what scripts/check.ts says at the end: how long each test file took, hooks and imports with it, and which
 * tests have failed.
 */
import fs from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const note = (variable: string, line: string) => {
  const file = process.env[variable];
  if (file) fs.appendFileSync(file, `${line}\n`);
};
const firstLine = (text = '') => text.split('\n', 1)[0]!.slice(0, 200);

export default class Times implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'failed')
      note(
        'TEST_FAILURES',
        `${test.module.relativeModuleId} > ${test.fullName}: ${firstLine(errors?.[0]?.message)}`,
      );
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
