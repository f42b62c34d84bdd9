import { prohibitedWordRoutes as routes } from '../../../../contract/catalogue/prohibited-word.ts';
import { auditRoutes } from '../../../../contract/operator/audit.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(routes, [auditRoutes.listAudit]);

export const addWord = change(routes.addProhibitedWord);
export const changeWord = change(routes.changeProhibitedWord);
export const removeWord = change(routes.removeProhibitedWord);
export const keepHits = change(routes.keepWordHits);
export const takeDownHits = change(routes.takeDownWordHits);
