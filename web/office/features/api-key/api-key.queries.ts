import { apiKeyRoutes } from '../../../../contract/account/api-key.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(apiKeyRoutes);

export const createApiKey = change(apiKeyRoutes.createApiKey);
export const revokeApiKey = change(apiKeyRoutes.revokeApiKey);
