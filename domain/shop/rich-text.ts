/** The HTML that sellers may use, one allow-list for editor and sanitiser (decision 28). */

export const HEADING_LEVELS = [2, 3, 4] as const;

export const RICH_TEXT_TAGS = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'blockquote'],
  ...['table', 'caption', 'tbody', 'tr', 'th', 'td'],
  ...['a', 'img'],
] as const;

/** Attributes by tag; all others are removed. */
export const RICH_TEXT_ATTRIBUTES = {
  a: ['href', 'rel'],
  ol: ['start'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} as const satisfies Record<string, readonly string[]>;

/** Tags that are replaced by an allowed one of the same meaning. */
export const RICH_TEXT_SYNONYMS = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  h1: 'h2',
  thead: 'tbody',
  tfoot: 'tbody',
} as const;

/** A seller's link gives its target no search ranking and no access to our window. */
export const LINK_REL = 'nofollow noopener';

/** Addresses of the web only; relative ones would lead to pages of ours that the seller does not own. */
export const isWebLink = (href: string): boolean => /^https?:\/\//i.test(href.trim());

/** A picture on another host would let that host see who reads the page. */
export const isOwnImage = (src: string): boolean => /^\/files\/[a-z0-9][a-z0-9._-]*$/i.test(src);

/** May the attribute stand on the tag? Names in lower case. */
export const isRichTextAttribute = (tag: string, name: string): boolean => {
  const allowed: Record<string, readonly string[]> = RICH_TEXT_ATTRIBUTES;
  return Object.hasOwn(allowed, tag) && allowed[tag]?.includes(name) === true;
};

/** What these hold is a number of the browser's layout; any other value is removed. */
const NUMBERS: readonly string[] = ['start', 'width', 'height', 'colspan', 'rowspan'];

export const isRichTextValue = (name: string, value: string): boolean =>
  !NUMBERS.includes(name) || /^\d{1,4}$/.test(value);

/** Tags and entities that one text may hold: what its length is for a reader, these are for a sanitiser. */
const MAX_MARKUP = 5_000;

export function exceedsMarkupLimit(html: string): boolean {
  let found = 0;
  for (const character of html) if (character === '<' || character === '&') found++;
  return found > MAX_MARKUP;
}
