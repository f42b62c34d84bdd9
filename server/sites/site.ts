/** How a site is written down: route table lines in the notation of the specification, each with its loader. */
import type { Language } from '../../contract/error.ts';
import type { SitePages } from '../../contract/pages.ts';
import type { ProductCard } from '../../contract/product-card.ts';
import type { Caller, Deps } from '../platform/deps.ts';
import type { Head } from './seo/head.ts';

export interface PageRequest {
  deps: Deps;
  lang: Language;
  /** Path without the /zh prefix. */
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Shop domain; empty on other sites. */
  domain: string;
}

/** A page to draw, an address to go to, or null: not found. */
export type Loaded<Pages> = PageOf<Pages> | { redirect: string; status?: 301 | 302 | 303 } | null;

type PageOf<Pages> = {
  [P in keyof Pages]: {
    page: P;
    props: Pages[P];
    head: Head;
    /** What the page shows: it leaves the cache when one of these changes. */
    tags: string[];
    /** Milliseconds that it may be kept, where tags cannot name all that would change it. */
    freshFor?: number;
    status?: number;
  };
}[keyof Pages];

/** What a form carries that was sent without script: fields as text, each file with its bytes, null if too large. */
export interface Posted {
  fields: URLSearchParams;
  files: { field: string; name: string; bytes: Buffer | null }[];
  /** More files came than a form may have. */
  moreFiles?: true;
  caller: Caller;
}

/** Tags of a list of product cards: a page goes as soon as one of them does. */
export const cardTags = (cards: readonly ProductCard[]): string[] => [
  ...new Set(cards.flatMap((card) => [`product:${card.id}`, `company:${card.company.id}`])),
];

export interface SiteRoute<Pages> {
  matches(path: string): Record<string, string> | null;
  load(request: PageRequest): Promise<Loaded<Pages>>;
  /** Query parameters that select the content; all others are ignored. */
  query: readonly string[];
  /** Takes the page's own form, sent without script: a redirect (303) when it is done, the page again when refused. */
  submit?: (request: PageRequest, posted: Posted) => Promise<Loaded<Pages>>;
  /** Not a page to find: one visitor's own, or an answer to a form. */
  unlisted: boolean;
  /** Of whoever holds its link: never kept, never indexed, and its address goes nowhere else. */
  personal: boolean;
  /** Phones are sent to the same address on the mobile site (spec P2.2). */
  mobileTwin: boolean;
  /** Addresses of a page that has one for each language in place of /zh, which leads to the address without it. */
  twins?: Record<Language, string>;
}

export interface Site<Name extends keyof SitePages = keyof SitePages> {
  name: Name;
  routes: SiteRoute<SitePages[Name]>[];
  notFound(request: PageRequest): Promise<Loaded<SitePages[Name]>>;
}

/**
 * A line of a route table. `{x}` is one segment's worth of characters, `{x:int}` a number without leading zero,
 * `{x...}` one or more segments of word characters or hyphens; everything else stands for itself.
 */
export function page<Pages>(
  pattern: string,
  load: SiteRoute<Pages>['load'],
  options: Partial<
    Pick<SiteRoute<Pages>, 'query' | 'mobileTwin' | 'submit' | 'twins' | 'unlisted' | 'personal'>
  > = {},
): SiteRoute<Pages> {
  const names: string[] = [];
  const source = pattern
    .replace(/[.?*+^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)(\\\.\\\.\\\.|:int)?\}/g, (_, name: string, kind: string | undefined) => {
      names.push(name);
      if (kind === ':int') return '([1-9]\\d{0,8})';
      return kind ? '((?:[\\w-]+/)*[\\w-]+)' : '([^/]+)';
    });
  const expression = new RegExp(`^${source}$`);
  return {
    load,
    query: options.query ?? [],
    mobileTwin: options.mobileTwin ?? false,
    unlisted: (options.unlisted ?? false) || (options.personal ?? false),
    personal: options.personal ?? false,
    ...(options.submit && { submit: options.submit }),
    ...(options.twins && { twins: options.twins }),
    matches(path) {
      const found = expression.exec(path);
      return found && Object.fromEntries(names.map((name, i) => [name, found[i + 1]!]));
    },
  };
}
