import type { Ground } from '../support/attacker.ts';
import { figure } from '../support/figures.ts';

/** Forty texts of a swindler to the address of a stranger, as enquiries and as sourcing requests. */
export async function relay({ site, guest }: Ground): Promise<void> {
  const bait = 'Your parcel waits: http://evil.example/pay';
  const email = 'stranger@victim.example';
  const first = async (text: string) => Number((await site.deps.db.$client.query(text)).rows[0].id);
  const [company, category] = [
    await first('SELECT id FROM companies WHERE visible LIMIT 1'),
    await first('SELECT id FROM categories WHERE is_end LIMIT 1'),
  ];
  const closingDate = new Date(Date.now() + 30 * 86_400_000).toISOString();
  for (let n = 0; n < 20; n++) {
    const from = `127.0.1.${n + 1}`;
    const message = { subject: bait, message: `${bait} ${n}`, name: bait, company: bait };
    await guest(
      '/api/services/enquiry',
      { ...message, target: { type: 'company', id: company }, country: 'DE', email },
      from,
    );
    const contact = { name: bait, email, company: bait };
    const request = {
      title: `${bait} ${n}`,
      description: bait,
      category,
      quantity: 1,
      unit: 'piece',
      receive: 'DE',
    };
    await guest('/api/guest/purchase', { ...request, closingDate, contact }, from);
  }
  const counted = async (text: string) => Number((await site.deps.db.$client.query(text)).rows[0].n);
  figure(
    '4  guest text as a mail relay, 40 texts: mails sent',
    await counted("SELECT count(*) AS n FROM outbox WHERE address = 'stranger@victim.example'"),
    '',
    { least: 1, most: 20 },
  );
  figure(
    '4  guest text as a mail relay: with text of the guest',
    await counted("SELECT count(*) AS n FROM outbox WHERE subject || body ILIKE '%evil.example%'"),
    '',
    { most: 0 },
  );
  figure(
    '4  guest text as a mail relay: queued for review or sent on',
    await counted(
      "SELECT (SELECT count(*) FROM purchases WHERE confirmed AND title ILIKE '%evil.example%') + (SELECT count(*) FROM enquiries WHERE confirmed AND subject ILIKE '%evil.example%') AS n",
    ),
    '',
    { most: 0 },
  );
}
