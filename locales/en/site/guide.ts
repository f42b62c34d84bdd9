/** Getting started (spec P2.17). The steps are in the order of web/portal/guide/steps.ts. */
export const guide = {
  title: 'Getting started',
  intro: 'Four steps lead from a new account to products that buyers worldwide can find.',
  contents: 'The four steps',
  start: 'Create your account',
  enlarge: 'Open the picture: {name}',
  picture: 'The page “{name}” of the member centre',
  steps: {
    account: {
      title: 'Account creation',
      text: 'Open the registration page and fill in your English contact name, your mobile number and a password of 8 to 16 letters and digits.',
      points: [
        'Enter your e-mail and press “Send code”. The six-digit code is valid for ten minutes.',
        'Read the user agreement and the privacy policy, tick the box and submit.',
        'You buy and do not sell? Choose “I buy” at the top: the form becomes shorter.',
      ],
    },
    profile: {
      title: 'Complete the company profile',
      text: 'The profile becomes your company’s shop site. Without it the other functions stay closed.',
      points: [
        'Company name, description, main products and address are written in English.',
        'Choose your shop domain with care: 4 to 20 letters and digits, for example harbourfasteners.',
        'Products can later be published in your company’s main category and its industry.',
        'Add factory size, number of workers, ports and pictures under “Detailed information”: buyers compare them.',
      ],
    },
    verification: {
      title: 'Company verification',
      text: 'Only verified companies publish products, and the shop domain becomes active with the certification.',
      points: [
        'Enter the company name exactly as on the business licence.',
        'Upload the licence as JPG, JPEG or PNG of at most 5 MB. Only you and our reviewers can see it.',
        'A reviewer compares both with your profile. If something does not match, you are told what, and can submit again.',
      ],
    },
    publishing: {
      title: 'Product publishing',
      text: 'Every new product, and every edit, is reviewed before it appears. An edit never takes the approved version offline.',
      points: [],
    },
    category: {
      title: 'Choose the category',
      text: 'Pick the last-level category that names the product. Those of your main industry are offered.',
      points: ['A product in the wrong category is the most common reason for a rejection.'],
    },
    edit: {
      title: 'Edit and publish',
      text: 'Title, keywords, pictures, properties, price tiers and a description tell buyers what they need to decide.',
      points: [
        'Up to six pictures; 750 × 750 pixels on a white background are recommended, without watermark or contact details.',
        'Fill in the properties that buyers of this category ask for: they also filter by them.',
        'Prices by quantity without gaps, or none at all: then the product shows “Negotiable”.',
        'Press “Submit for review”, or keep a draft.',
      ],
    },
    products: {
      title: 'View products',
      text: 'Product management lists what is published, under review and not passed, with the reasons of the reviewer.',
      points: ['Refresh a product once a day to bring it forward in its category.'],
    },
  },
  read: 'Read the rules first:',
  standard: 'Product publishing standard',
  images: 'Image standard',
  more: {
    title: 'More help',
    text: 'In the member centre, open Messages & Notifications > Announcements: the support e-mail address is listed there.',
    action: 'Open the announcements',
    feedback: 'Report a problem',
  },
};
