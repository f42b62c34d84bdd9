/** Shop settings. */
export const officeShop = {
  domain: {
    title: 'Domain settings',
    benefitTitle: 'Newcomer benefit',
    benefit:
      'A custom domain can be claimed at registration. It is activated once enterprise certification is done.',
    address: 'Shop address',
    status: 'Status',
    active: 'Activated',
    inactive: 'To be activated',
    certify: 'Go to enterprise certification',
    visit: 'Open shop',
    domain: 'New domain',
    change: 'Change domain',
    changeHint:
      'Free until certification, then once in 12 months. The old address leads to the new one for a year, and nobody else can have it meanwhile.',
    changeableFrom: (day: string) => `The domain can be changed again from ${day}.`,
  },
  decoration: {
    title: 'Shop decoration',
    template: 'Shop template',
    templates: { default: 'Standard template', vip: 'Member template' },
    templateTexts: {
      default: 'Company introduction, products by group and contact information.',
      vip: 'Your headline in your own colour, sections over the whole width, figures of your factory, and the member badge.',
    },
    inUse: 'In use',
    use: 'Use this template',
    membersOnly: 'For members only',
    join: 'Join membership',
    banners: 'Banners',
    bannersHint:
      'Up to 6 wide pictures, JPEG, PNG or WebP, at most 5 MB each, shown in this order. Recommended: 1600 × 500.',
  },
};
