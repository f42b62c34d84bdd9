/** How a site is declared: route table lines in the notation of the specification, each with its loader. */

import type { PublicSite } from '../../contract/pages.ts';
import type { ProductCard } from '../../contract/schema/card.ts';
import type { Language } from '../../contract/schema/error.ts';
import { type PageTag, tags } from '../platform/cache/tags.ts';
import type { Caller, Deps } from '../platform/deps.ts';
import type { SetCookie } from '../platform/http/http.ts';
import type { Seen } from '../platform/http/impressions.ts';
import type { Log } from '../platform/process/log.ts';
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
  /** What the visitor's browser keeps, by name; of a personal page only. */
  cookie?: (name: string) => string | undefined;
}

/** A page to render, by its name and the props that it takes. */
export interface LoadedPage<Name = string, Props = unknown> {
  page: Name;
  props: Props;
  head: Head;
  /** What the page shows: it leaves the cache when one of these changes. */
  tags: PageTag[];
  /** Milliseconds that it may be cached, where tags cannot name all that would change it. */
  freshFor?: number;
  /** What whoever reads it sees, for the statistics. */
  seen?: Seen;
  /** Origins whose pages it may show in a frame. */
  frames?: readonly string[];
  status?: number;
}
/** With cookies where a form has asked for what they hold. */
type Redirect = { redirect: string; status?: 301 | 302 | 303; cookies?: SetCookie[] };

/** What a loader finds: a page, an address to go to, or null: not found. */
export type Found = LoadedPage | Redirect | null;
/** The same of one site, whose pages are known by name. */
export type Loaded<Pages> = { [P in keyof Pages]: LoadedPage<P, Pages[P]> }[keyof Pages] | Redirect | null;

/** What a form carries that was sent without script: fields as text, each file with its bytes, null if too large. */
export interface Posted {
  fields: URLSearchParams;
  files: { field: string; name: string; bytes: Buffer | null }[];
  /** More files came than a form may have. */
  moreFiles?: true;
  caller: Caller;
  log: Log;
  /** The host that it was sent to, as the browser named it. */
  host?: string | undefined;
}

/** Tags of a list of product cards: a page goes as soon as one of them does. */
export const cardTags = (cards: readonly ProductCard[]): PageTag[] => [
  ...new Set(cards.flatMap((card) => [tags.product(card.id), tags.company(card.company.id)])),
];

export interface SiteRoute<F extends Found = Found> {
  /** As the route table has it. */
  pattern: string;
  matches(path: string): Record<string, string> | null;
  load(request: PageRequest): Promise<F>;
  /** Query parameters that select the content; all others are ignored. */
  query: readonly string[];
  /** Takes the page's own form, sent without script: a redirect (303) when it is done, the page again when refused. */
  submit?: (request: PageRequest, posted: Posted) => Promise<F>;
  /** Not a page to find: one visitor's own, or an answer to a form. */
  unlisted: boolean;
  /** Of whoever holds its link or has its cookie: never cached, never indexed, and its address goes nowhere else. */
  personal: boolean;
  /** Phones are sent to the same address on the mobile site (spec P2.2). */
  mobileAlternate: boolean;
  /** Addresses of a page that has one for each language in place of /zh, which leads to the address without it. */
  alternates?: Record<Language, string>;
}

export interface Site<F extends Found = Found> {
  name: PublicSite;
  routes: SiteRoute<F>[];
  notFound(request: PageRequest): Promise<F>;
}
export type Sites = Record<PublicSite, Site>;

/**
 * A line of a route table. `{x}` is one segment's worth of characters, `{x:int}` a number without leading zero,
 * `{x...}` one or more segments of word characters or hyphens; everything else stands for itself.
 */
export function page<F extends Found>(
  pattern: string,
  load: SiteRoute<F>['load'],
  options: Partial<
    Pick<SiteRoute<F>, 'query' | 'mobileAlternate' | 'submit' | 'alternates' | 'unlisted' | 'personal'>
  > = {},
): SiteRoute<F> {
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
    pattern,
    load,
    query: options.query ?? [],
    mobileAlternate: options.mobileAlternate ?? false,
    unlisted: (options.unlisted ?? false) || (options.personal ?? false),
    personal: options.personal ?? false,
    ...(options.submit && { submit: options.submit }),
    ...(options.alternates && { alternates: options.alternates }),
    matches(path) {
      const found = expression.exec(path);
      return found && Object.fromEntries(names.map((name, i) => [name, found[i + 1]!]));
    },
  };
}
