/** The description of a product: what is kept of the HTML that an editor, or anybody, sends. */
import sanitize from 'sanitize-html';

const FILE = /^\/files\/[a-z0-9][a-z0-9._-]*$/i;
const LINK = /^https?:\/\//i;

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'blockquote'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    a: (_tag, attributes) => {
      const href = attributes.href?.trim() ?? '';
      return {
        tagName: 'a',
        attribs: LINK.test(href) ? { href, rel: 'nofollow noopener' } : ({} as sanitize.Attributes),
      };
    },
  },
  // a picture from elsewhere would tell its host who reads the page
  exclusiveFilter: (frame) => frame.tag === 'img' && !FILE.test(frame.attribs.src ?? ''),
};

export const sanitised = (html: string): string => sanitize(html, OPTIONS).trim();

/** The text alone, for what is searched in it. */
export const plainText = (html: string): string =>
  sanitize(html.replace(/<(?:p|br|li|td|th|h\d)\b/g, ' $&'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
