/** Demo enquiries that look like spam: one waiting, one refused by a reviewer. */
import { HOLD_STATUS } from '../../../domain/deal/enquiry.ts';
import { spamScore } from '../../../domain/deal/spam.ts';
import type { Transaction } from '../../../server/platform/database/database.ts';
import { insertNumbered } from '../rows.ts';
import type { DemoContext, Placed } from './demo-context.ts';

const HELD = [
  {
    subject: 'Cooperation',
    text: 'Hello dear manager,\nwe offer the best ranking for your website on all search engines, first page guaranteed, with quality backlinks. Write to me: https://t.me/seo_growth or WhatsApp: +1 555 010 0200.',
    name: 'James Growth',
    email: 'growth83920147@mailinator.com',
    refused: false,
  },
  {
    subject: 'URGENT BUSINESS',
    text: 'I AM THE NEXT OF KIN OF A LATE CUSTOMER OF OUR BANK AND NEED A PARTNER FOR AN INHERITANCE OF TEN MILLION. PLEASE ANSWER TODAY.',
    name: 'Dr. Adams',
    email: 'dr.adams@kin-trust.example',
    refused: true,
  },
] as const;
const REFUSED_AGE = 3;

export async function insertHeldEnquiries(
  tx: Transaction,
  { calendar, places, firstCompany, reviewer }: DemoContext,
  placed: readonly Placed[],
): Promise<void> {
  const about = placed.filter(({ at, product }) => at === 0 && product.status === 1);
  const since = (refused: boolean) => (refused ? calendar.at(-REFUSED_AGE) : calendar.waitingSince(0));
  const enquiry = await insertNumbered(
    tx,
    'enquiries',
    HELD.map(({ subject, name, email, refused }, i) => ({
      company_id: firstCompany,
      company_type: 1,
      product_id: about[i]!.id,
      status: refused ? 5 : 1,
      delivery: refused ? 'refused' : 'held',
      subject,
      country_id: places.country('United States'),
      name,
      email,
      submit_ip: '192.0.2.46',
      guest_token_hash: `demo held ${i}`,
      confirmed_at: since(refused),
      created_at: since(refused),
      updated_at: since(refused),
    })),
  );
  const message = await insertNumbered(
    tx,
    'enquiry_messages',
    HELD.map(({ text, refused }, i) => ({
      enquiry_id: enquiry + i,
      author: 'buyer',
      body: text,
      created_at: since(refused),
    })),
  );
  await insertNumbered(
    tx,
    'enquiry_holds',
    HELD.map(({ subject, text, email, refused }, i) => ({
      enquiry_id: enquiry + i,
      message_id: message + i,
      status: refused ? HOLD_STATUS.refused : HOLD_STATUS.waiting,
      ...spamScore(
        { subject, text, email, answered: false, sameTextTo: 14, lastHour: 9, markedBy: 0, refused: 0 },
        [],
      ),
      created_at: since(refused),
      decided_by: refused ? reviewer : null,
      decided_at: refused ? calendar.at(-REFUSED_AGE + 0.5) : null,
    })),
  );
}
