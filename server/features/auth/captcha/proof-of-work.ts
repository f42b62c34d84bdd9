/** The proof of work that a call may cost: a signed challenge, checked and used up (decision 20). */
import { createHash, randomBytes } from 'node:crypto';
import type { Challenge } from '../../../../contract/schema/error.ts';
import {
  beginsWithZeros,
  PROOF_LIFE_SECONDS,
  PROOF_PARTS,
  puzzle,
} from '../../../../domain/account/proof-of-work.ts';
import type { Deps } from '../../../platform/deps.ts';
import { ApiError } from '../../../platform/http/error.ts';
import { isKeyedHash, keyedHash } from '../../../platform/secrets/keyed-hash.ts';
import * as query from '../auth.sql.ts';

export interface Proof {
  challenge: string;
  answers: number[];
}

/** Characters of it: with them and an answer a challenge fills one block of SHA-256, which halves the honest work. */
const SIGNATURE = 16;

/** Bound to what it is for, an account or a letter to an address: what was worked out for one is good for no other. */
const wordsOf = (subject: string, named: string): string => `proof ${subject} ${named}`;

/** Nothing of it is kept: it says itself how much work it is and until when. */
function newChallenge(deps: Deps, subject: string, bits: number): Challenge {
  const expires = Math.floor(deps.now().getTime() / 1000) + PROOF_LIFE_SECONDS;
  const named = `${bits}.${expires}.${randomBytes(9).toString('base64url')}`;
  const signature = keyedHash(deps, wordsOf(subject, named)).toString('base64url').slice(0, SIGNATURE);
  return { challenge: `${named}.${signature}`, bits, parts: PROOF_PARTS };
}

/** What the challenge says, if it is ours, for this subject and not expired. */
function readChallenge(deps: Deps, subject: string, challenge: string) {
  const found = /^((\d{1,2})\.(\d{10,11})\.([\w-]{12}))\.([\w-]{16})$/.exec(challenge);
  if (!found) return null;
  const [, named, bits, expires, id, signature] = found;
  if (!isKeyedHash(deps, wordsOf(subject, named!), Buffer.from(signature!, 'base64url'))) return null;
  const expiresAt = new Date(Number(expires) * 1000);
  return expiresAt > deps.now() ? { bits: Number(bits), id: id!, expiresAt } : null;
}

const isSolved = ({ challenge, answers }: Proof, bits: number): boolean =>
  answers.length === PROOF_PARTS &&
  answers.every((answer, part) =>
    beginsWithZeros(
      createHash('sha256')
        .update(puzzle(challenge, part, answer))
        .digest(),
      bits,
    ),
  );

const refuse = (deps: Deps, subject: string, bits: number) =>
  new ApiError('proof_required', { extra: { challenge: newChallenge(deps, subject, bits) } });

/**
 * Uses a proof up; how many zero bits it has, 0 where none is required. Throws ApiError proof_required with a challenge
 * where more work is asked for.
 */
export async function spendProof(
  deps: Deps,
  subject: string,
  required: number,
  proof: Proof | undefined,
): Promise<number> {
  if (required === 0) return 0;
  const given = proof && readChallenge(deps, subject, proof.challenge);
  if (!given || given.bits < required || !isSolved(proof, given.bits)) throw refuse(deps, subject, required);
  if (!(await query.insertSpentProof(deps.db, given.id, given.expiresAt)))
    throw refuse(deps, subject, required);
  return given.bits;
}

/** The same once more where attempts wait for each other: of many at once none slips past the count. */
export function requireProof(deps: Deps, subject: string, required: number, proved: number): void {
  if (proved < required) throw refuse(deps, subject, required);
}
