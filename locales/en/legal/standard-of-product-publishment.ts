import type { LegalText } from './legal-text.ts';

export const standardOfProductPublishment: LegalText = {
  lead: 'What a product needs in order to pass review on Overseas B2B Marketplace and to be found and understood by buyers. The limits named here are those the publishing form checks.',
  sections: [
    {
      id: 'who',
      title: 'Who may publish',
      clauses: [
        'Products are published by suppliers that have passed [enterprise certification](my:/company/EnterpriseCert). The account owner is responsible for all content published from the account.',
        'A product must really exist and be available to you, as its maker or as a dealer entitled to sell it. Publish each product once: the same product in several entries counts as a repetition and fails review.',
        'This standard is part of the [User agreement](terms-and-conditions).',
      ],
    },
    {
      id: 'category',
      title: 'Category',
      clauses: [
        'Choose a category of the last level. It must lie under the main category of your company, or under the first-level category to which the main category belongs.',
        'The product must match the category chosen. A product in a wrong category fails review.',
        'Products that fall under the [Prohibited categories](prohibited-category) may not be published at all.',
      ],
    },
    {
      id: 'limits',
      title: 'Limits at a glance',
      clauses: [
        {
          text: 'A product that is submitted for review holds:',
          table: {
            head: ['Field', 'Requirement'],
            rows: [
              ['Title', '10 to 128 characters'],
              ['Keywords', 'at most 4, each of at most 50 characters'],
              ['Properties', '1 to 20 pairs; name up to 50, value up to 100 characters'],
              ['Images', '1 to 6; PNG, JPEG or WebP; up to 5 MB each; at least 300 × 300 pixels'],
              ['Description', '20 to 50,000 characters of text'],
              ['Price', '1 to 5 tiers, ascending and without gaps; or none, which is shown as “Negotiable”'],
              ['Minimum order', 'a whole number of 1 or more, in the unit of the product'],
              ['Packaging and delivery', 'optional; up to 500 characters each'],
            ],
          },
        },
        'A draft may be incomplete. It is seen by nobody else and is checked only when you submit it.',
      ],
    },
    {
      id: 'title',
      title: 'Title and keywords',
      clauses: [
        'The title says in English what the product is: name, material or model, main feature, use. For example: “Stainless Steel Hex Bolt M8 × 40 mm, A2-70, for Outdoor Structures”.',
        'Do not repeat words, string keywords together or use capitals throughout, and write no prices, superlatives, contact details, web addresses or brands of others.',
        'Keywords are words by which buyers search for the product and which do not stand in the title already. Empty and repeated keywords are left out.',
      ],
    },
    {
      id: 'properties',
      title: 'Properties',
      clauses: [
        'Fill in the properties that the form proposes for the category and add what buyers compare: material, size, model number, standard, certification, place of origin. Each name may appear once.',
        'Values must be true and measurable. Name a certificate only if it is valid for this product; reviewers may ask to see it.',
      ],
    },
    {
      id: 'images',
      title: 'Images',
      clauses: [
        'The first image is the main image. It is recommended in 750 × 750 pixels, on a white background and without watermark.',
        'Images must not contain illegal content, unlicensed material or contact information, and must not be free of content (pure text, pure black or white). The [Image standard](standard-of-images) has the details.',
      ],
    },
    {
      id: 'description',
      title: 'Description',
      clauses: [
        'Describe what a buyer needs for a decision: construction, materials, versions, applications, quality control, packaging, delivery and after-sales service.',
        'Headings, lists, tables, quotations and pictures uploaded to the Marketplace can be used. Scripts, styles and pictures from other websites are removed.',
        'Write complete sentences in your own words. Texts and tables copied from others, descriptions of another product, and contact details or links that lead buyers away from the Marketplace are not accepted.',
      ],
    },
    {
      id: 'price',
      title: 'Price and quantity',
      clauses: [
        'A price tier names a quantity from which, and up to which, a unit price applies. Tiers ascend: each begins one above the end of the one before. Only the last may be open at the top.',
        'Prices are above zero, with up to four decimals, in US dollars ($) or Chinese yuan (¥), and apply to the unit you choose.',
        'Prices must be meant seriously. Baiting prices and prices far from what the market pays count as implausible.',
      ],
    },
    {
      id: 'delivery',
      title: 'Packaging and delivery',
      clauses: [
        'Packaging, port, delivery time, supply ability, payment terms and samples are optional. Fields left empty are not shown.',
        'Times and quantities must be ones you can keep to.',
      ],
    },
    {
      id: 'review',
      title: 'Review',
      clauses: [
        'Every new product and every edit is reviewed. The approved version of a published product stays online while an edit is under review and if the edit fails.',
        {
          text: 'A product fails for one or more of these reasons, which are shown to you together with a note of the reviewer:',
          list: [
            'wrong category, or a prohibited product;',
            'contact details in an image, an image without content, or poor image quality;',
            'a title that is unclear or stuffed with keywords;',
            'an incomplete or unclear description;',
            'an implausible price;',
            'infringement of intellectual property, or a missing certificate.',
          ],
        },
        'Correct what was objected to and submit the product again. There is no limit to the number of attempts, but repeated submission without correction is a breach of the rules.',
        'A published product that turns out to break the rules is taken down. Serious violations can lead to deletion of the content submitted or to a ban of the account.',
      ],
    },
    {
      id: 'upkeep',
      title: 'Upkeep',
      clauses: [
        'Keep prices, delivery times and certificates up to date, and delete what you no longer supply.',
        'A published product can be refreshed once in 24 hours; it then moves to the head of its rank. Republishing a product in order to move it up is not allowed.',
        'How many products and how much material a company may hold depends on its membership: see section 9 of the [User agreement](terms-and-conditions#membership).',
      ],
    },
    {
      id: 'contact',
      title: 'Questions',
      clauses: [
        'A step-by-step introduction is given in [Getting started](/guide). The e-mail address of our support is listed in the member centre under [Messages & Notifications > Announcements](my:/message/CircuitNotice).',
      ],
    },
  ],
};
