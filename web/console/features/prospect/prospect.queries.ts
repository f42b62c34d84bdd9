import { prospectRoutes } from '../../../../contract/prospect.ts';
import { featureOf } from '../../../backoffice/queries.ts';

const change = featureOf(prospectRoutes);

export const handleLead = change(prospectRoutes.handleLead);
export const reopenLead = change(prospectRoutes.reopenLead);
