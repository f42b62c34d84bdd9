/** Appeals against what staff has decided (decision 37). */
import { defineLifecycle } from '../lifecycle.ts';
import { DAY_MS } from '../time.ts';
import type { DecisionKind } from './decision.ts';

/** Days in which a decision can be appealed, and in which its link opens it. */
export const APPEAL_DAYS = 30;
/** Days in which an appeal is decided. */
const ANSWER_DAYS = 7;
export const MAX_APPEAL_FILES = 3;
export const APPEAL_POSTS_AN_HOUR = 5;

/** `withdrawn` by a new submission of the same thing, which is reviewed anyway. */
export const APPEAL_STATUS = { open: 1, upheld: 2, overturned: 3, withdrawn: 4 } as const;
export type AppealStatus = (typeof APPEAL_STATUS)[keyof typeof APPEAL_STATUS];

const { open, upheld, overturned, withdrawn } = APPEAL_STATUS;

export const appealLifecycle = defineLifecycle({
  states: Object.values(APPEAL_STATUS),
  initial: [open],
  transitions: {
    uphold: { from: [open], to: upheld, by: ['reviewer'] },
    overturn: { from: [open], to: overturned, by: ['reviewer'] },
    withdraw: { from: [open], to: withdrawn, by: ['party'] },
  },
});

const AGAINST: readonly DecisionKind[] = [
  'reject',
  'take_down',
  'hide',
  'withdraw',
  'suspend',
  'ban',
  'hold_refused',
];

interface Decided {
  kind: DecisionKind;
  decidedAt: Date;
  undoneAt: Date | null;
  /** One was made already, whatever became of it. */
  appealed: boolean;
}

/** Why a decision cannot be appealed; null where it can be. */
export function appealProblem(
  { kind, decidedAt, undoneAt, appealed }: Decided,
  now: Date,
): 'not_against' | 'undone' | 'appealed' | 'too_late' | null {
  if (!AGAINST.includes(kind)) return 'not_against';
  if (undoneAt) return 'undone';
  if (appealed) return 'appealed';
  return now.getTime() > decidedAt.getTime() + APPEAL_DAYS * DAY_MS ? 'too_late' : null;
}

/** How far the way of appeal has been gone that stands beside the thing itself. */
export const APPEAL_STEPS = ['possible', 'sent', 'decided'] as const;
export type AppealStep = (typeof APPEAL_STEPS)[number];

/** Null where there is nothing to appeal, or nothing came of it. */
export function appealStep(
  problem: ReturnType<typeof appealProblem>,
  status: AppealStatus | null,
): AppealStep | null {
  if (problem === null) return 'possible';
  if (status === open) return 'sent';
  return status === upheld || status === overturned ? 'decided' : null;
}

/** When an appeal that was made then is to be decided. */
export const answerDue = (createdAt: Date): Date => new Date(createdAt.getTime() + ANSWER_DAYS * DAY_MS);

/**
 * Who may decide an appeal: another than whoever decided before; an administrator also on their own, marked, where nobody
 * else may.
 */
export function mayDecideAppeal(
  who: { id: number; role: string },
  { reviewerId, others, partyId }: { reviewerId: number; others: number; partyId: number | null },
): 'yes' | 'marked' | 'no' {
  if (who.id === partyId) return 'no';
  if (who.id !== reviewerId) return 'yes';
  return who.role === 'administrator' && others === 0 ? 'marked' : 'no';
}
