/** Buying leads (seed 000 §2.11) and a guest's own request. */
export const lead = {
  title: 'Buying leads',
  row: {
    destination: 'Ship to',
    category: 'Category',
    quantity: 'Quantity',
    targetPrice: 'Target price',
    noTarget: 'Not stated',
    posted: 'Posted {date}',
    daysLeft: '{n} days left',
    dayLeft: '1 day left',
    lastDay: 'Closes today',
    closingSoon: 'Closing soon',
    quotations: '{n} of {most} quotations',
    full: 'All {most} quotations received',
  },
};
export type LeadWords = typeof lead;
