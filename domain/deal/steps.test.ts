import { expect, test } from 'vitest';
import {
  DEAL_STEPS,
  type DealStep,
  dueDay,
  mayTakeBack,
  nextStep,
  overdueSteps,
  STEP_SETTER,
} from './steps.ts';

const acceptedAt = new Date('2026-11-01T10:00:00Z');
const agreed = { acceptedAt, sample: { days: 5 }, leadTimeDays: 20 };
const set = (...steps: [DealStep, string][]) =>
  steps.map(([step, day]) => ({ step, day, setAt: acceptedAt }));

test('the supplier makes out the proforma, unless a sample was ordered', () => {
  expect(nextStep([])).toBe('proforma');
  expect(nextStep(set(['sample_ordered', '2026-11-02']))).toBe('sample_sent');
  expect(nextStep(set(['sample_ordered', '2026-11-02'], ['sample_approved', '2026-11-09']))).toBe('proforma');
});

test('steps may be left out: what comes next stands behind the furthest', () => {
  expect(nextStep(set(['proforma', '2026-11-02'], ['production', '2026-11-05']))).toBe('inspection');
  expect(nextStep(set(['shipped', '2026-11-20']))).toBe('received');
  expect(nextStep(set(['received', '2026-11-30']))).toBeNull();
});

test('goods are due the lead time after the deposit, or after the acceptance', () => {
  expect(dueDay('shipped', [], agreed)).toBe('2026-11-21');
  expect(dueDay('shipped', set(['deposit_told', '2026-11-10']), agreed)).toBe('2026-11-30');
  expect(dueDay('sample_sent', [], agreed)).toBeNull();
  expect(dueDay('sample_sent', set(['sample_ordered', '2026-11-02']), agreed)).toBe('2026-11-07');
  expect(dueDay('production', [], agreed)).toBeNull();
});

test('a step is overdue from the day after, until it is set or overtaken', () => {
  expect(overdueSteps([], agreed, '2026-11-21')).toEqual([]);
  expect(overdueSteps([], agreed, '2026-11-22')).toEqual(['shipped']);
  expect(overdueSteps(set(['shipped', '2026-11-25']), agreed, '2026-11-26')).toEqual([]);
  const sampled = set(['sample_ordered', '2026-11-02']);
  expect(overdueSteps(sampled, agreed, '2026-11-08')).toEqual(['sample_sent']);
  expect(overdueSteps([...sampled, ...set(['proforma', '2026-11-08'])], agreed, '2026-11-09')).toEqual([]);
});

test('it is taken back within 24 hours', () => {
  expect(mayTakeBack(acceptedAt, new Date('2026-11-02T09:59:59Z'))).toBe(true);
  expect(mayTakeBack(acceptedAt, new Date('2026-11-02T10:00:00Z'))).toBe(false);
});

test('each step is of one side', () => {
  expect(DEAL_STEPS.filter((step) => STEP_SETTER[step] === 'supplier')).toEqual([
    'sample_sent',
    'proforma',
    'production',
    'shipped',
  ]);
});
