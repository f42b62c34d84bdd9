/** Notifies owners of keys that end within two weeks, once each (decision 33). */
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { lastDayOf, noticeUntil } from '../../platform/work/last-day.ts';
import { HOURLY_ITEM, type Kind } from '../../platform/work/work.ts';
import { sendEmail } from '../email/email.ts';
import { sendMessage } from '../message/message.ts';
import * as query from './api-key.sql.ts';
import { emails } from './emails.ts';

const PATH = '/account/ApiKeys';

/** The job: asks for the notices of keys that end within that time and were not told of. */
export async function askForKeyNotices(deps: Deps): Promise<void> {
  const items = await query.endingKeys(deps.db, timesOf(deps));
  await deps.jobs.enqueue(deps.db, 'ending.key', items);
}

export const keyNotices: Kind<'ending.key'> = {
  ...HOURLY_ITEM,
  name: 'ending.key',
  atOnce: 2,
  key: ({ key }) => String(key),
  run: (deps, { key }) => deps.db.transaction((tx) => tellOfEnding(deps, tx, key)),
};

const timesOf = (deps: Deps) => ({ now: deps.now(), until: noticeUntil(deps.now()) });

async function tellOfEnding(deps: Deps, tx: Transaction, key: number): Promise<void> {
  const ending = await query.noteEnding(tx, key, timesOf(deps));
  if (!ending) return;
  const { id, userId, name, expiresAt, ...to } = ending;
  const { scheme, publicHost } = deps.environment;
  const link = `${scheme}://my.${publicHost}${PATH}`;
  const day = lastDayOf(expiresAt);
  await sendMessage(deps, tx, userId, 'program_ends', { id, title: name, day }, PATH);
  await sendEmail(deps, tx, userId, emails.keyEnds(to, { name, day, link }));
}
