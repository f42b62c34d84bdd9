import { emailRoutes } from '../../../../contract/account/email.ts';
import { leadRoutes } from '../../../../contract/deal/lead.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

export const setLeadEmails = featureOf({ getLeadEmails: leadRoutes.getLeadEmails }, [
  emailRoutes.listEmailPreferences,
])(leadRoutes.setLeadEmails);
