import type { LegalText } from './legal-text.ts';

export const privacyPolicy: LegalText = {
  lead: 'This policy says which personal data Overseas B2B Marketplace processes, why, who sees them, how long they are kept and what you can do about it. It describes what the Marketplace really does. Nobody tracks you on it, neither we nor others.',
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      clauses: [
        'The operator of the Marketplace (“we”) decides on purposes and means of the processing and is responsible for it. You reach us in the ways named in section 15.',
        'This policy covers the public portal, the shop sites, the mobile site, the member centre and the programming interfaces behind them. It is part of the [User agreement](terms-and-conditions).',
        'What a supplier or buyer does with data received through the Marketplace is its own responsibility. Ask that company about its privacy practice.',
      ],
    },
    {
      id: 'data',
      title: 'Data you give us',
      clauses: [
        {
          text: 'We process what you enter:',
          list: [
            'Account: contact name, e-mail address, mobile number, password, language. The password is stored only as a hash from which it cannot be read back.',
            'Company: name, address, telephone, mobile and fax numbers, website, name, job title and picture of the contact person, and everything else in the profile.',
            'Certification: company name and picture of the business licence.',
            'Products and other content: texts and pictures.',
            'Sourcing requests: the goods you seek, attachments, and your name, e-mail address and company.',
            'Quotations: your offer and attachments.',
            'Enquiries: name, e-mail address, company, country, message and attachments.',
            'Feedback: your description, the link of the problem, an e-mail address if you wish an answer, and pictures.',
            'Requests to be contacted about membership or promotion: company name, contact name and telephone number.',
          ],
        },
        'Fields that are needed are marked. Without them we cannot carry out what you ask for; everything else is up to you.',
      ],
    },
    {
      id: 'automatic',
      title: 'Data that arise by themselves',
      clauses: [
        {
          text: 'Beyond that we store:',
          list: [
            'the account ID, the time of registration and of the last sign-in;',
            'the IP address from which a sourcing request or an enquiry was sent, and the IP address of failed sign-ins;',
            'if you set one up, the secret of your second factor, encrypted, and hashes of its recovery codes, until you switch it off;',
            'an audit log: who changed the state of what, when, from which IP address and with which request number, for instance the approval of a product or a change of password;',
            'the e-mails and text messages we send, with the address they went to, and whether they could be delivered;',
            'how products are placed and used within the limits of your membership.',
          ],
        },
        'We count requests in memory by IP address for a short while in order to stop abuse, and record errors with a request number. We keep no record of which pages a visitor looks at.',
        'So that the search learns, we count by day which products are opened after which search words, without a cookie and without saying by whom. A visitor counts once an hour for a product: until the hour ends we keep a hash of their network, alone, under a key that is deleted with it.',
        'When you send a form or sign in, the server checks limits on how often this may happen. A form is refused by program when it breaks a limit or holds a prohibited word, and you can correct it. Whether content passes review, and whether an account is banned, is decided by people.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      clauses: [
        {
          text: 'We use only what the functions need. There are no cookies of third parties, no analytics and no advertising networks, and fonts, pictures and scripts come from our own servers.',
          table: {
            head: ['Name', 'Where', 'Purpose', 'Lasts'],
            rows: [
              [
                'userInfo',
                'Cookie of all our hosts',
                'Your session: access token and its expiry, account ID, company ID and name. Set when you sign in.',
                '24 hours, renewed while you work; removed when you log out',
              ],
              [
                'verified',
                'Cookie of all our hosts',
                'Whether your company is verified. It permits nothing.',
                'As long as your session; removed when you log out',
              ],
              [
                'lang',
                'Cookie of all our hosts',
                'The language you chose in Regional settings or by the sign-in page.',
                '1 year',
              ],
              [
                'saved, compare, viewed',
                'Cookie of all our hosts',
                'The IDs of what you saved without an account, chose to compare and looked at, so that all our sites show the same.',
                '1 year, 30 days, 90 days; you can clear each list',
              ],
              [
                'captcha',
                'Cookie, not readable by scripts',
                'Ties the picture code to your browser.',
                '5 minutes',
              ],
              [
                'recovery',
                'Cookie, not readable by scripts',
                'Proves a code was right while you set a new password.',
                '15 minutes',
              ],
              [
                'cateinfo, cityinfo',
                'Local storage, member centre',
                'Copies of the category and address lists, so that they load once.',
                'Until you log out',
              ],
              [
                'View style and the like',
                'Local and session storage',
                'Grid or list view; the steps of registration and password recovery.',
                'Until you log out or close the tab',
              ],
            ],
          },
        },
        'You can delete or block cookies in your browser. Without “userInfo” you cannot stay signed in; everything public works without it.',
      ],
    },
    {
      id: 'purposes',
      title: 'What for, and on what basis',
      clauses: [
        {
          text: 'We process personal data:',
          list: [
            'to perform our agreement with you: account, profile, publishing, requests, quotations, enquiries, notifications, membership;',
            'to answer you when you ask something of us, at your request;',
            'in our legitimate interest, and that of all users, in a safe and honest marketplace: certification, review, limits, audit log, handling of reports;',
            'to fulfil legal duties, such as keeping accounts and answering authorities;',
            'with your consent where the law asks for it. You can withdraw it at any time for the future.',
          ],
        },
        'We do not sell personal data and do not send advertising on behalf of others.',
      ],
    },
    {
      id: 'codes',
      title: 'Codes by e-mail and text message',
      clauses: [
        'To confirm that an address or number is yours we send six-digit codes: for registration, recovery of a password, sign-in by code, a change of e-mail address, mobile number or password, and cancellation of an account.',
        'A code is valid for ten minutes and five tries and is stored only as a keyed hash. At most one a minute and ten a day go to one address. The record is deleted after a day.',
      ],
    },
    {
      id: 'uploads',
      title: 'Uploaded files',
      clauses: [
        'Pictures are drawn anew when you upload them. What a camera adds, such as place, time and device, is removed by this, and only the new picture is stored.',
        'PDF files are kept as they are. They may hold names and other details of their author: remove them beforehand if you do not wish to share them.',
        'Business licences can be fetched only by your own company and our reviewers; attachments only by who uploaded them, the two sides of the correspondence and our staff. Attachments of a published sourcing request can be read by everybody.',
        'Pictures of products, shops and profiles are public as soon as the page they stand on is.',
      ],
    },
    {
      id: 'visible',
      title: 'Who sees what',
      clauses: [
        {
          text: 'On the Marketplace:',
          list: [
            'Public, worldwide and for search engines: the profile and shop of a certified company with the contact details in it, its products, and sourcing requests without their contact.',
            'Sourcing requests: name, e-mail address and company of the buyer stay hidden. A supplier sees them only after the buyer has accepted its quotation or replied to it.',
            'Quotations: the buyer sees them in full; the public sees the supplier and the terms of delivery, not the price.',
            'Enquiries: only the supplier addressed and the buyer.',
            'IP addresses: our staff only, never other users.',
          ],
        },
        'Links that we send to guests by e-mail open their request or correspondence without a password. Do not pass them on.',
        'Our staff see what their task needs. Roles are limited, and decisions are written to the audit log.',
      ],
    },
    {
      id: 'processors',
      title: 'Service providers and authorities',
      clauses: [
        'We use providers that host servers and files, deliver e-mails and text messages, and carry out paid services you order. They receive what their task needs, act on our instructions and are bound to confidentiality.',
        'We hand data to authorities and courts where a law obliges us to, or where it is needed to establish or defend legal claims.',
        'If the business is handed over to another company, your data go with it under this policy. You will be told beforehand.',
      ],
    },
    {
      id: 'transfer',
      title: 'Transfer to other countries',
      clauses: [
        'The Marketplace connects countries. If you send an enquiry or accept a quotation, your details go to the supplier, in most cases in China; the quotations and messages of suppliers go to buyers all over the world. What is public can be read everywhere.',
        'Where our providers work in another country, we see to the safeguards that the law of the country of origin demands, such as contracts on the protection of data.',
      ],
    },
    {
      id: 'retention',
      title: 'How long data are kept',
      clauses: [
        {
          text: 'We keep data for as long as their purpose needs:',
          table: {
            head: ['Data', 'Kept'],
            rows: [
              ['Picture codes', '5 minutes'],
              ['Records of codes sent and of failed sign-ins', '1 day'],
              ['Uploads that were never used', '1 day'],
              ['Account, company, products and other content', 'while the account exists'],
              [
                'Requests, quotations and correspondence',
                'while either side has use for them as proof of its business',
              ],
              ['Feedback and requests to be contacted', 'until they are dealt with and no question is open'],
              ['Audit log', 'permanently, as proof; it cannot be altered'],
            ],
          },
        },
        'When an account is cancelled, its company, shop and products disappear from the public site at once. The records behind them are kept, closed to the public, as far as law, open disputes or the protection against renewed abuse require it. What is not required is erased at your request.',
        'Backups hold data for some time longer. They serve to restore the Marketplace and for nothing else.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      clauses: [
        'You can view and modify your personal data yourself in the member centre: name, e-mail address, mobile number and password under [Account settings](my:/account/AccountInfo), company and contact data under [Company profile](my:/company). The account ID and the registration time cannot be changed.',
        'You can cancel your account under [Account cancellation](my:/account/AccountSecurity/AccountCancel). A code sent to your e-mail address confirms it.',
        {
          text: 'As far as the law that applies to you provides, you may also ask us:',
          list: [
            'which data we hold about you, and for a copy in a common format;',
            'to correct what is wrong and complete what is missing;',
            'to erase data or to restrict their use;',
            'to stop a use that rests on our legitimate interest, for reasons of your situation;',
            'to explain how a decision about you came about.',
          ],
        },
        'Write to us as section 15 says. We answer within one month and may first ask for proof that it is you. You may also complain to the data protection authority at your place.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      clauses: [
        'Passwords and codes are stored as hashes; sessions end after 24 hours, at a change of password and when you log out everywhere. After five failed sign-ins there is a pause of 15 minutes.',
        'What users write is cleaned of everything that could run in the browser of others, and a strict content policy lets only our own scripts run. Uploaded files are sent so that they cannot run either.',
        'No system is perfectly safe. If a breach is likely to put you at risk, we tell you and the authorities as the law demands.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      clauses: [
        'The Marketplace is meant for businesses and not for persons under 18. We do not knowingly collect their data. If you learn that a child has given us data, tell us and we delete them.',
      ],
    },
    {
      id: 'contact',
      title: 'Changes and contact',
      clauses: [
        'We adapt this policy when the Marketplace or the law changes. The date above says when it was last changed; changes that matter are announced in the member centre under [Messages & Notifications > Announcements](my:/message/CircuitNotice).',
        'The e-mail address of our support is listed in the same place. Without an account you reach us through the [feedback page](/feedback).',
      ],
    },
  ],
};
