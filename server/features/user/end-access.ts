/** The only way in which access to an account ends; the table of decision 20 says what ends what. */
import type { Transaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/deps.ts';
import { revokeAllKeys } from '../api-key/api-key.ts';
import { switchOffWebhooksOf } from '../webhook/webhook.ts';
import * as query from './user.sql.ts';

export interface EndedPrograms {
  /** Their names. */
  keys: string[];
  /** Their addresses. */
  webhooks: string[];
}

/**
 * Ends every session, and with them event streams, what they had confirmed, and each ticket that waits for a second factor, a
 * new password or another e-mail: all of them name the generation. `programs`: keys end too, and webhooks are switched off.
 */
export async function endAccess(
  tx: Transaction,
  caller: Caller,
  userId: number,
  { programs, now }: { programs: boolean; now: Date },
): Promise<EndedPrograms> {
  await query.setGeneration(tx, userId);
  if (!programs) return { keys: [], webhooks: [] };
  return {
    keys: await revokeAllKeys(tx, caller, userId),
    webhooks: await switchOffWebhooksOf(tx, caller, userId, now),
  };
}
