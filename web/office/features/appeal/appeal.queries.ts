import { appealRoutes } from '../../../../contract/operator/appeal.ts';
import { infringementRoutes } from '../../../../contract/operator/infringement.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(appealRoutes);

export const appealDecision = change(appealRoutes.appealDecision);
export const writeAboutDecision = change(appealRoutes.writeAboutDecision);
export const appealByLink = change(appealRoutes.appealByLink);
export const writeByLink = change(appealRoutes.writeByLink);

export const sendCounterNotice = featureOf(infringementRoutes)(infringementRoutes.sendCounterNotice);
