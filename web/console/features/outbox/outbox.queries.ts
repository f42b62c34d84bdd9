import { auditRoutes } from '../../../../contract/operator/audit.ts';
import { outboxRoutes } from '../../../../contract/operator/outbox.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(outboxRoutes, [auditRoutes.listAudit]);

export const sendAgain = change(outboxRoutes.sendAgain);
export const cancelMail = change(outboxRoutes.cancelMail);
export const resendMail = change(outboxRoutes.resendMail);
