/** Secrets and signatures of webhooks, as the Standard Webhooks specification writes them. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import { seal, unseal } from '../../platform/secrets/sealed.ts';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

/** A new secret as its owner is shown it, once, and as the database keeps it. */
export function newSecret(deps: Deps, userId: number): { shown: string; sealed: string } {
  const secret = randomBytes(SECRET_BYTES);
  const shown = PREFIX + secret.toString('base64');
  return { shown, sealed: seal(deps.environment, 'webhook', userId, secret) };
}

/** The headers of a delivery: one signature for each secret. */
export function signedHeaders(
  deps: Deps,
  userId: number,
  sealed: readonly string[],
  { id, body }: { id: string; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(deps.now().getTime() / 1000));
  const signatures = sealed.map((secret) =>
    createHmac('sha256', unseal(deps.environment, 'webhook', userId, secret))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64'),
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.map((signature) => `v1,${signature}`).join(' '),
  };
}
