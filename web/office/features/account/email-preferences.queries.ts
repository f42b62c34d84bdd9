import { emailRoutes } from '../../../../contract/email.ts';
import { leadRoutes } from '../../../../contract/lead.ts';
import { featureOf } from '../../../backoffice/queries.ts';

/** How often requests come by e-mail is chosen beside them, too. */
export const setEmailPreference = featureOf(emailRoutes, [leadRoutes.getLeadEmails])(
  emailRoutes.setEmailPreference,
);
