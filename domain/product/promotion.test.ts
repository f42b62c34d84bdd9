import { expect, test } from 'vitest';
import { hasFeature, PROMOTION_FEATURES, PROMOTION_TIERS, type PromotionFeature } from './promotion.ts';

const features = Object.keys(PROMOTION_FEATURES) as PromotionFeature[];
const of = (tier: keyof typeof PROMOTION_TIERS) => features.filter((feature) => hasFeature(tier, feature));

test('prices and deliverables as spec P9.5 lists them', () => {
  const rows = Object.values(PROMOTION_TIERS).map((t) => Object.values(t));
  expect(rows).toEqual([
    [19800, 39800, 1, 50, 50, 300000, 3000, 30],
    [49800, 99800, 2, 100, 100, 1000000, 10000, 100],
    [98000, 198000, 3, 200, 200, 3000000, 30000, 300],
  ]);
});

test('six features for all, three more from advanced on, three more for flagship', () => {
  expect([of('standard').length, of('advanced').length, of('flagship').length]).toEqual([6, 9, 12]);
  expect(of('advanced').filter((f) => !of('standard').includes(f))).toEqual([
    'brandPositioning',
    'funnel',
    'mainstreamAds',
  ]);
});
