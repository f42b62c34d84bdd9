/** What a password sign-in costs an account that is guessed at from everywhere (decision 20). */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Challenge } from '../../../contract/error.ts';
import {
  beginsWithZeros,
  PROOF_LIFE_SECONDS,
  PROOF_PARTS,
  PROOF_WINDOW_SECONDS,
  proofBits,
  puzzle,
} from '../../../domain/proof-of-work.ts';
import type { Executor } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/error.ts';
import { readOrCreateSecret } from '../../platform/token.ts';
import * as query from './auth.sql.ts';

export interface Proof {
  challenge: string;
  answers: number[];
}

/** Characters of it: with them and an answer a challenge fills one block of SHA-256, which halves the honest work. */
const SIGNATURE = 16;

const secrets = new Map<string, Buffer>();
/** Bound to the account, so that what was worked out for one is good for no other. */
function sign({ environment: { dataDir } }: Deps, account: string, named: string): string {
  const secret = secrets.get(dataDir) ?? readOrCreateSecret(dataDir, 'code');
  secrets.set(dataDir, secret);
  return createHmac('sha256', secret)
    .update(`proof ${account} ${named}`)
    .digest('base64url')
    .slice(0, SIGNATURE);
}

/** Nothing of it is kept: it says itself how much work it is and until when. */
function newChallenge(deps: Deps, account: string, bits: number): Challenge {
  const expires = Math.floor(deps.now().getTime() / 1000) + PROOF_LIFE_SECONDS;
  const named = `${bits}.${expires}.${randomBytes(9).toString('base64url')}`;
  return { challenge: `${named}.${sign(deps, account, named)}`, bits, parts: PROOF_PARTS };
}

/** What the challenge says, if it is ours, for this account and not expired. */
function readChallenge(deps: Deps, account: string, challenge: string) {
  const found = /^((\d{1,2})\.(\d{10,11})\.([\w-]{12}))\.([\w-]{16})$/.exec(challenge);
  if (!found) return null;
  const [, named, bits, expires, id, signature] = found;
  if (!timingSafeEqual(Buffer.from(signature!), Buffer.from(sign(deps, account, named!)))) return null;
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

const requiredBits = async (deps: Deps, executor: Executor, account: string): Promise<number> => {
  const since = new Date(deps.now().getTime() - PROOF_WINDOW_SECONDS * 1000);
  return proofBits(await query.failuresOfAccount(executor, account, since));
};

const refuse = (deps: Deps, account: string, bits: number) =>
  new ApiError('proof_required', { extra: { challenge: newChallenge(deps, account, bits) } });

/**
 * Uses a proof up; how many zero bits it has, 0 for none that is good. Whether there is such an account makes no
 * difference. Throws ApiError proof_required with a challenge where more work is asked for.
 */
export async function spendProof(deps: Deps, email: string, proof: Proof | undefined): Promise<number> {
  const account = email.toLowerCase();
  const required = await requiredBits(deps, deps.db, account);
  if (required === 0) return 0;
  const given = proof && readChallenge(deps, account, proof.challenge);
  if (!given || given.bits < required || !isSolved(proof, given.bits)) throw refuse(deps, account, required);
  if (!(await query.insertSpentProof(deps.db, given.id, given.expiresAt)))
    throw refuse(deps, account, required);
  return given.bits;
}

/** The same once more where attempts at the account wait for each other: of many at once none slips past the count. */
export async function requireProof(deps: Deps, tx: Executor, account: string, proved: number): Promise<void> {
  const required = await requiredBits(deps, tx, account);
  if (proved < required) throw refuse(deps, account, required);
}
