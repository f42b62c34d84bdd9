import type { LegalDocument } from '../../contract/pages.ts';

/** Titles and descriptions of the legal documents; a description has 120 to 160 characters (spec P9.8). */
export const legalHeads: Record<LegalDocument, { title: string; description: string }> = {
  'terms-and-conditions': {
    title: 'User agreement',
    description:
      'The user agreement of Overseas B2B Marketplace: accounts, certification, publishing, sourcing requests, membership, fees, liability and notice and takedown.',
  },
  disclaimer: {
    title: 'Disclaimer',
    description:
      'What Overseas B2B Marketplace answers for and what it does not: content of users, certification, transactions, figures, links to other sites and technology.',
  },
  'privacy-policy': {
    title: 'Privacy policy',
    description:
      'Which personal data Overseas B2B Marketplace processes and why, who can see them, how long they are kept, which cookies are set, and how to use your rights.',
  },
  'prohibited-category': {
    title: 'Prohibited categories',
    description:
      'The 22 categories of goods that may not be offered on Overseas B2B Marketplace, each explained with examples, how products are checked and what follows.',
  },
  'standard-of-product-publishment': {
    title: 'Product publishing standard',
    description:
      'What a product needs to pass review: permitted category, title, keywords, properties, images, description, price tiers, packaging and the reasons for refusal.',
  },
  'standard-of-images': {
    title: 'Image standard',
    description:
      'How images on Overseas B2B Marketplace must be: formats and sizes, main image of 750 × 750 on white without watermark, and what images must not contain.',
  },
};
