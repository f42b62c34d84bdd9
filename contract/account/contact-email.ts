/** Kept apart from other fields, because the sign-in pages should not load what it imports. */
import * as z from 'zod';
import { emailAddress, MAX_ADDRESS } from '../../domain/email/email-address.ts';
import { withoutInvisible } from '../../domain/page/visible.ts';
import { missing } from '../schema/field.ts';
import { CONTACT_EMAIL } from '../schema/pattern.ts';

/** The address of a guest or a contact, in its one spelling; the accounts' is narrower (contract/account/auth.ts). */
export const contactEmail = z
  .string(missing('email_required'))
  .max(MAX_ADDRESS + 100)
  .transform((typed, context) => {
    const shown = withoutInvisible(typed).trim();
    const address = emailAddress(shown);
    if (address === null) {
      context.addIssue({ code: 'custom', message: shown === '' ? 'email_required' : 'email_format' });
      return z.NEVER;
    }
    return address;
  })
  .meta({ pattern: CONTACT_EMAIL });
