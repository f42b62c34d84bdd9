/** Membership (spec P2.14) and the form that both marketing pages share (spec P5.3). Texts with {places}: see web/ui/picture/fill.ts. */
import { promotion } from './promotion.ts';

const form = {
  title: 'Apply online',
  intro: 'Leave your contact details; an advisor calls you back.',
  companyName: 'Company name',
  contactName: 'Contact person',
  contactPhone: 'Phone number',
  contactPhoneHint: 'Digits only, with the country code',
  submit: 'Apply now',
  sending: 'Sending…',
  required: 'This field is required.',
  tooLong: 'At most {most} characters.',
  invalid: '{field}: invalid',
  sent: 'Submitted. We will contact you soon.',
  sentShort: 'Submitted',
  close: 'Close',
  privacy: 'Used for this call only.',
};
export type ProspectFormWords = typeof form;

const membership = {
  eyebrow: 'Cross-border membership',
  title: 'Stand where buyers look first',
  text: 'More products online, a higher place in search and category lists, a shop with its own face, and an advisor who helps you make use of them.',
  facts: { from: 'a year, for the first tier', tiers: 'tiers to choose from', advisor: 'marketing advisor' },
  themes: {
    title: 'Three ways buyers reach you',
    market: {
      title: 'An international market',
      text: 'Choose the regions you sell to, from North America to Southeast Asia. Buyers read your products in English, and in Chinese if they prefer.',
    },
    quotes: {
      title: 'Online quotes side by side',
      text: 'A buyer describes a need once; several suppliers quote, and the quotes are compared line by line. Yours arrives while the need is fresh.',
    },
    seo: {
      title: 'Search engine optimisation',
      text: 'Every product page is built to be read by search engines: a clear title, a description, structured data, and its place in the sitemap.',
    },
  },
  advantages: {
    title: 'What members get',
    text: 'Five advantages that work together: more to find, easier to find, and more reason to stay.',
    list: 'Member advantages',
    withoutTier: 'No tier',
    postings: {
      tab: 'More product postings',
      title: 'Show the whole range, not an excerpt',
      text: 'Without a tier a company publishes up to {free} products. Members publish up to {most}, so that each variant has a page that a buyer can find.',
      unit: 'products',
    },
    space: {
      tab: 'Bigger material space',
      title: 'Room for pictures that sell',
      text: 'Product photos, banners and albums share one space. Members have up to {most} MB of it, against {free} MB without a tier.',
      unit: 'MB',
    },
    ranking: {
      tab: 'Priority ranking',
      title: 'First among equals',
      text: 'In site search and category lists, members stand ahead of others that match just as well. And up to {most} times a year you pin a product to the top of its category.',
      sketch: { yours: 'Your product', other: 'Another product', top: 'Top' },
    },
    templates: {
      tab: 'Member shop templates',
      title: 'A shop with a face of its own',
      text: 'The member template gives your shop and your product pages a header with your logo and name, wide banners and a showcase of your products.',
      sketch: { shop: 'Your company', plain: 'Standard', member: 'Member template' },
    },
    badge: {
      tab: 'Exclusive member badge',
      title: 'Recognised at a glance',
      text: 'The badge stands beside your company name wherever buyers meet it: on product cards, in lists, on your shop and among recommended suppliers.',
      sketch: 'Your company name',
    },
  },
  tiers: {
    title: 'Compare the tiers',
    text: 'One price a year. The higher the tier, the more room and the higher the place in lists.',
    caption: 'Membership tiers and what they include',
    tier: 'Tier',
    price: 'Price a year',
    products: 'Products',
    space: 'Material space',
    pins: 'Free pin-to-top',
    times: '{n} times',
    shared: {
      templates: 'Member templates',
      priority: 'Priority list display',
      badge: 'Member badge',
      early: 'Early access',
    },
    included: 'Included',
    apply: 'Apply',
  },
  cases: {
    title: 'SEO in practice',
    text: 'Pages that members of this marketplace have online today, as they present themselves to a search engine. Where an engine ranks them is its own decision.',
    label: 'Search engine optimisation, by example',
    listing: 'Search result, drawn by us from the page’s own data',
    open: 'Open the page',
    parts: {
      title: 'Title',
      titleText: 'Product and company, cut so that it is shown whole',
      description: 'Description',
      descriptionText: 'Place of origin, minimum order and price in one sentence',
      data: 'Structured data',
      dataText: 'Product, brand and price, ready for rich results',
      address: 'Address',
      addressText: 'Short, lasting, in English and Chinese, each linked to the other',
    },
  },
  closing: {
    title: 'Join now',
    text: 'One-to-one marketing advisor',
    steps: ['Leave your details', 'An advisor calls you back', 'Your tier starts on the day you choose'],
  },
};

export const marketing = { form, membership, promotion };
export type MarketingWords = typeof marketing;
