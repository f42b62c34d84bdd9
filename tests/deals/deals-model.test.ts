/** Some hundred drawn moves of guests, members, suppliers and reviewers; `TEST_MOVES` says how many. */
import { expect, test } from 'vitest';
import { runDeals } from '../model/run-deals.ts';
import { buildTestApp } from '../support/app.ts';

const MOVES = Number(process.env.TEST_MOVES ?? 400);
/** The same moves in every run; `TEST_SEED` draws others. */
const SEED = Number(process.env.TEST_SEED ?? 11);

test('requests and quotations answer, and stand, as a plain model of decision 27 says', async () => {
  process.stdout.write(`TEST_SEED=${SEED}\n`);
  const app = await buildTestApp();
  try {
    const tally = await runDeals(app, { moves: MOVES, seed: SEED });
    // moves by their kind and outcome: legal and illegal ones
    expect(tally.size).toBeGreaterThan(30);
  } finally {
    await app.close();
  }
});
