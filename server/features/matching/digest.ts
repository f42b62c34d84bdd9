/** One e-mail a day about the requests that were not mailed one by one (decision 27). */
import type { Deps } from '../../platform/deps.ts';
import { enqueueEmail } from '../../platform/outbox.ts';
import { leadLink } from '../purchase/purchase.ts';
import { emails } from './emails.ts';
import * as query from './matching.sql.ts';
import { leadsLink } from './matching.ts';
import { unsubscribeLink } from './unsubscribe.ts';

const AT_ONCE = 100;
/** Requests that a digest names; the list in the member centre has all. */
const NAMED = 20;

/** The job: what waits from the days before today (UTC). @returns how many digests were sent */
export async function sendLeadDigests(deps: Deps): Promise<number> {
  const today = deps.now().toISOString().slice(0, 10);
  const before = new Date(today);
  await query.forgetDaysBefore(deps.db, today);
  let sent = 0;
  for (let after = 0; ; ) {
    const companies = await query.waitingCompanies(deps.db, { before, after, limit: AT_ONCE });
    for (const companyId of companies) if (await sendDigest(deps, companyId, before)) sent++;
    if (companies.length < AT_ONCE) return sent;
    after = companies.at(-1)!;
  }
}

/** False where nothing of it is in effect any more, or another server was first. */
const sendDigest = (deps: Deps, companyId: number, before: Date): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const ids = await query.takeWaiting(tx, companyId, before);
    const owner = await query.ownerOf(tx, companyId);
    if (!owner || owner.lead_emails === 'none') return false;
    const lines = await query.digestLines(tx, companyId, ids, deps.now());
    if (lines.length === 0) return false;
    const { email: address, language } = owner;
    const unsubscribe = unsubscribeLink(deps, language, owner.id);
    const leads = lines.slice(0, NAMED).map(({ id, title, full_path, reasons }) => ({
      title,
      reasons,
      link: leadLink(deps, language, full_path, id),
    }));
    const settings = leadsLink(deps);
    await enqueueEmail(
      deps,
      tx,
      emails.digest({ address, language, settings, unsubscribe, leads, n: lines.length }),
    );
    return true;
  });
