import type { webhookRoutes } from '../../../contract/operator/webhook.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as webhook from './endpoints.ts';

export const webhookApi = (deps: Deps): Handlers<typeof webhookRoutes> => ({
  listWebhooks: ({ caller }) => webhook.listWebhooks(deps, caller),
  createWebhook: ({ caller, body }) => webhook.createWebhook(deps, caller, body),
  getWebhook: ({ caller, params }) => webhook.getWebhook(deps, caller, params.id),
  changeWebhook: ({ caller, params, body }) => webhook.changeWebhook(deps, caller, params.id, body),
  deleteWebhook: ({ caller, params }) => webhook.deleteWebhook(deps, caller, params.id),
  rotateWebhookSecret: ({ caller, params }) => webhook.rotateSecret(deps, caller, params.id),
  testWebhook: ({ caller, params }) => webhook.testWebhook(deps, caller, params.id),
  listDeliveries: ({ caller, params, query }) => webhook.listDeliveries(deps, caller, params.id, query),
  resendDelivery: ({ caller, params }) => webhook.resendDelivery(deps, caller, params.id),
});
