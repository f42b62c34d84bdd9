import type { LegalText } from './legal-text.ts';

export const standardOfImages: LegalText = {
  lead: 'A buyer abroad decides by the picture. This standard says what images on Overseas B2B Marketplace must be like: of products first of all, and likewise of shops, albums and profiles.',
  sections: [
    {
      id: 'scope',
      title: 'Scope',
      clauses: [
        'The standard applies to every image that you upload: main and further images of a product, images in a description, logo, banners and pictures of the contact person, albums and attachments.',
        'It adds to the [Product publishing standard](standard-of-product-publishment) and is part of the [User agreement](terms-and-conditions).',
      ],
    },
    {
      id: 'technical',
      title: 'Technical requirements',
      clauses: [
        {
          text: 'The server checks each file by its content, not by its name:',
          table: {
            head: ['Image', 'Formats', 'Size of the file', 'Dimensions'],
            rows: [
              [
                'Product image',
                'PNG, JPEG, WebP',
                'up to 5 MB',
                'at least 300 × 300 pixels; 750 × 750 recommended',
              ],
              ['Album, logo, banner, portrait', 'PNG, JPEG, WebP', 'up to 5 MB', 'as the place needs'],
              ['Business licence', 'PNG, JPEG', 'up to 5 MB', 'legible in full'],
              ['Feedback', 'PNG, JPEG', 'up to 5 MB', 'up to 6 images'],
            ],
          },
        },
        'Images of more than 40 megapixels, damaged files and other formats such as GIF, SVG, BMP and HEIC are refused. Animated images are not supported; save a single frame as PNG or JPEG.',
        'Images are turned upright, reduced to at most 2,400 pixels on the longer side and saved anew; data such as the place where a photograph was taken are removed by this.',
      ],
    },
    {
      id: 'main',
      title: 'Main image',
      clauses: [
        {
          text: 'The first of the one to six images of a product is its main image. We recommend:',
          list: [
            '750 × 750 pixels, square;',
            'a white background;',
            'no watermark, frame, text or logo laid over it;',
            'the whole product, in focus and evenly lit, filling most of the picture;',
            'nothing beside it that is not part of the delivery.',
          ],
        },
        'Show further sides, details, scale, packaging and the product in use on the other images.',
      ],
    },
    {
      id: 'showing',
      title: 'What images must show',
      clauses: [
        'Images show the product that is offered, as it will be delivered. Drawings and computer renderings are allowed if they match it.',
        'Colours, proportions and finish must not be altered in a way that misleads. Variants may be shown together if the description names them.',
        'Show certificates only complete, legible and valid, and only your own.',
      ],
    },
    {
      id: 'prohibited',
      title: 'What images must not contain',
      clauses: [
        {
          text: 'An image fails review if it contains:',
          list: [
            'illegal content, or goods in a [prohibited category](prohibited-category);',
            'contact information: telephone numbers, e-mail and web addresses, accounts of messaging apps, QR codes;',
            'unlicensed material: photographs of others, brands, characters or works of art without permission, portraits without consent;',
            'watermarks of other companies or marketplaces;',
            'no content: pure text, pure black or white, a single colour, or a placeholder;',
            'pornography, nudity, violence, or anything that offends dignity, religion or a nation;',
            'false seals, invented awards, or comparisons that run down competitors.',
          ],
        },
        'Blurred, pixelated, distorted or badly cropped images fail for poor quality.',
      ],
    },
    {
      id: 'rights',
      title: 'Rights',
      clauses: [
        'Upload only images that you took yourself or may use for this purpose, and keep the proof. Finding an image in a search engine or on the website of another supplier gives no right to it.',
        'If somebody uses your images, follow section 14 of the [User agreement](terms-and-conditions#takedown).',
      ],
    },
    {
      id: 'review',
      title: 'Review and consequences',
      clauses: [
        'Images are reviewed together with the product. If one fails, the product fails with the reason “contact details in an image”, “image without content” or “poor image quality”, among others. Replace the image and submit the product again.',
        'Images that break the rules and have already been published are taken down with their product. Serious violations can lead to deletion of the content submitted or to a ban of the account.',
      ],
    },
    {
      id: 'contact',
      title: 'Questions',
      clauses: [
        'The e-mail address of our support is listed in the member centre under [Messages & Notifications > Announcements](my:/message/CircuitNotice). Without an account you reach us through the [feedback page](/feedback).',
      ],
    },
  ],
};
