import { expect, test } from 'vitest';
import { PURCHASE_STATUS } from '../../../domain/deal/purchase-audit.ts';
import { QUOTATION_STATUS } from '../../../domain/deal/quotation.ts';
import { canDecide } from './quotation.policy.ts';

const { inEffect, underReview, notPassed, closed, expired } = PURCHASE_STATUS;
const { submitted, accepted, declined } = QUOTATION_STATUS;
const on = (status: (typeof PURCHASE_STATUS)[keyof typeof PURCHASE_STATUS]) => ({ status });

test('a request is decided on while it can be read', () => {
  for (const status of [inEffect, closed, expired])
    expect(canDecide(on(status), [{ status: submitted }], 'accept')).toBe(true);
  for (const status of [underReview, notPassed])
    expect(canDecide(on(status), [{ status: submitted }], 'decline')).toBe(false);
});

test('of its quotations one is accepted; the others are still declined', () => {
  const quotations = [{ status: accepted }, { status: submitted }];
  expect(canDecide(on(inEffect), quotations, 'accept')).toBe(false);
  expect(canDecide(on(inEffect), quotations, 'decline')).toBe(true);
  expect(canDecide(on(inEffect), [{ status: declined }], 'accept')).toBe(true);
});
