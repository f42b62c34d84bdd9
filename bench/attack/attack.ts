/**
 * `npm run bench -- attack [name …] [products]`: what known attacks cost now, on the loopback, bounded in count; one file
 * each in bench/attack. Without a name all of them, one after the other.
 */

import { groundOf } from '../support/attacker.ts';
import { serveMarketplace } from '../support/site.ts';
import { flood } from './flood.ts';
import { guesses } from './guesses.ts';
import { imports } from './imports.ts';
import { nonsense } from './nonsense.ts';
import { oversized } from './oversized.ts';
import { packedText } from './packed-text.ts';
import { passwordSpraying } from './password-spraying.ts';
import { uploads } from './uploads.ts';

const ATTACKS = {
  oversized,
  guesses,
  'password-spraying': passwordSpraying,
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
