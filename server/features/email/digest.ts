/** A daily or weekly digest per topic of what was not e-mailed one by one (decision 20). */
import { digestEnds } from '../../../domain/email/digest.ts';
import type { EmailTopic } from '../../../domain/email/email-topics.ts';
import { fill } from '../../../domain/fill.ts';
import { EMAILS } from '../../../locales/emails.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { composeEmail, type Email, type EmailLine, type To } from '../../platform/email/email.ts';
import { askForAll } from '../../platform/work/ask-for-all.ts';
import { HOURLY_ITEM, type Kind } from '../../platform/work/work.ts';
import * as query from './email.sql.ts';
import { sendEmail } from './email.ts';

/** Things that a digest names; the messages of the member centre have all. */
const NAMED = 40;

/** The job: asks for the digests of everybody who has something waiting from whole days, or weeks, before. */
export async function askForTopicDigests(deps: Deps): Promise<void> {
  const ends = digestEnds(deps.now());
  await askForAll(
    deps,
    'digest.topic',
    (asked) => query.dueUsers(deps.db, ends, asked),
    (user) => [{ user }],
  );
}

export const topicDigests: Kind<'digest.topic'> = {
  ...HOURLY_ITEM,
  name: 'digest.topic',
  atOnce: 2,
  key: ({ user }) => String(user),
  run: (deps, { user }) => deps.db.transaction((tx) => sendDigests(deps, tx, user, digestEnds(deps.now()))),
};

/** What is taken out leaves with the transaction that writes the e-mail: each thing is told once, and none is lost. */
async function sendDigests(
  deps: Deps,
  tx: Transaction,
  userId: number,
  ends: Parameters<typeof query.takeItems>[2],
): Promise<void> {
  const reader = await query.takeReader(tx, userId);
  if (!reader) return;
  const items = Map.groupBy(await query.takeItems(tx, userId, ends), ({ topic }) => topic);
  // a closed account is told nothing
  if (!reader.open) return;
  const { scheme, publicHost } = deps.environment;
  const all = `${scheme}://my.${publicHost}/message/PrivateMessage/`;
  for (const [topic, waiting] of items) {
    const lines = waiting.map(({ line }) => line);
    const to = { address: reader.email, language: reader.language };
    await sendEmail(deps, tx, userId, topicDigest({ ...to, topic, lines, all }));
  }
}

/** The last come first. */
export function topicDigest({
  topic,
  lines,
  all,
  ...to
}: To & { topic: EmailTopic; lines: EmailLine[]; all: string }): Email {
  const { topics, digests } = EMAILS[to.language];
  const named = lines.toReversed().slice(0, NAMED);
  const left = lines.length - named.length;
  const more = left > 0 && { more: { label: fill(digests.more, { n: left }), link: all } };
  return composeEmail('digest.topic', to, {
    about: topic,
    values: { topic: topics[topic], n: lines.length },
    sections: [{ lines: named, ...more }],
    link: all,
  });
}
