/** What a cached page shows. A page carries the tags of all of it; whoever changes a thing drops the thing's tag. */
declare const tag: unique symbol;
export type PageTag = string & { readonly [tag]: true };

const named = (name: string) => name as PageTag;
const numbered = (kind: string) => (id: number) => named(`${kind}:${id}`);

export const tags = {
  home: named('home'),
  /** What an operator has set, which every server remembers. */
  settings: named('settings'),
  /** The categories, with how many products are in them. */
  tree: named('tree'),
  /** Lists of requests. */
  leads: named('leads'),
  /** Every page that shows a converted price. What else a page tells of rates, their day say, is as old as the page at most. */
  rates: named('rates'),
  /** What the search knows of synonyms; on no page. */
  synonyms: named('synonyms'),
  lead: numbered('lead'),
  leadTranslation: numbered('lead-translation'),
  product: numbered('product'),
  translation: numbered('translation'),
  company: numbered('company'),
  shop: (domain: string) => named(`shop:${domain}`),
  category: ({ id, isRoot }: { id: number; isRoot: boolean }) =>
    named(`${isRoot ? 'root' : 'category'}:${id}`),
  /** What servers remember of a stored file. */
  file: (key: string) => named(`file:${key}`),
};
