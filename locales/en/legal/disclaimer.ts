import type { LegalText } from './legal-text.ts';

export const disclaimer: LegalText = {
  lead: 'Overseas B2B Marketplace brings buyers and suppliers together. This page says what we answer for and what we do not, so that you can judge for yourself how far to rely on what you find here.',
  sections: [
    {
      id: 'role',
      title: 'Our role',
      clauses: [
        'The Marketplace is a platform for information. Products, company profiles, buying leads, quotations and messages come from users and are their statements, not ours.',
        'We are neither seller nor buyer, neither agent nor broker nor carrier, and no party to any contract that users conclude with each other.',
        'This page is part of the [User agreement](terms-and-conditions) and uses its terms.',
      ],
    },
    {
      id: 'user-content',
      title: 'Content of users',
      clauses: [
        'Prices, minimum orders, lead times, certificates, pictures and specifications are given by suppliers. They can change at any time. Have them confirmed in writing before you order.',
        'Products are reviewed before they are published. The review looks at whether they keep to our rules; it does not test goods, and it cannot find everything. If you see something wrong, tell us through the [feedback page](/feedback).',
        'A price shown as “Negotiable” means that the supplier has named none. Prices are shown in the currency the supplier chose; we convert nothing.',
        'Pictures may show samples, variants or accessories that are not part of the delivery.',
      ],
    },
    {
      id: 'certified',
      title: 'Certification and membership',
      clauses: [
        'A certified company is one whose business licence agreed with its profile when our reviewers looked at it. That is no statement about its solvency, its capacity or the quality of its goods.',
        'Silver, gold and diamond badges show that a supplier takes a paid service of ours. They are no mark of quality.',
        'Members are listed before others, and pinned products before the rest of a category. Recommendations are made by a program from categories and recency; they are not our advice.',
      ],
    },
    {
      id: 'trade',
      title: 'Transactions',
      clauses: [
        {
          text: 'Before you pay or deliver, do what a careful merchant does:',
          list: [
            'check the identity, the licences and the references of the other side, and see samples;',
            'agree in writing on specification, inspection, Incoterms, payment, delivery and warranty;',
            'find out about import and export permits, standards, labelling, sanctions and duties;',
            'be wary of bank details that change by e-mail, and confirm them by another channel.',
          ],
        },
        'We do not guarantee that a transaction comes about, that it is performed, or that goods are lawful in your country. Risks of transport, exchange rates and payment lie with the parties.',
        'Quotations and enquiries pass through the Marketplace unread by us, except where we look into a report. We do not promise that they are answered.',
      ],
    },
    {
      id: 'services',
      title: 'Figures and forecasts',
      clauses: [
        'Results of search engine optimisation and social media promotion depend on products, markets and third-party platforms. Cases shown on our pages tell what was achieved for others and promise nothing for you.',
        'Numbers of views, followers and inquiry leads are binding only where a service contract says so.',
      ],
    },
    {
      id: 'links',
      title: 'Links to other sites',
      clauses: [
        'Shops and product descriptions may hold links to other websites. We do not check these sites and do not answer for them. If a link leads to something unlawful, tell us and we remove it.',
      ],
    },
    {
      id: 'language',
      title: 'Translations',
      clauses: [
        'Menus, categories, units and the like are shown in English and Chinese. What users write is shown as they wrote it, usually in one language. Rely on the original.',
        'Units, certifications and markets are values of fixed lists. They serve to compare and do not replace a specification.',
      ],
    },
    {
      id: 'technology',
      title: 'Technology',
      clauses: [
        'We take reasonable care that the Marketplace is available, fast and safe, and make no promise that it is so at every moment. Delays, loss of messages through mail filters and the like cannot be ruled out.',
        'Attachments are checked for their format. Open files from people you do not know with the usual care all the same.',
        'We are not responsible for failures of networks, power or third-party services, for attacks, or for other events beyond our reasonable control.',
      ],
    },
    {
      id: 'rights',
      title: 'Rights of third parties',
      clauses: [
        'Brand names and marks on the Marketplace belong to their owners. That they are named does not mean that their owners work with us.',
        'If you believe that content infringes your rights, follow section 14 of the [User agreement](terms-and-conditions#takedown).',
      ],
    },
    {
      id: 'limits',
      title: 'Extent of this disclaimer',
      clauses: [
        'Nothing on this page excludes or limits liability that the law does not allow to be excluded or limited. The extent of our liability is set out in section 17 of the [User agreement](terms-and-conditions#liability).',
        'Nothing on the Marketplace is legal, tax or investment advice.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      clauses: [
        'The e-mail address of our support is listed in the member centre under [Messages & Notifications > Announcements](my:/message/CircuitNotice). Without an account you reach us through the [feedback page](/feedback).',
      ],
    },
  ],
};
