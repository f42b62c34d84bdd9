import { apiKeyRoutes } from '../../../../contract/api-key.ts';
import { featureOf } from '../../../backoffice/queries.ts';

const change = featureOf(apiKeyRoutes);

export const createApiKey = change(apiKeyRoutes.createApiKey);
export const revokeApiKey = change(apiKeyRoutes.revokeApiKey);
