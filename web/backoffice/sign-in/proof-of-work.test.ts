import { expect, test } from 'vitest';
import { beginsWithZeros, puzzle } from '../../../domain/account/proof-of-work.ts';
import { CallError } from '../../client/call.ts';
import { withProof } from './proof-of-work.ts';
import { solve } from './solve.ts';

const challenge = { challenge: '8.1700000000.abc.def', bits: 8, parts: 8 };
const refused = () =>
  new CallError(401, { error: 'Wait.', code: 'proof_required', requestId: 'x', challenge });

test('every part begins with the zeros asked for', async () => {
  const { answers } = await solve(challenge);
  expect(answers).toHaveLength(8);
  for (const [part, answer] of answers.entries()) {
    const text = new TextEncoder().encode(puzzle(challenge.challenge, part, answer));
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
    expect(beginsWithZeros(hash, 8)).toBe(true);
  }
});

test('sends again with the work done, and gives up where ever more is asked for', async () => {
  const sent: unknown[] = [];
  const reports: boolean[] = [];
  const done = await withProof(
    async (proof) => {
      sent.push(proof);
      if (!proof) throw refused();
      return 'in';
    },
    (working) => reports.push(working),
  );
  expect([done, sent.length, reports]).toEqual(['in', 2, [true, false]]);
  const never = withProof(
    () => Promise.reject(refused()),
    () => {},
  );
  await expect(never).rejects.toThrow('Wait.');
  await expect(
    withProof(
      () => Promise.reject(new Error('Other.')),
      () => {},
    ),
  ).rejects.toThrow('Other.');
});
