/** Solves proofs of work as any program may. */
import { createHash } from 'node:crypto';
import type { Challenge } from '../../../contract/schema/error.ts';
import { beginsWithZeros, puzzle } from '../../../domain/account/proof-of-work.ts';

export function solveChallenge({ challenge, bits, parts }: Challenge) {
  const answers = Array.from({ length: parts }, (_, part) => {
    for (let answer = 0; ; answer++) {
      const hash = createHash('sha256')
        .update(puzzle(challenge, part, answer))
        .digest();
      if (beginsWithZeros(hash, bits)) return answer;
    }
  });
  return { challenge, answers };
}
