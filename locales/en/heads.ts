/** Titles, descriptions and keywords of public pages (spec P9.8); those of the legal documents: legal-heads.ts. */
type Wordings = readonly [string, ...string[]];

export const heads = {
  steps: { home: 'Home', allProducts: 'All products', leads: 'Buying leads' },
  home: {
    title: 'China B2B Marketplace',
    description:
      'A comprehensive international B2B platform to connect with global business opportunities: suppliers, manufacturers, exporters and wholesalers in China.',
    keywords: ['b2b marketplace', 'china suppliers', 'manufacturers', 'wholesale', 'sourcing'],
  },
  offline: { title: 'You are offline' },
  allCategories: {
    title: 'All products by category',
    description:
      'All product categories from suppliers in China: machinery, electronics, lighting, apparel, home and many more.',
  },
  category: {
    /** Of the same title, the longest first. */
    listTitles: ['{name} suppliers in China', '{name} suppliers'] as Wordings,
    detailTitles: ['Wholesale {name} from China', 'Wholesale {name}', '{name}'] as Wordings,
    description: '{name}: {products} from verified suppliers in China{among}{page}.',
    descriptionWithCompanies: '{name}: {products} from {companies} in China{among}{page}.',
    oneProduct: '{n} product',
    products: '{n} products',
    oneCompany: '{n} verified supplier',
    companies: '{n} verified suppliers',
    among: ', among them {subs}',
    and: ', ',
  },
  product: {
    description: '{title} from {place}, min order {order}, {price}. Supplier: {supplier}.',
    negotiable: '{title} from {place}, min order {order}. Supplier: {supplier}.',
  },
  search: {
    all: { product: 'All products', supplier: 'All suppliers', buying: 'All buying leads' },
    title: {
      product: '{kw}: products and prices',
      supplier: '{kw}: suppliers in China',
      buying: '{kw}: buying leads',
    },
    description: {
      product:
        '{n} results for {kw} among products of verified suppliers in China. Compare prices and minimum orders, and send your enquiry.',
      supplier:
        '{n} results for {kw} among verified suppliers in China. Compare business types, main products and markets, and contact them.',
      buying:
        '{n} results for {kw} among sourcing requests of buyers worldwide: quantity, destination, target price and days left to quote.',
    },
  },
  buyingLeads: {
    title: 'Buying leads from buyers worldwide',
    titleOf: '{name} buying leads',
    list: 'Buying leads',
    listOf: '{name} buying leads',
    description:
      '{list}{page}: reviewed sourcing requests with quantity, target price, destination and closing date. Verified suppliers quote directly.',
    keywords: ['buying leads', 'sourcing requests', 'rfq', 'buyers', 'quotation'],
  },
  buyingLead: {
    title: '{title} - {country} buying lead',
    description: '{title}: {amount} to {country}, {state}. {excerpt}',
    ends: { 1: 'open until {day}', 4: 'closed on {day}', 5: 'expired on {day}' },
    closed: 'closed',
    buyersIn: 'buyers in {country}',
    keywords: ['buying lead', 'rfq'],
  },
  feed: {
    title: 'Latest buying leads',
    description: 'Sourcing requests from buyers worldwide, newest first.',
    summary: '{quantity} {unit} to {country}, closing {day}. {text}',
  },
  postRequest: {
    title: 'Post a sourcing request',
    description:
      'Post a sourcing request free of charge and without an account: verified suppliers in China answer with up to ten quotations to compare side by side.',
    keywords: ['sourcing request', 'request for quotation', 'rfq', 'buyers', 'china suppliers'],
  },
  requestPosted: { title: 'Sourcing request posted' },
  guestRequest: { title: 'Your sourcing request' },
  guestDeal: { title: 'Your deal' },
  confirm: { title: 'Confirm your e-mail address' },
  report: { title: 'Report something wrong' },
  infringement: {
    title: 'Notice of infringement',
    description:
      'Owners of a trade mark, patent, design or copyright tell us here which products or shops infringe it. Each is looked at, and each notice answered.',
    keywords: ['infringement notice', 'trade mark', 'patent', 'copyright', 'take down'],
  },
  sentInfringement: { title: 'Your notice of infringement' },
  saved: { title: 'Saved' },
  viewed: { title: 'Recently viewed' },
  codeLink: { title: 'From your e-mail' },
  unsubscribe: { title: 'E-mails' },
  compare: { title: 'Compare products' },
  enquiry: { title: 'Enquiry to several suppliers' },
  guestEnquiry: { title: 'Your enquiry' },
  membership: {
    title: 'Membership for suppliers',
    description:
      'Silver, gold and diamond membership: more product postings, bigger material space, priority ranking, member shop templates, a badge and an advisor.',
    keywords: ['supplier membership', 'gold supplier', 'b2b membership', 'priority ranking', 'member badge'],
  },
  promotion: {
    title: 'Social media promotion for exporters',
    description:
      'Brand accounts, image posts and films on the social media your buyers read. An enquiry counts only when a prospect leaves contact details. Three packages.',
    keywords: [
      'social media promotion',
      'export marketing',
      'enquiry leads',
      'b2b brand building',
      'cross-border promotion',
    ],
  },
  guide: {
    title: 'Getting started for suppliers',
    description:
      'Four steps for suppliers: create an account, complete the company profile, pass the company verification and publish products, shown with screenshots.',
  },
  licences: {
    title: 'Licences of software and data',
    description:
      'The licences of what this site is made of: its own program, addresses and words of others, and every package of open source software with the text of its licence.',
  },
  feedback: {
    title: 'Feedback: report a problem',
    description:
      'Report a problem on Overseas B2B Marketplace or suggest an improvement: describe what happened, add the link and up to six pictures. No account is needed.',
    keywords: ['feedback', 'report a problem', 'suggestion'],
  },
  feedbackSent: {
    title: 'Feedback sent',
    description: 'Thank you for your feedback. We will look into it soon.',
  },
  sitemap: {
    title: 'Site Map',
    description:
      'Site map of Overseas B2B Marketplace: its main pages, all product categories and the latest products{page}.',
  },
  shop: {
    description: 'Quality {products} for sale - {company}',
    keyword: '{products} for sale',
    steps: {
      about: 'About Company',
      contact: 'Contact Us',
      products: 'Products',
      news: 'News',
      videos: 'Videos',
      certificates: 'Certificates',
      search: 'Search: {kw}',
    },
    closed: 'This shop is not open',
  },
  notFound: { title: 'Page not found' },
  /** Of many lengths, so that a selection brings any text to the length of a description (a test tries all). */
  site: [
    'Every supplier is verified.',
    'Compare prices and minimum orders.',
    'Send one enquiry and get quotations from several makers.',
    'Overseas B2B Marketplace connects buyers worldwide with manufacturers, exporters and wholesalers.',
  ],
};
export type HeadWords = typeof heads;
