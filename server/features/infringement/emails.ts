/** E-mails to whoever sends a notice of infringement. */
import type { EmailKind } from '../../../domain/email/email-kinds.ts';
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';

interface About extends To {
  title: string;
  link: string;
}
const written =
  (kind: EmailKind) =>
  ({ title, link, note, ...to }: About & { note: string }): Email =>
    composeEmail(kind, to, { values: { title }, facts: [['about', title]], quote: note, link });

export const emails = {
  confirm: ({ link, days, ...to }: To & { link: string; days: number }): Email =>
    composeEmail('infringement.confirm', to, { values: { days }, link }),
  received: ({ title, link, day, ...to }: About & { day: string }): Email =>
    composeEmail('infringement.received', to, { values: { title, day }, facts: [['about', title]], link }),
  asked: written('infringement.asked'),
  answered: written('infringement.answered'),
  countered: ({ title, link, day, note, ...to }: About & { day: string; note: string }): Email =>
    composeEmail('infringement.countered', to, {
      values: { title, day },
      facts: [['about', title]],
      quote: note,
      link,
    }),
  settled: written('infringement.settled'),
};
