/** A daily or weekly e-mail about matching requests that were not sent one by one (decision 27). */
import { type DigestEnds, digestEnds } from '../../../domain/email/digest.ts';
import type { Deps } from '../../platform/deps.ts';
import { askForAll } from '../../platform/work/ask-for-all.ts';
import { HOURLY_ITEM, type Kind } from '../../platform/work/work.ts';
import { frequencyOf, sendEmail } from '../email/email.ts';
import { leadLink } from '../purchase/purchase.ts';
import { emails } from './emails.ts';
import * as query from './matching.sql.ts';
import { leadsLink } from './matching.ts';

/** Requests that a digest names; the list in the member centre has all. */
const NAMED = 20;

/** The job: asks for the digests of what waits from whole days, or weeks, before. */
export async function askForLeadDigests(deps: Deps): Promise<void> {
  const now = deps.now();
  const ends = digestEnds(now);
  await query.forgetDaysBefore(deps.db, now.toISOString().slice(0, 10));
  await askForAll(
    deps,
    'digest.lead',
    (asked) => query.waitingCompanies(deps.db, ends, asked),
    (company) => [{ company }],
  );
}

export const leadDigests: Kind<'digest.lead'> = {
  ...HOURLY_ITEM,
  name: 'digest.lead',
  atOnce: 2,
  key: ({ company }) => String(company),
  run: (deps, { company }) => sendDigest(deps, company, digestEnds(deps.now())),
};

/** Nothing where nothing of it is in effect any more, or wanted. */
const sendDigest = (deps: Deps, companyId: number, ends: DigestEnds): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const ids = await query.takeWaiting(tx, companyId, ends);
    const owner = await query.ownerOf(tx, companyId);
    if (!owner || (await frequencyOf(tx, owner.id, 'leads')) === 'none') return;
    const lines = await query.digestLines(tx, companyId, ids, deps.now());
    if (lines.length === 0) return;
    const { id, email: address, language } = owner;
    const leads = lines.slice(0, NAMED).map((lead) => ({
      title: lead.title,
      reasons: lead.reasons,
      link: leadLink(deps, language, lead.full_path, lead.id),
    }));
    const written = emails.digest({ address, language, leads, n: lines.length, all: leadsLink(deps) });
    await sendEmail(deps, tx, id, written);
  });
