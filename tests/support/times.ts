/** Writes down how long each test file took, hooks and imports with it, for what scripts/check.ts says at the end. */
import fs from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

export default class Times implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const file = process.env.TEST_TIMES;
    if (!file) return;
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    fs.appendFileSync(
      file,
      `${module.relativeModuleId}\t${Math.round(collectDuration + setupDuration + duration)}\n`,
    );
  }
}
