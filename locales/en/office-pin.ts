/** Pins to the top. */
export const officePin = {
  intro:
    'A pinned product stands first in its category and in those above it, marked as promoted, until its days are over.',
  left: (n: number) => `${n} ${n === 1 ? 'pin' : 'pins'} left`,
  leftOf: (n: number, limit: number) => `${n} of ${limit} pins left`,
  until: (day: string) => `for the year until ${day}`,
  more: 'More pins with a membership',
  product: 'Product',
  from: 'From',
  to: 'Until',
  daysLeft: 'Days left',
  pin: 'Pin to top',
  extend: 'Extend',
  unpin: 'Unpin',
  forDays: (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`,
  pinAsk: (products: number, days: number) =>
    `Pin ${products === 1 ? 'this product' : `${products} products`} for ${days} ${days === 1 ? 'day' : 'days'}?`,
  extendAsk: (days: number) => `Extend the pin by ${days} ${days === 1 ? 'day' : 'days'}?`,
  uses: (pins: number, left: number) =>
    `This uses ${pins} of the ${left} ${left === 1 ? 'pin' : 'pins'} left this year. Unpinning gives none back. What is pinned already is extended.`,
  notEnough: (left: number) => `Only ${left} can still be pinned this year; the others are left out.`,
  unpinAsk: 'Unpin now? The pin stays used.',
  pinned: (until: string) => `Pinned until ${until}.`,
  searchFor: 'Search by title',
  empty: 'Nothing is pinned. Choose products among those that passed, and pin them.',
  choose: 'Choose products',
  views: { list: 'List', calendar: 'Calendar' },
  month: (month: string) => `Pins in ${month}`,
  previous: 'Previous month',
  next: 'Next month',
  today: 'This month',
  span: (title: string, from: string, until: string) => `${title}: ${from} to ${until}`,
  noneInMonth: 'Nothing is pinned in this month.',
};
export type OfficePinWords = typeof officePin;
