/**
 * `npm run bench -- attack [name …] [products]`: what known attacks cost now, on the loopback, bounded in count; one file
 * each in bench/attacks. Without a name all of them, one after the other.
 */
import { flood } from './attacks/flood.ts';
import { guesses } from './attacks/guesses.ts';
import { imports } from './attacks/imports.ts';
import { nonsense } from './attacks/nonsense.ts';
import { oversized } from './attacks/oversized.ts';
import { packedText } from './attacks/packed-text.ts';
import { passwordSpraying } from './attacks/password-spraying.ts';
import { poisoned } from './attacks/poisoned.ts';
import { recoveryLockout } from './attacks/recovery-lockout.ts';
import { relay } from './attacks/relay.ts';
import { uploads } from './attacks/uploads.ts';
import { groundOf } from './support/attacker.ts';
import { serveMarketplace } from './support/site.ts';

const ATTACKS = {
  oversized,
  relay,
  guesses,
  'password-spraying': passwordSpraying,
  'recovery-lockout': recoveryLockout,
  poisoned,
  uploads,
  'packed-text': packedText,
  imports,
  flood,
  nonsense,
};

const given = process.argv.slice(2);
const named = given.filter((word) => !/^\d+$/.test(word));
const unknown = named.find((name) => !Object.hasOwn(ATTACKS, name));
if (unknown)
  throw new Error(`No attack is called ${unknown}. There are: ${Object.keys(ATTACKS).join(', ')}.`);
const site = await serveMarketplace(Number(given.find((word) => /^\d+$/.test(word)) ?? 0));
const ground = groundOf(site);
await ground.page('/');
for (const [name, attack] of Object.entries(ATTACKS))
  if (named.length === 0 || named.includes(name)) await attack(ground);
process.stdout.write(`${ground.tried()} requests tried\n`);
await site.close();
