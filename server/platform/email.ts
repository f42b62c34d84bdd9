/** An e-mail from its words, which have {places} for `values`. */
import { fill } from '../../domain/fill.ts';
import type { Email } from './outbox.ts';

const SUBJECT_MAX = 150;
// a subject is one line: what a visitor typed must not start a second
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, SUBJECT_MAX);

export const emailTo = (
  address: string,
  { subject, body }: { subject: string; body: string },
  values: Record<string, string | number>,
): Email => ({
  channel: 'email',
  address,
  subject: oneLine(fill(subject, values)),
  body: fill(body, values),
});
