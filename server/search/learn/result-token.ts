/**
 * The token of a search answer, so that an open counts only for what that answer showed: the words, the products and
 * the second, signed with a key of the marketplace. It says nothing about the visitor: the page is the same for
 * everybody.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import { type KeySource, keyOf, keysOf } from '../../platform/secrets/secret-keys.ts';

/** Seconds after which it counts nothing any more; servers' clocks may differ by a few. */
export const TOKEN_LIFE = 3600;
const CLOCKS_APART = 60;
const SIGNATURE_BYTES = 16;

type Has = Pick<Deps, 'environment' | 'now'>;

const hashBy = (key: Buffer, what: string, text: string): Buffer =>
  createHmac('sha256', key).update(`${what} ${text}`).digest().subarray(0, SIGNATURE_BYTES);

/** A hash that nobody else can make. `what` keeps one use of the key from another. */
export const keyedHash = ({ environment }: { environment: KeySource }, what: string, text: string): Buffer =>
  hashBy(keyOf(environment, 'search'), what, text);

const signedBy = (key: Buffer, kw: string, named: string): string =>
  hashBy(key, 'result', `${named} ${kw}`).toString('base64url');

/** Of these words and the products that were shown; null where there is nothing to count. */
export function resultToken(deps: Has, kw: string, ids: readonly number[]): string | null {
  if (kw === '' || ids.length === 0) return null;
  const seconds = Math.floor(deps.now().getTime() / 1000);
  const named = `${seconds.toString(36)}.${ids.map((id) => id.toString(36)).join('-')}`;
  return `${named}.${signedBy(keyOf(deps.environment, 'search'), kw, named)}`;
}

/** Whether it is ours, of these words, has shown the product, and is not too old. */
export function isResultToken(deps: Has, token: string, kw: string, id: number): boolean {
  const found = /^([0-9a-z]{1,9})\.([0-9a-z-]+)\.([\w-]{22})$/.exec(token);
  if (!found) return false;
  const [, time, ids, signature] = found;
  const given = Buffer.from(signature!);
  const isOurs = keysOf(deps.environment, 'search').some((key) =>
    timingSafeEqual(Buffer.from(signedBy(key, kw, `${time}.${ids}`)), given),
  );
  if (!isOurs) return false;
  const age = deps.now().getTime() / 1000 - Number.parseInt(time!, 36);
  return age > -CLOCKS_APART && age <= TOKEN_LIFE && ids!.split('-').includes(id.toString(36));
}
