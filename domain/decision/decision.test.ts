import { expect, test } from 'vitest';
import { reasonUnder, ruleOf } from './decision.ts';

test.each([
  [[], ''],
  [['title_quality'], 'content_quality'],
  [['title_quality', 'ip_infringement', 'image_contact'], 'intellectual_property'],
  [['prohibited', 'ip_infringement'], 'prohibited_goods'],
  [['licence_expired'], 'identity'],
  [['repeated', 'unspecific'], 'spam'],
  [['other'], 'terms'],
  [['a reason that is no more'], 'terms'],
])('%j come under "%s"', (reasons, rule) => {
  expect(ruleOf(reasons)).toBe(rule);
});

test('a rule without a reason has one of its own, or another', () => {
  expect([
    reasonUnder('prohibited_goods'),
    reasonUnder('intellectual_property'),
    reasonUnder('fraud'),
  ]).toEqual(['prohibited', 'ip_infringement', 'other']);
});
