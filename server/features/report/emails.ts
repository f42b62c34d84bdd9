/** E-mails to whoever reported something without an account. */
import type { EmailKind } from '../../../domain/email/email-kinds.ts';
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';

const answered =
  (kind: EmailKind) =>
  ({ title, note, ...to }: To & { title: string; note: string }): Email =>
    composeEmail(kind, to, { values: { title }, facts: [['about', title]], quote: note });

export const emails = {
  actedOn: answered('report.actedOn'),
  unfounded: answered('report.unfounded'),
};
