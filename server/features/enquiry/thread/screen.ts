/** Decides whether a message is delivered at once or waits for a reviewer (decision 27). */
import { createHash } from 'node:crypto';
import {
  HELD_FROM,
  REMEMBERED_DAYS,
  REPEATED_DAYS,
  type SpamReason,
  sameTextKey,
  spamScore,
} from '../../../../domain/deal/spam.ts';
import { DAY_MS, HOUR_MS } from '../../../../domain/time.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { wordLists } from '../../product/product.ts';
import { insertHold, knownOf, type Sender } from './screen.sql.ts';

interface Screened {
  /** 0 while it has none. */
  enquiryId: number;
  companyId: number;
  sender: Sender;
  subject: string;
  text: string;
  /** The supplier has written in the thread. */
  answered: boolean;
}

interface Verdict {
  held: boolean;
  score: number;
  reasons: SpamReason[];
}

/** What texts have in common that say the same; null for one without a letter. */
export function textKeyOf(text: string): string | null {
  const said = sameTextKey(text);
  return said === '' ? null : createHash('md5').update(said).digest('hex');
}

export async function screenMessage(deps: Deps, tx: Transaction, given: Screened): Promise<Verdict> {
  const { sender, subject, text, answered, companyId, enquiryId } = given;
  const now = deps.now().getTime();
  const since = {
    hour: new Date(now - HOUR_MS),
    repeated: new Date(now - REPEATED_DAYS * DAY_MS),
    remembered: new Date(now - REMEMBERED_DAYS * DAY_MS),
  };
  const known = await knownOf(tx, sender, { key: textKeyOf(text), companyId, but: enquiryId }, since);
  const { refusing } = await wordLists(tx);
  const { score, reasons } = spamScore({ ...known, subject, text, email: sender.email, answered }, refusing);
  return { held: score >= HELD_FROM, score, reasons };
}

/** Puts a message into the reviewers' queue. The caller has marked it, or its enquiry, as not delivered. */
export const holdMessage = (
  deps: Deps,
  tx: Transaction,
  { score, reasons }: Verdict,
  message: { enquiryId: number; messageId: number },
): Promise<void> => insertHold(tx, { ...message, score, reasons, createdAt: deps.now() });
