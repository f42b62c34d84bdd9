/** Help, feedback and the frame of legal pages (spec P2.16–P2.18). */
import { feedback } from './feedback.ts';
import { licences } from './licences.ts';

export const help = {
  guide: 'Getting started',
  feedback,
  licences,
  feedbackAside: {
    title: 'What helps us most',
    points: [
      'The address of the page, or the number of the product or request.',
      'What you did, step by step, and what you saw then.',
      'A picture of the screen: paste it or add a file.',
    ],
    elsewhere: 'Looking for something else?',
  },
  frame: {
    label: 'Help and rules',
    groups: { help: 'Help', terms: 'Site terms', rules: 'Site rules' },
    pages: {
      guide: 'Getting started',
      feedback: 'Feedback',
      'terms-and-conditions': 'User agreement',
      disclaimer: 'Disclaimer',
      'privacy-policy': 'Privacy policy',
      licences: 'Licences',
      'prohibited-category': 'Prohibited categories',
      'standard-of-product-publishment': 'Product publishing standard',
      'standard-of-images': 'Image standard',
    },
  },
  legal: { contents: 'Contents', examples: 'Examples: ' },
};
