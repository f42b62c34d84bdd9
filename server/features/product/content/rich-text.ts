/** Sanitises the HTML of a product's description, whoever sent it. */
import sanitize from 'sanitize-html';
import {
  isOwnImage,
  isRichTextValue,
  isWebLink,
  LINK_REL,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_SYNONYMS,
  RICH_TEXT_TAGS,
} from '../../../../domain/shop/rich-text.ts';

const attributes: [tag: string, names: string[]][] = Object.entries(RICH_TEXT_ATTRIBUTES).map(
  ([tag, names]) => [tag, [...names]],
);

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: Object.fromEntries(attributes),
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    ...RICH_TEXT_SYNONYMS,
    a: (_tag, { href = '' }): sanitize.Tag => ({
      tagName: 'a',
      attribs: isWebLink(href) ? { href: href.trim(), rel: LINK_REL } : {},
    }),
    // runs after the others
    '*': (tagName, attribs): sanitize.Tag => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attribs).filter(([name, value]) => isRichTextValue(name, value)),
      ),
    }),
  },
  exclusiveFilter({ tag, attribs }) {
    if (tag === 'img') return !isOwnImage(attribs.src ?? '');
    // A link without an address is replaced by its text.
    return tag === 'a' && !attribs.href && 'excludeTag';
  },
};

export const sanitised = (html: string): string => sanitize(html, OPTIONS).trim();

/**
 * As pages show it: each picture that its author said nothing of says what it belongs to, which is all that is known;
 * `alternative` is given its number, from 1. The sanitiser itself writes it, so nothing changes the HTML afterwards.
 */
export function withAlternatives(html: string, alternative: (n: number) => string): string {
  let n = 0;
  return sanitize(html, {
    ...OPTIONS,
    transformTags: {
      ...OPTIONS.transformTags,
      img: (tagName, attribs): sanitize.Tag => {
        n++;
        return { tagName, attribs: attribs.alt?.trim() ? attribs : { ...attribs, alt: alternative(n) } };
      },
    },
  });
}

/** The text without tags, for searching in it. */
export const plainText = (html: string): string =>
  sanitize(html.replace(/<(?:p|br|li|td|th|h\d)\b/g, ' $&'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** Everything that it says or leads to: its text, what stands for its pictures, the addresses of its links. */
export const allTextOf = (html: string): string => {
  const attributes = [...html.matchAll(/\s(?:alt|href)="([^"]*)"/g)].map(([, value]) => value);
  return [plainText(html), ...attributes].join('\n');
};

/** The files of the pictures in it, whatever their size, each once. */
export const picturesIn = (html: string): string[] => {
  const keys = [...html.matchAll(/\ssrc="\/files\/(\w+)(?:-\d+)?\.\w+"/g)].map(([, stem]) => `${stem}.webp`);
  return [...new Set(keys)];
};

/** The addresses that it leads to, each once. */
export const linksIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\shref="([^"]*)"/g)].map(([, address]) => address!)),
];
