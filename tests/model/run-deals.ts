/** Random moves in one small world after the other, until so many were made. */
import fc from 'fast-check';
import { newWorld, type Server } from './deals-driver.ts';
import { Deals } from './deals-model.ts';
import { steps, type Tally } from './deals-steps.ts';
import { compareLists } from './deals-views.ts';

/** Deep enough for a request to be edited, quoted on, decided and posted again. */
const MAX_IN_A_WORLD = 150;
const WORLDS_AT_ONCE = 4;
/** A failure is made smaller for so long. */
const SHRINKING_MS = 240_000;

const made = (tally: Tally) => [...tally.values()].reduce((sum, n) => sum + n, 0);

/** Throws with the smallest moves that were found on which marketplace and model differ. The same seed draws the same moves. */
export async function runDeals(
  server: Server,
  { moves, seed }: { moves: number; seed: number },
): Promise<Tally> {
  const tally: Tally = new Map();
  let failed = false;
  for (let round = 0; made(tally) < moves; round++) {
    await fc.assert(
      fc.asyncProperty(steps(tally, MAX_IN_A_WORLD), async (commands) => {
        // what failed is made smaller, however many moves that takes
        if (made(tally) >= moves && !failed) return;
        const deals = new Deals();
        const world = await newWorld(server);
        try {
          await fc.asyncModelRun(() => ({ model: deals, real: world }), commands);
          await compareLists(deals, world);
        } catch (error) {
          failed = true;
          throw error;
        } finally {
          await world.end(deals.requests);
        }
      }),
      { seed: seed + round, numRuns: WORLDS_AT_ONCE, interruptAfterTimeLimit: SHRINKING_MS },
    );
  }
  return tally;
}
