import { emailRoutes } from '../../../../../contract/account/email.ts';
import { leadRoutes } from '../../../../../contract/deal/lead.ts';
import { featureOf } from '../../../../backoffice/app/queries.ts';

/** How often requests come by e-mail is chosen beside them, too. */
export const setEmailPreference = featureOf(emailRoutes, [leadRoutes.getLeadEmails])(
  emailRoutes.setEmailPreference,
);
