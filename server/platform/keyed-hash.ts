import { createHmac } from 'node:crypto';
import type { Deps } from './deps.ts';
import { readOrCreateSecret } from './token.ts';

const secrets = new Map<string, Buffer>();

/** A keyed hash: of few possible words (six digits, an address) a plain one tells which they were. */
export function keyedHash({ environment: { dataDir } }: Pick<Deps, 'environment'>, words: string): Buffer {
  const secret = secrets.get(dataDir) ?? readOrCreateSecret(dataDir, 'code');
  secrets.set(dataDir, secret);
  return createHmac('sha256', secret).update(words).digest();
}
