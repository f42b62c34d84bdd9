/** Beside sign-in and registration: what the marketplace is to those who come. */
export const officeWelcome = {
  title: 'Trade with verified companies in China',
  points: [
    {
      title: 'Companies that were checked',
      text: 'Our reviewers compare every supplier with its business licence, and look at every product before it appears.',
    },
    {
      title: 'Quotations side by side',
      text: 'Describe what you need once. Up to ten suppliers answer, and you compare price, terms and lead time.',
    },
    {
      title: 'A shop of your own',
      text: 'Suppliers publish products free of charge, at an address of their own.',
    },
  ],
};
