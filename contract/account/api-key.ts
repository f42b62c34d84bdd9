/** A member's API keys (decision 33). */
import * as z from 'zod';
import { SCOPES } from '../../domain/account/api-key.ts';
import { choices, lastDay, nameText } from '../schema/field.ts';
import { idParams, nothing } from '../schema/page.ts';
import { route } from '../schema/route.ts';

export const apiKey = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  last_four: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  /** The last day, in UTC. */
  expires_on: z.string(),
  expired: z.boolean(),
  /** Null before its first call. */
  last_used_at: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const newApiKey = z.object({
  name: nameText(50),
  scopes: choices(SCOPES, 1),
  expires_on: lastDay,
});

export const apiKeyRoutes = {
  listApiKeys: route('GET', '/session/keys', 'member', {
    summary: "The caller's API keys, the newest first; never the keys themselves.",
    reply: z.object({ items: z.array(apiKey) }),
  }),
  createApiKey: route('POST', '/session/keys', 'member', {
    creates: true,
    summary:
      'Make an API key, within ten minutes of confirmIdentity (else 409 confirm_identity). The reply is the only place where it is ever shown; as many as GET /site/state says (422 quota_keys).',
    body: newApiKey,
    reply: z.object({ id: z.int(), key: z.string() }),
    perMinute: 10,
  }),
  revokeApiKey: route('DELETE', '/session/keys/:id', 'member', {
    summary: 'Revoke an API key: its next call is refused.',
    params: idParams,
    reply: nothing,
  }),
};
