/** Who may do what with an account. */

import type { SignedIn } from '../../platform/deps.ts';
import { outranks } from '../../platform/http/access.ts';

/** Nobody bans themselves, nor staff of their own rank or above. */
export const canChangeStanding = (
  user: Pick<SignedIn, 'id' | 'role'>,
  account: Pick<SignedIn, 'id' | 'role'>,
): boolean => account.id !== user.id && outranks(user, account);
