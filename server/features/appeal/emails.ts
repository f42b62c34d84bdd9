/** E-mails about appeals. */
import type { EmailKind } from '../../../domain/email/email-kinds.ts';
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';

const about =
  (kind: EmailKind) =>
  ({ title, note, link, ...to }: To & { title: string; note: string; link: string }): Email =>
    composeEmail(kind, to, { values: { title }, facts: [['about', title]], quote: note, link });

export const emails = {
  message: about('appeal.message'),
  upheld: about('appeal.upheld'),
  overturned: about('appeal.overturned'),
};
