/** Who may do what with an entry of a queue. */
import type { Actor } from '../../platform/deps.ts';

type Reviewer = { user: Pick<Actor['user'], 'id'> };

/** Nobody reviews what is of their own account. */
export const canReview = ({ user }: Reviewer, entry: { owner_id: number | null }): boolean =>
  user.id !== entry.owner_id;

/** A running claim keeps every other reviewer away. */
export const canTakeOver = ({ user }: Reviewer, claimant: number | undefined): boolean =>
  claimant === undefined || claimant === user.id;
