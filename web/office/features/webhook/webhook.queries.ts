import { webhookRoutes } from '../../../../contract/operator/webhook.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(webhookRoutes);

export const createWebhook = change(webhookRoutes.createWebhook);
export const changeWebhook = change(webhookRoutes.changeWebhook);
export const deleteWebhook = change(webhookRoutes.deleteWebhook);
export const rotateWebhookSecret = change(webhookRoutes.rotateWebhookSecret);
export const testWebhook = change(webhookRoutes.testWebhook);
export const resendDelivery = change(webhookRoutes.resendDelivery);
