/** One e-mail a day, or a week, about the requests that were not mailed one by one (decision 27). */
import { type DigestEnds, digestEnds } from '../../../domain/digest.ts';
import type { Deps } from '../../platform/deps.ts';
import { frequencyOf, sendEmail } from '../email/email.ts';
import { leadLink } from '../purchase/purchase.ts';
import { emails } from './emails.ts';
import * as query from './matching.sql.ts';
import { leadsLink } from './matching.ts';

const AT_ONCE = 100;
/** Requests that a digest names; the list in the member centre has all. */
const NAMED = 20;

/** The job: what waits from whole days, or weeks, before. @returns how many digests were sent */
export async function sendLeadDigests(deps: Deps): Promise<number> {
  const now = deps.now();
  const ends = digestEnds(now);
  await query.forgetDaysBefore(deps.db, now.toISOString().slice(0, 10));
  let sent = 0;
  for (let after = 0; ; ) {
    const companies = await query.waitingCompanies(deps.db, ends, { after, limit: AT_ONCE });
    for (const companyId of companies) if (await sendDigest(deps, companyId, ends)) sent++;
    if (companies.length < AT_ONCE) return sent;
    after = companies.at(-1)!;
  }
}

/** False where nothing of it is in effect any more, or wanted, or another server was first. */
const sendDigest = (deps: Deps, companyId: number, ends: DigestEnds): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const ids = await query.takeWaiting(tx, companyId, ends);
    const owner = await query.ownerOf(tx, companyId);
    if (!owner || (await frequencyOf(tx, owner.id, 'leads')) === 'none') return false;
    const lines = await query.digestLines(tx, companyId, ids, deps.now());
    if (lines.length === 0) return false;
    const { id, email: address, language } = owner;
    const leads = lines.slice(0, NAMED).map((lead) => ({
      title: lead.title,
      reasons: lead.reasons,
      link: leadLink(deps, language, lead.full_path, lead.id),
    }));
    const written = emails.digest({ address, language, leads, n: lines.length, all: leadsLink(deps) });
    await sendEmail(deps, tx, id, written);
    return true;
  });
