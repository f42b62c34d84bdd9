/**
 * `npm run admin -- rotate-keys`: moves everything from former keys to the present one, alongside running servers. If
 * interrupted, run it again: every step keeps what the previous ones did, and former keys stay readable until removed
 * by hand (decision 9).
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Database } from '../../platform/database/database.ts';
import { StartError } from '../../platform/process/environment.ts';
import { isAbsent } from '../../platform/process/system-error.ts';
import { type GuestThing, guestToken } from '../../platform/secrets/guest-token.ts';
import { hashOf } from '../../platform/secrets/random-token.ts';
import { openSealed, seal } from '../../platform/secrets/sealed.ts';
import {
  fileOf,
  KEY_NAMES,
  type KeySource,
  OLD,
  presentMaster,
  readKeyFile,
  requireKeys,
} from '../../platform/secrets/secret-keys.ts';
import * as query from './keys.sql.ts';

/** How much stands under which key. */
export interface UnderKeys {
  present: number;
  /** Under one that is still read. */
  former: number;
  /** Under one that is not here. */
  lost: number;
}

/** What the database keeps of a link by the present key. */
const presentHash = (source: KeySource, thing: GuestThing, { id, linkRenewedAt }: query.Linked): string =>
  hashOf(guestToken({ environment: source }, thing, id, linkRenewedAt));

/** Its like by whichever key it is of; the present one's where it is of none. */
const keptHash = (source: KeySource, thing: GuestThing, row: query.Linked): string =>
  hashOf(guestToken({ environment: source }, thing, row.id, row.linkRenewedAt, row.guestTokenHash));

export async function sealedUnderKeys(db: Database, source: KeySource): Promise<UnderKeys> {
  const found = { present: 0, former: 0, lost: 0 };
  for (const name of query.SEALED_NAMES)
    for await (const page of query.allSealed(db, name))
      for (const { userId, sealed } of page) {
        const opened = openSealed(source, name, userId, sealed);
        found[opened ? (opened.isPresent ? 'present' : 'former') : 'lost']++;
      }
  return found;
}

export async function linksUnderKeys(db: Database, source: KeySource): Promise<UnderKeys> {
  const found = { present: 0, former: 0, lost: 0 };
  for (const thing of query.GUEST_THINGS)
    for await (const page of query.allLinked(db, thing))
      for (const row of page) {
        const kept = row.guestTokenHash;
        if (presentHash(source, thing, row) === kept) found.present++;
        else found[keptHash(source, thing, row) === kept ? 'former' : 'lost']++;
      }
  return found;
}

/** Files of a version that kept one for each use make way for the key that all are derived from. */
function retireFiles(source: KeySource): string[] {
  // before any is moved: it must be there when the first one is gone
  presentMaster(source);
  const retired: string[] = [];
  for (const name of KEY_NAMES) {
    const file = fileOf(name);
    const key = readKeyFile(source, file);
    if (!key) continue;
    const former = readKeyFile(source, file + OLD);
    if (former && !former.equals(key))
      throw new StartError(
        `${path.join(source.dataDir, file + OLD)} is another key than ${file}, and would be lost: move it away if nothing needs it. Run rotate-keys again then.`,
      );
    try {
      fs.renameSync(path.join(source.dataDir, file), path.join(source.dataDir, file + OLD));
    } catch (error) {
      // another run has just moved it
      if (!isAbsent(error)) throw error;
    }
    retired.push(file);
  }
  return retired;
}

/** Says what was done. Throws StartError where a key is damaged. */
export async function rotateKeys(db: Database, source: KeySource): Promise<string> {
  requireKeys(source);
  const retired = retireFiles(source);
  const anew = { sealed: 0, links: 0 };
  let lost = 0;
  for (const name of query.SEALED_NAMES)
    for await (const page of query.allSealed(db, name))
      for (const row of page) {
        const opened = openSealed(source, name, row.userId, row.sealed);
        if (!opened) lost++;
        else if (!opened.isPresent) {
          const sealed = seal(source, name, row.userId, opened.secret);
          if (await query.putSealed(db, name, row, sealed)) anew.sealed++;
        }
      }
  for (const thing of query.GUEST_THINGS)
    for await (const page of query.allLinked(db, thing)) {
      const rows = page.map((row) => ({ ...row, anew: presentHash(source, thing, row) }));
      const changed = rows.filter((row) => row.anew !== row.guestTokenHash);
      if (changed.length > 0) anew.links += await query.putLinks(db, thing, changed);
    }
  return [
    `${anew.sealed} secrets are sealed anew, ${anew.links} guests' links are made anew.`,
    ...(retired.length > 0 ? [`${retired.join(', ')} are now called …${OLD}.`] : []),
    ...(lost > 0
      ? [`${lost} secrets were sealed with a key that is not here: "npm run doctor" says more.`]
      : []),
    `What was made with former keys is read until you remove SECRET_KEY_OLD and the files that end in ${OLD}; sessions, guests' links, links in sent mails and recovery codes made with them end then.`,
  ].join(' ');
}
