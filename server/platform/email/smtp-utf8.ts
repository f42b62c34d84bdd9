/** Whether the relay of SMTP_URL offers SMTPUTF8 (RFC 6531): only then is there a way to an address like 王芳@例子.公司. */
import { createTransport } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { HOUR_MS, MINUTE_MS } from '../../../domain/time.ts';

/** Somebody waits for the answer with a filled form. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 };

const asked = new Map<string, { answer: Promise<boolean | null>; until: number }>();

/** Asked at most once an hour; where it cannot be reached, not offered, and asked again after a minute. */
export async function relayTakesUtf8(smtpUrl: string | undefined): Promise<boolean> {
  if (smtpUrl === undefined) return false;
  const known = asked.get(smtpUrl);
  if (known && known.until > Date.now()) return (await known.answer) ?? false;
  const entry = { answer: ask(smtpUrl), until: Date.now() + HOUR_MS };
  asked.set(smtpUrl, entry);
  const answer = await entry.answer;
  if (answer === null) entry.until = Date.now() + MINUTE_MS;
  return answer ?? false;
}

function ask(smtpUrl: string): Promise<boolean | null> {
  const url = new URL(smtpUrl);
  url.searchParams.delete('pool');
  const transport = createTransport({ url: url.href });
  const connection = new SMTPConnection({ ...transport.options, ...TIMEOUTS });
  return new Promise((resolve) => {
    connection.once('error', () => resolve(null));
    connection.once('end', () => resolve(null));
    connection.connect((error) => {
      // the greeting's answer, after STARTTLS where there is any
      const answer = connection.lastServerResponse || '';
      resolve(error ? null : /[ -]SMTPUTF8\b/i.test(answer));
      connection.close();
    });
  });
}
