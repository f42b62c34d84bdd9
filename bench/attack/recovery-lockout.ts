import { startSession } from '../../server/features/auth/auth.ts';
import type { Ground } from '../support/attacker.ts';
import { figure } from '../support/figures.ts';

const EMAIL = 'free@demo.test';
const HOME = '127.0.6.250';
const WRONG = '000000';

/** Strangers have codes sent to somebody, and guess at theirs; whether the owner still gets in, by each way there is. */
export async function recoveryLockout({ site, guest, send, costs, tokenOf }: Ground): Promise<void> {
  const query = (text: string, values: unknown[] = []) => site.deps.db.$client.query(text, values);
  const { rows } = await query('SELECT id FROM users WHERE email = $1', [EMAIL]);
  const caller = { user: null, language: 'en', ip: HOME, requestId: '' } as const;
  await site.deps.db.transaction((tx) => startSession(site.deps, tx, caller, Number(rows[0].id)));
  let stranger = 0;
  const from = () => `127.0.6.${(stranger++ % 240) + 1}`;
  const letter = (send_type: number, ip: string) =>
    guest('/api/auth/sendEmail', { email: EMAIL, send_type }, ip);
  const aMinuteLater = () =>
    query(`UPDATE one_time_codes SET created_at = created_at - interval '61 s' WHERE address = $1`, [EMAIL]);
  const guess = (verify_code: string, ip: string) =>
    guest('/api/auth/verifyEmail', { email: EMAIL, verify_code, sendType: 1 }, ip);
  const mailed = async (): Promise<{ code: string; link: string }> => {
    const mails = await query('SELECT body FROM outbox WHERE address = $1 ORDER BY id DESC LIMIT 1', [EMAIL]);
    const { body } = mails.rows[0];
    return { code: /\d{6}/.exec(body)![0], link: new URL(/http:\S+\/enter\/\S+/.exec(body)![0]).pathname };
  };

  let sent = 0;
  for (let n = 0; n < 14; n++) {
    if ((await letter([1, 2, 7][n % 3]!, from())).status === 200) sent++;
    await aMinuteLater();
  }
  figure('7  lock-out: letters that strangers had sent in a day', sent, '', { least: 10, most: 10 });
  const refused = { send: 0, own: 0, code: 0, link: 0 };
  const authorization = `Bearer ${await tokenOf(EMAIL)}`;
  const own = await send({
    method: 'POST',
    path: '/api/session/user/code',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ purpose: 8 }),
  });
  if (own.status !== 200) refused.own++;
  let processor = 0;
  for (const way of ['code', 'link'] as const) {
    if ((await letter(1, HOME)).status !== 200) refused.send++;
    const { code, link } = await mailed();
    const wrong = code === WRONG ? '000001' : WRONG;
    const guesses = await costs(Array.from({ length: 30 }, () => () => guess(wrong, from())));
    processor += guesses.reduce((sum, { cpu }) => sum + cpu, 0);
    if (way === 'code' && (await guess(code, HOME)).body !== '""') refused.code++;
    if (way === 'link') {
      const pressed = await send({
        method: 'POST',
        path: link,
        from: '127.0.6.251',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin },
        body: 'x=',
      });
      if (pressed.status !== 303) refused.link++;
    }
    await aMinuteLater();
  }
  figure('7  lock-out: the next letter refused to a network known to the account', refused.send, '', {
    most: 0,
  });
  figure('7  lock-out: a code refused to who is signed in', refused.own, '', { most: 0 });
  figure(
    '7  lock-out, 30 wrong codes of strangers: the right one refused where it was asked for',
    refused.code,
    '',
    {
      most: 0,
    },
  );
  figure('7  lock-out, 30 wrong codes of strangers: the link refused elsewhere', refused.link, '', {
    most: 0,
  });
  figure('7  lock-out: processor for a wrong code', processor / 60, 'ms', { most: 50 });
}
