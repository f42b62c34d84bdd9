/** Who may decide about a product that a word hits. */
import type { Actor } from '../../platform/deps.ts';

/** Nobody decides about what is of their own account. */
export const canDecideHit = (
  { user }: { user: Pick<Actor['user'], 'id'> },
  { owner_id }: { owner_id: number },
): boolean => user.id !== owner_id;
