/** Who may do what with an entry of a queue. */
import type { ReviewKind } from '../../../contract/schema/review.ts';
import type { Actor } from '../../platform/deps.ts';

type Reviewer = { user: Pick<Actor['user'], 'id'> };

/** Nobody reviews what is of their own account. */
export const canReview = ({ user }: Reviewer, entry: { owner_id: number | null }): boolean =>
  user.id !== entry.owner_id;

/** A running claim keeps every other reviewer away. */
export const canTakeOver = ({ user }: Reviewer, claimant: number | undefined): boolean =>
  claimant === undefined || claimant === user.id;

/** What a reviewer reviews: an empty list is everything. */
export interface Scope {
  kinds: readonly ReviewKind[];
  languages: readonly ('en' | 'zh')[];
}

/** Operators and administrators review everything. */
export const EVERYTHING: Scope = { kinds: [], languages: [] };

export const coversKind = ({ kinds }: Scope, kind: ReviewKind): boolean =>
  kinds.length === 0 || kinds.includes(kind);

/** Whether an entry, whose party reads the language, is among what the reviewer reviews. */
export const covers = (scope: Scope, kind: ReviewKind, language: 'en' | 'zh'): boolean =>
  coversKind(scope, kind) && (scope.languages.length === 0 || scope.languages.includes(language));

/** Of an entry of another account that the reviewer reviews. */
export const mayDecide = (
  reviewer: Reviewer,
  scope: Scope,
  kind: ReviewKind,
  entry: { owner_id: number | null; language: 'en' | 'zh' },
): boolean => canReview(reviewer, entry) && covers(scope, kind, entry.language);
