import { expect, test } from 'vitest';
import { finding, orderedFindings, riskOf } from './finding.ts';

test('the weight of an entry counts a kind once and a half at most', () => {
  const phone = finding('content', 'contact_phone', 'warn', '1');
  expect(riskOf([])).toBe(0);
  expect(riskOf([phone])).toBe(30);
  expect(riskOf([phone, phone, phone])).toBe(45);
  expect(riskOf([phone, finding('title', 'prohibited_word', 'block', 'x')])).toBe(90);
});

test('the heaviest comes first, and each once', () => {
  const light = finding('title', 'similar', 'warn', 'A');
  const heavy = finding('title', 'prohibited_word', 'block', 'x');
  expect(orderedFindings([light, heavy, { ...heavy }])).toEqual([heavy, light]);
});

test('of what was found so much is shown', () =>
  expect(finding('title', 'duplicate', 'warn', '长'.repeat(200)).detail).toHaveLength(60));
