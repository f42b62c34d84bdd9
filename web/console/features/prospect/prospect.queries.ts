import { leadRoutes } from '../../../../contract/prospect.ts';
import { featureOf } from '../../../backoffice/queries.ts';

const change = featureOf(leadRoutes);

export const handleLead = change(leadRoutes.handleLead);
export const reopenLead = change(leadRoutes.reopenLead);
