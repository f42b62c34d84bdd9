import { auditRoutes } from '../../../../contract/audit.ts';
import { outboxRoutes } from '../../../../contract/outbox.ts';
import { featureOf } from '../../../backoffice/queries.ts';

const change = featureOf(outboxRoutes, [auditRoutes.listAudit]);

export const sendAgain = change(outboxRoutes.sendAgain);
