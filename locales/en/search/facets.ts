export const facets = {
  tiers: { default: 'Free', silver: 'Silver', vip: 'Gold', diamond: 'Diamond' },
  certified: 'Verified supplier',
  withinDays: '≤ {n} days',
  sample: 'Samples offered',
  answers: 'Answers within 24 hours',
  years: '{n}+ years',
};
