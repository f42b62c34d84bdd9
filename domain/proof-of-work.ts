/**
 * Work that a password sign-in costs once an account has been guessed at: cheap for one person, dear for a million
 * guesses, and never a lock-out (decision 20).
 */

/** Failures in an hour on one account, from anywhere, from which on it costs something. */
export const PROOF_FROM_FAILURES = 50;
export const PROOF_WINDOW_SECONDS = 60 * 60;
/** Puzzles of one proof: many small ones take about the same time each run, one large one does not. */
export const PROOF_PARTS = 8;
const LEAST_BITS = 12;
/** 8 × 2^16 hashes: some two seconds of a telephone. */
const MOST_BITS = 16;
/** More need not be counted: the work does not grow beyond. */
export const MOST_FAILURES_COUNTED = PROOF_FROM_FAILURES * 2 ** (MOST_BITS - LEAST_BITS);
export const PROOF_LIFE_SECONDS = 2 * 60;

/** Zero bits that each hash must begin with; twice the work for twice the failures, 0 while none is asked for. */
export function proofBits(failures: number): number {
  if (failures < PROOF_FROM_FAILURES) return 0;
  return Math.min(MOST_BITS, LEAST_BITS + Math.floor(Math.log2(failures / PROOF_FROM_FAILURES)));
}

/** What is hashed for one puzzle; `answer` is what is looked for. */
export const puzzle = (challenge: string, part: number, answer: number): string =>
  `${challenge} ${part} ${answer}`;

export function beginsWithZeros(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let i = 0; i < whole; i++) if (hash[i] !== 0) return false;
  return (bits & 7) === 0 || hash[whole]! >> (8 - (bits & 7)) === 0;
}
