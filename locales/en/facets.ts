export const facets = {
  tiers: { default: 'Free', silver: 'Silver', vip: 'Gold', diamond: 'Diamond' },
  certified: 'Verified supplier',
  withinDays: '≤ {n} days',
};
export type FacetTexts = typeof facets;
