/** The steps of such a trade, who sets each, and what comes next (decision 38). */
import { DAY_MS, HOUR_MS } from '../time.ts';
import type { DealSide } from './deal.ts';

/** In the order of the trade. Any may be left out; money is told of, never moved. */
export const STEP_SETTER = {
  sample_ordered: 'buyer',
  sample_sent: 'supplier',
  sample_approved: 'buyer',
  proforma: 'supplier',
  deposit_told: 'buyer',
  production: 'supplier',
  inspection: 'buyer',
  balance_told: 'buyer',
  shipped: 'supplier',
  received: 'buyer',
} as const satisfies Record<string, DealSide>;
export type DealStep = keyof typeof STEP_SETTER;
export const DEAL_STEPS = Object.keys(STEP_SETTER) as [DealStep, ...DealStep[]];

const SAMPLE_STEPS: readonly DealStep[] = ['sample_ordered', 'sample_sent', 'sample_approved'];
/** So long whoever set a step may take it back. */
const TAKE_BACK_HOURS = 24;

/** What is known of a step that was set; its day is where it was set, the moment is of the clock. */
interface SetStep {
  step: DealStep;
  /** 2026-12-31. */
  day: string;
  setAt: Date;
}

interface Agreed {
  acceptedAt: Date;
  sample: { days: number | null };
  leadTimeDays: number;
}

/**
 * The step that is expected: the first behind the furthest one that was set. A sample is not expected of anybody until one was
 * ordered. Null once it was received.
 */
export function nextStep(set: readonly SetStep[]): DealStep | null {
  const furthest = Math.max(-1, ...set.map(({ step }) => DEAL_STEPS.indexOf(step)));
  const isSampled = set.some(({ step }) => step === 'sample_ordered');
  const rest = DEAL_STEPS.slice(furthest + 1);
  return rest.find((step) => isSampled || !SAMPLE_STEPS.includes(step)) ?? null;
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * By which day a step should be set, as far as the terms say: the sample its days after it was ordered, the goods the lead
 * time after the deposit or, without one, after the acceptance. Null of all others.
 */
export function dueDay(step: DealStep, set: readonly SetStep[], agreed: Agreed): string | null {
  const dayOf = (of: DealStep) => set.find((one) => one.step === of)?.day;
  const ordered = dayOf('sample_ordered');
  if (step === 'sample_sent' && ordered && agreed.sample.days !== null)
    return dayAfter(ordered, agreed.sample.days);
  if (step === 'shipped')
    return dayAfter(
      dayOf('deposit_told') ?? agreed.acceptedAt.toISOString().slice(0, 10),
      agreed.leadTimeDays,
    );
  return null;
}

/** Which steps with a day are late today: those that nothing behind them has overtaken. */
export function overdueSteps(set: readonly SetStep[], agreed: Agreed, today: string): DealStep[] {
  const isSet = (step: DealStep) => set.some((one) => one.step === step);
  const furthest = Math.max(-1, ...set.map(({ step }) => DEAL_STEPS.indexOf(step)));
  return DEAL_STEPS.filter((step, at) => {
    if (isSet(step) || at < furthest) return false;
    const due = dueDay(step, set, agreed);
    return due !== null && due < today;
  });
}

export const mayTakeBack = (setAt: Date, now: Date): boolean =>
  now.getTime() - setAt.getTime() < TAKE_BACK_HOURS * HOUR_MS;
