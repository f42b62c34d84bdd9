import { emailRoutes } from '../../../../contract/email.ts';
import { leadRoutes } from '../../../../contract/lead.ts';
import { featureOf } from '../../../backoffice/queries.ts';

export const setLeadEmails = featureOf({ getLeadEmails: leadRoutes.getLeadEmails }, [
  emailRoutes.listEmailPreferences,
])(leadRoutes.setLeadEmails);
