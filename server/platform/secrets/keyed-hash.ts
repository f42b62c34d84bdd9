import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { keyOf, keysOf } from './secret-keys.ts';

type Has = Pick<Deps, 'environment'>;
const hashBy = (key: Buffer, words: string): Buffer => createHmac('sha256', key).update(words).digest();

/** A keyed hash: of few possible words (six digits, an address) a plain one tells which they were. */
export const keyedHash = ({ environment }: Has, words: string): Buffer =>
  hashBy(keyOf(environment, 'code'), words);

/** The same with each key that is still read, the present one first: what a hash of these words may be. */
export const keyedHashes = ({ environment }: Has, words: string): Buffer[] =>
  keysOf(environment, 'code').map((key) => hashBy(key, words));

/** Whether the first bytes, as many as are given, are of a hash of these words. */
export const isKeyedHash = (has: Has, words: string, given: Buffer): boolean =>
  keyedHashes(has, words).some((own) => timingSafeEqual(own.subarray(0, given.length), given));
