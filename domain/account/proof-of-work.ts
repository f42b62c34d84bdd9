/**
 * Proof of work for password guessing and bulk e-mail: cheap for one person, expensive for a million guesses, and
 * never a lock-out (decision 20).
 */

export const PROOF_WINDOW_SECONDS = 60 * 60;

/** From how many in an hour on it costs something, and how many zero bits it begins with. */
interface Price {
  from: number;
  bits: number;
}
export const PRICES = {
  /** Wrong passwords of one account, from anywhere. */
  account: { from: 50, bits: 12 },
  /** Wrong passwords of one network, of whatever account. */
  network: { from: 1, bits: 10 },
  /** Codes that one network had sent, to whatever address. */
  sends: { from: 3, bits: 12 },
} as const satisfies Record<string, Price>;
/** Puzzles of one proof: many small ones take about the same time each run, one large one does not. */
export const PROOF_PARTS = 8;
/** 8 × 2^16 hashes: some two seconds of a telephone. */
const MAX_BITS = 16;
export const PROOF_LIFE_SECONDS = 2 * 60;

/** More need not be counted: the work does not grow beyond. */
export const mostCounted = ({ from, bits }: Price): number => from * 2 ** (MAX_BITS - bits);

/** Zero bits that each hash must begin with; twice the work for twice as many, 0 while none is asked for. */
export const proofBits = (counted: number, { from, bits }: Price): number =>
  counted < from ? 0 : Math.min(MAX_BITS, bits + Math.floor(Math.log2(counted / from)));

/** What is hashed for one puzzle; `answer` is what is looked for. */
export const puzzle = (challenge: string, part: number, answer: number): string =>
  `${challenge} ${part} ${answer}`;

export function beginsWithZeros(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let i = 0; i < whole; i++) if (hash[i] !== 0) return false;
  return (bits & 7) === 0 || hash[whole]! >> (8 - (bits & 7)) === 0;
}
