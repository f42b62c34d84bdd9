/** Few visitors ever need proof of work, so its code loads only when it is asked for. */
import { CallError } from '../../client/call.ts';
import type { Proof } from './solve.ts';

/** The work may have grown while it was done. */
const MAX_ROUNDS = 3;

/** Sends; where work is asked for, does it and sends again. */
export async function withProof<T>(
  send: (proof?: Proof) => Promise<T>,
  onWorking: (working: boolean) => void = () => {},
): Promise<T> {
  let proof: Proof | undefined;
  for (let round = 0; ; round++)
    try {
      return await send(proof);
    } catch (error) {
      if (!(error instanceof CallError && error.challenge) || round === MAX_ROUNDS) throw error;
      onWorking(true);
      const { solve } = await import('./solve.ts');
      proof = await solve(error.challenge).finally(() => onWorking(false));
    }
}
