/**
 * What an answer of the search gives out, so that an open counts only of what it has shown: the words, the products and the
 * second, signed by a key of the house. It says nothing of who has asked: a page is the same for everybody.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import { readOrCreateSecret } from '../../platform/token.ts';

/** Seconds after which it counts nothing any more; servers' clocks may differ by a few. */
export const TOKEN_LIFE = 3600;
const CLOCKS_APART = 60;
const SIGNATURE_BYTES = 16;

type Has = Pick<Deps, 'environment' | 'now'>;
const keys = new Map<string, Buffer>();

/** A signature, or a hash that nobody else can make. `what` keeps one use of the key from another. */
export function keyedHash(
  { environment: { dataDir } }: Pick<Deps, 'environment'>,
  what: string,
  text: string,
) {
  const key = keys.get(dataDir) ?? readOrCreateSecret(dataDir, 'search');
  keys.set(dataDir, key);
  return createHmac('sha256', key).update(`${what} ${text}`).digest().subarray(0, SIGNATURE_BYTES);
}

const signed = (deps: Has, kw: string, named: string): string =>
  keyedHash(deps, 'result', `${named} ${kw}`).toString('base64url');

/** Of these words and the products that were shown; null where there is nothing to count. */
export function resultToken(deps: Has, kw: string, ids: readonly number[]): string | null {
  if (kw === '' || ids.length === 0) return null;
  const seconds = Math.floor(deps.now().getTime() / 1000);
  const named = `${seconds.toString(36)}.${ids.map((id) => id.toString(36)).join('-')}`;
  return `${named}.${signed(deps, kw, named)}`;
}

/** Whether it is ours, of these words, has shown the product, and is not too old. */
export function isResultToken(deps: Has, token: string, kw: string, id: number): boolean {
  const found = /^([0-9a-z]{1,9})\.([0-9a-z-]+)\.([\w-]{22})$/.exec(token);
  if (!found) return false;
  const [, time, ids, signature] = found;
  const own = Buffer.from(signed(deps, kw, `${time}.${ids}`));
  const given = Buffer.from(signature!);
  if (own.length !== given.length || !timingSafeEqual(own, given)) return false;
  const age = deps.now().getTime() / 1000 - Number.parseInt(time!, 36);
  return age > -CLOCKS_APART && age <= TOKEN_LIFE && ids!.split('-').includes(id.toString(36));
}
