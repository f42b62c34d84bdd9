import type { LegalText } from './legal-text.ts';

export const termsAndConditions: LegalText = {
  lead: 'This agreement is made between you and the operator of Overseas B2B Marketplace. It says what you may expect of the Marketplace and what the Marketplace expects of you. Please read it before you register, publish, post a request or send an enquiry.',
  sections: [
    {
      id: 'scope',
      title: 'Scope and acceptance',
      clauses: [
        'This agreement governs the use of the public portal, the shop sites of suppliers, the mobile site and the member centre (“My office”), together called the Marketplace. “We” and “us” mean the operator of the Marketplace; “you” means the person who uses it and the company for which that person acts.',
        'You accept this agreement by ticking its box when you register. If you use the Marketplace without an account, it applies to you as far as it concerns what you do there, such as posting a sourcing request or sending an enquiry.',
        'The [Disclaimer](disclaimer), the [Privacy policy](privacy-policy), the rules on [Prohibited categories](prohibited-category), the [Product publishing standard](standard-of-product-publishment) and the [Image standard](standard-of-images) are part of this agreement.',
        'The Marketplace serves trade between businesses. You confirm that you are at least 18 years old, that you act in the course of a trade, business or profession, and that you may bind the company you name.',
      ],
    },
    {
      id: 'terms',
      title: 'Terms used',
      clauses: [
        {
          text: 'In this agreement:',
          list: [
            '“Supplier” means a company that has registered in order to present itself and its products; “buyer” means anybody who looks for products or suppliers, with or without an account.',
            '“Content” means everything that a user enters or uploads: company profiles, products, pictures, documents, sourcing requests, quotations, enquiries, messages and feedback.',
            '“Sourcing request” means a description of goods that a buyer wants to purchase. Once it has passed review it is shown publicly as a buying lead.',
            '“Quotation” means the offer of a supplier on a sourcing request; “enquiry” means a message of a buyer to one supplier.',
            '“Account owner” means the person who registered the account, or to whom it was handed over within the company.',
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'Registration and accounts',
      clauses: [
        'Registering is free. It needs a contact name, a mobile number, a password and an e-mail address, which is confirmed by a code that we send to it. One e-mail address serves one account at a time.',
        'The information you give must be true, complete and current. You can view and modify it in the member centre under [Account settings](my:/account/AccountInfo). The account ID and the registration time cannot be changed.',
        'A supplier adds a company with its own shop domain; a buyer adds a company without a shop. An account belongs to one company and a company to one account. Shop domains that mislead about who stands behind them, or that infringe the rights of others, may be withdrawn.',
        'The account owner is responsible for all content published from the account and for everything else that is done with it, also by colleagues. Keep the password to yourself and tell us without delay if you suspect that somebody else knows it. Changing the password ends all sessions that were open before.',
        'You may not sell, rent or lend an account, nor open a new one in order to get round a ban.',
        'You can cancel your account at any time under [Account cancellation](my:/account/AccountSecurity/AccountCancel), confirmed by a code sent to your e-mail address. Cancellation is final: the company, its shop and its products leave the public site at once.',
      ],
    },
    {
      id: 'certification',
      title: 'Company profile and enterprise certification',
      clauses: [
        'A supplier must pass enterprise certification before its shop is opened and before it may publish products or quote. It submits the company name and a picture of its business licence under [Enterprise certification](my:/company/EnterpriseCert). Name and licence must match, and the licence must be legible, complete, authentic and in force.',
        'Our reviewers decide on the documents. If they are not accepted, the reasons are shown and you can submit again. Licences are seen only by your own company and by our reviewers.',
        'Submit new documents whenever the facts they prove have changed. We may ask for them again, and may withdraw a certification that turns out to rest on wrong documents.',
        'Certification means that at the time of review the documents agreed with the company profile. It is no statement about the quality of goods, about solvency or about the conduct of a company, and no guarantee of a transaction.',
      ],
    },
    {
      id: 'publishing',
      title: 'Publishing and review',
      clauses: [
        'Every new product and every edit of a product is reviewed before the public sees it. While an edit of a published product is under review, the approved version stays online; if the edit does not pass, the approved version stays online as well and the reasons are shown to you.',
        'Products must keep to the [Product publishing standard](standard-of-product-publishment), their pictures to the [Image standard](standard-of-images), and nothing may be offered that falls under the [Prohibited categories](prohibited-category). News, videos and qualifications of a shop keep to the same rules.',
        'Review protects the Marketplace; it does not move responsibility to us. A published product may be taken down later if it is found to break the rules.',
        'You decide what you publish and can edit or delete your products at any time. The number of products and the room for material are limited by your membership (section 9).',
        'The order of products in lists and search follows how well they match, the membership tier of the supplier, pins and how recently the product was refreshed. A place in a list is no recommendation of ours.',
      ],
    },
    {
      id: 'sourcing',
      title: 'Sourcing requests and quotations',
      clauses: [
        'Anybody may [post a sourcing request](/post-sourcing-request), with or without an account. Without an account you receive a link by e-mail through which you follow the request; whoever holds that link can open it, so keep it to yourself.',
        'Requests must state a genuine need. They are reviewed before they appear among the [buying leads](/buying-leads) and end at the closing date or when you close them.',
        'Your name, e-mail address and company are not shown publicly. A supplier that has quoted sees them once you accept its quotation or reply to it. Do not write contact details into the title, the description or the attachments.',
        'Only certified suppliers may quote. A request takes up to ten quotations, and a company may have one live quotation on it. The buyer sees a quotation in full; the public sees who has quoted and on what terms of delivery, never the price.',
        'A quotation must be meant seriously, name all price tiers in one currency and stay open until the day it names, unless it is withdrawn before. Accepting a quotation puts both sides in touch. Whether and when a binding contract comes about is decided by what the two of them agree and by the law that applies to them.',
      ],
    },
    {
      id: 'enquiries',
      title: 'Enquiries and messages',
      clauses: [
        'An enquiry goes to the supplier it is addressed to, with the name, e-mail address, company and country that you enter. Both sides can then write to each other; a guest does so through a link in the e-mail.',
        'Use contact details that you receive on the Marketplace only for the business they were given for. Mass mailings, advertising unrelated to the enquiry, and passing details on to third parties are not allowed.',
        'Suppliers can mark enquiries as spam. We may slow down or refuse submissions that come in unusual number.',
      ],
    },
    {
      id: 'trade',
      title: 'Trade between users',
      clauses: [
        'The Marketplace is a place to find each other. We are not a party to contracts between buyers and suppliers, do not hold goods, and take no payments between them.',
        'Buyers and suppliers are themselves responsible for checking one another, for contracts, payment, quality, delivery, insurance, customs, export and import permits, sanctions and taxes.',
        'Disputes about a transaction are settled between those who made it. If you report a user to us, we look at whether this agreement was broken; we do not decide on claims.',
      ],
    },
    {
      id: 'membership',
      title: 'Membership',
      clauses: [
        {
          text: 'Suppliers may take up a paid membership, described on the [membership page](/vip-kuajingtong). Fees are in Chinese yuan (CNY) a year:',
          table: {
            head: ['Tier', 'Fee a year', 'Products', 'Material space', 'Free pin-to-top'],
            rows: [
              ['Silver', 'CNY 12,800', '200', '200 MB', '100 times'],
              ['Gold', 'CNY 18,800', '300', '300 MB', '200 times'],
              ['Diamond', 'CNY 26,800', '500', '500 MB', '300 times'],
            ],
          },
        },
        'Every tier includes the member templates, priority in lists, the member badge and early access to new functions. What a company without membership may hold of products, material and pins a year is shown in its account.',
        'A pin shows a product at the top of its category for 1, 3, 7, 15 or 30 days. Each pin and each extension of a pin uses one of the times of the year. Times that are not used do not pass to the next year.',
        'A membership is agreed with our consultants and runs for the period agreed; it does not renew itself. When it ends, badge, member template and priority end. Products and material above the lower limits are kept, but nothing can be added until the limits are met.',
      ],
    },
    {
      id: 'promotion',
      title: 'Cross-border promotion service',
      clauses: [
        {
          text: 'The promotion service on social media, described on the [promotion page](/cross-border-promotion), is a service of its own beside the membership. Fees are in Chinese yuan (CNY) a year:',
          table: {
            head: ['', 'Standard', 'Advanced', 'Flagship'],
            rows: [
              ['Fee a year', 'CNY 19,800', 'CNY 49,800', 'CNY 98,000'],
              ['List price', 'CNY 39,800', 'CNY 99,800', 'CNY 198,000'],
              ['Accounts set up, of 6 platforms', '1', '2', '3'],
              ['Image-text posts', '50', '100', '200'],
              ['Video posts', '50', '100', '200'],
              ['Exposure', '300,000+', '1,000,000+', '3,000,000+'],
              ['Followers', '3,000+', '10,000+', '30,000+'],
              ['Inquiry leads', 'more than 30', 'more than 100', 'more than 300'],
            ],
          },
        },
        'An inquiry lead is a prospect who leaves contact details or adds the seller on a messaging app. Likes, comments and direct messages do not count.',
        'First results can come within as little as 15 days, but when they come depends on product, market and platforms. The platforms belong to third parties whose own rules apply. The details are laid down in the service contract, which prevails over this section.',
      ],
    },
    {
      id: 'fees',
      title: 'Fees, invoices and taxes',
      clauses: [
        'Registering, browsing, posting requests, enquiries and the functions of a company without membership are free of charge. We take no commission on transactions.',
        'Paid services are ordered by agreement with our consultants; leaving your details on a landing page is a request to be contacted and binds nobody to anything. The Marketplace itself takes no payments online. Beware of anybody who asks you to pay in its name through a channel that was not agreed.',
        'We issue invoices for the fees we receive. Bank charges, and taxes that the law lays upon you, are yours to bear.',
        'Fees for a period that has begun are refunded only where the law requires it, or in proportion where we end a paid service early without a breach on your side. A change of fees applies from the next period on.',
      ],
    },
    {
      id: 'conduct',
      title: 'Prohibited conduct',
      clauses: [
        {
          text: 'When using the Marketplace you may not:',
          list: [
            'break a law that applies to you, or help others to do so, including export control, sanctions, customs, competition, anti-bribery and consumer safety law;',
            'offer goods or services in a prohibited category, or circumvent the check for prohibited words;',
            'give false or misleading information about yourself, your company, its certificates or its products, or pretend to be somebody else;',
            'infringe trade marks, patents, copyrights, designs, trade secrets, portrait or privacy rights;',
            'post requests, quotations or enquiries that are not meant seriously, inflate figures, or agree on sham transactions;',
            'send unsolicited advertising, phishing or malicious software, or collect the data of other users;',
            'read the Marketplace by automated means to an extent that burdens it, other than through the interfaces we document and within their limits, or in order to copy its content elsewhere;',
            'probe, disturb or circumvent security measures, access limits or the review;',
            'publish anything pornographic, violent, hateful or discriminating, anything that endangers minors, or anything else that offends public order and morals.',
          ],
        },
        'If you find a weakness of our systems, tell us through the [feedback page](/feedback) and do not use it.',
      ],
    },
    {
      id: 'property',
      title: 'Intellectual property',
      clauses: [
        'Your content remains yours. You grant us, free of charge and for as long as it is on the Marketplace, the non-exclusive right to store, reproduce, resize, translate and display it worldwide, as needed to run and promote the Marketplace on any device and in search engines.',
        'You confirm that you hold the rights to everything you publish, including pictures, brand names and certificates, and that people shown in pictures have agreed.',
        'The software, design, texts, category tree and marks of the Marketplace belong to us or to those who license them to us. You may use them as the functions of the Marketplace provide, and not otherwise.',
      ],
    },
    {
      id: 'takedown',
      title: 'Notice and takedown',
      clauses: [
        {
          text: 'If content infringes your rights, send a notice through the [feedback page](/feedback). So that we can act on it, it should hold:',
          list: [
            'who you are, how we can reach you and, if you act for somebody, for whom;',
            'the right that is infringed, with proof such as a registration number;',
            'the address of each page concerned and what on it infringes the right;',
            'a statement that what you say is true and made in good faith.',
          ],
        },
        'We examine notices without delay. Content that appears to infringe is taken down, and the supplier is told why.',
        'The supplier may answer with a counter-statement and proof of its right. If it is convincing, the content may be published again after a new review; otherwise we refer both sides to the competent authority or court.',
        'Repeated infringement leads to a ban. Whoever sends notices that they know to be false answers for the damage.',
      ],
    },
    {
      id: 'breach',
      title: 'Breach of this agreement',
      clauses: [
        {
          text: 'If this agreement or the law is broken, we may, according to the weight of the breach:',
          list: [
            'refuse content at review, with the reasons, or take it down;',
            'ask for a correction or for proof within a set time;',
            'withhold or withdraw a certification or a benefit;',
            'in the case of a serious violation, delete the content submitted or ban the account.',
          ],
        },
        'A ban ends all sessions of the account and takes its company, shop and products off the public site. If a ban turns out to be unfounded it is lifted, and what was approved before is shown again.',
        'You are told the reasons for a measure in the member centre or by e-mail, unless the law forbids it. You may object through the [feedback page](/feedback); somebody who did not take the decision looks at it where possible.',
        'Each decision of our staff is recorded with its time and its author in a log that cannot be altered. Where the law requires it we report breaches to the authorities.',
        'You make good the damage that arises to us or to other users from a breach for which you are responsible, including reasonable costs of defence against claims of third parties.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability and changes of the service',
      clauses: [
        'We run the Marketplace with care but do not promise that it is available without interruption. Maintenance, faults, attacks and events beyond our control may interrupt it.',
        'We develop the Marketplace further and may change or end functions. For a paid function that ends, section 11 applies.',
        'Keep copies of the content that matters to you. We make backups to restore the Marketplace as a whole, not single items on request.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      clauses: [
        'We are liable without limit where the law does not allow a limit, in particular for intent and gross negligence and for harm to life, body and health.',
        'Otherwise we are liable only for the breach of duties on which the performance of this agreement depends, limited to the damage that was foreseeable, and for paid services at most to the fees you paid us in the twelve months before the event.',
        'We are not liable for the content of users, for transactions between them, or for loss of profit, data or goodwill, as far as the law allows. The [Disclaimer](disclaimer) says more.',
        'Neither side is liable while it is kept from performing by an event beyond its reasonable control.',
      ],
    },
    {
      id: 'termination',
      title: 'Term and termination',
      clauses: [
        'This agreement runs for as long as you have an account or use the Marketplace. You may end it at any time by cancelling your account; fees already due remain due.',
        'We may end it with 30 days of notice, or without notice for an important reason, in particular a serious violation.',
        'After the end, content is no longer shown. What we keep, and how long, is set out in the [Privacy policy](privacy-policy). Sections 13, 17 and 19 continue to apply.',
      ],
    },
    {
      id: 'law',
      title: 'Governing law and disputes',
      clauses: [
        'This agreement is governed by the law of the place where the operator of the Marketplace is established, without its rules on the conflict of laws. Mandatory law that protects you where you do business remains unaffected.',
        'We first try to settle a dispute by talking to each other. If that does not succeed within 30 days after one side has described the dispute in writing, the competent court at the place where the operator is established decides.',
        'If a clause is invalid, the others remain in force and the law takes the place of the invalid one. Not to insist on a right once is not to give it up.',
        'This agreement exists in Chinese and English. Both are meant to say the same; where they differ, the Chinese version prevails.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes of this agreement',
      clauses: [
        'We may change this agreement when the law, our services or the risks change. The date above says when it was last changed.',
        'We announce changes that matter in the member centre under [Messages & Notifications > Announcements](my:/message/CircuitNotice) before they take effect. If you do not agree you may cancel your account; using the Marketplace after that day means that you accept them.',
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
