import { leadRoutes } from '../../../../contract/lead.ts';
import { featureOf } from '../../../backoffice/queries.ts';

export const setLeadEmails = featureOf({ getLeadEmails: leadRoutes.getLeadEmails })(leadRoutes.setLeadEmails);
