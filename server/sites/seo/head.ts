/** Builds <head> from plain facts (spec P9.8). */
import type { Language } from '../../../contract/schema/error.ts';
import { canonicalAddress, imageAddress } from '../../../domain/page/page-address.ts';
import { metaDescription, metaKeywords, SITE_NAME } from '../../../domain/page/page-title.ts';
import { SHARE_PICTURE } from '../../../domain/picture/share-picture.ts';
import { HEADS } from '../../../locales/heads.ts';
import { inLanguage } from './addresses.ts';
import type { JsonLd } from './json-ld.ts';

export interface Head {
  /** Complete title, as the specification forms it for this kind of page. */
  title: string;
  /** For OpenGraph where the title is cut: the whole of it. */
  sharedTitle?: string;
  /** Brought to 120–160 characters with sentences about the site. */
  description: string;
  keywords?: string[];
  /**
   * Path and query of the canonical address, without /zh, or one for each language where /zh does not tell them
   * apart. The page's own where nothing else is stated.
   */
  canonical?: string | Record<Language, string>;
  /** Origin of the site whose page is the canonical one, where it is another site's. */
  canonicalOrigin?: string;
  /** Path of the same page on the mobile site, where it is another than here. */
  mobile?: string;
  /** Nothing of the page runs: it is kept for when nothing can be fetched. */
  withoutScript?: true;
  /** Not a page to find, though its route is. */
  unlisted?: true;
  /** A page like others of its route, which keeps its addresses, but holds nothing that a search engine should name. */
  unindexed?: true;
  /** Path or address of a picture that stands for the page; the site's own without it. */
  image?: string;
  /** What is sold here, for OpenGraph. */
  offer?: { price: number; currency: 'USD' | 'CNY' };
  /** A feed of what the page lists. */
  feed?: { title: string; path: string };
  jsonLd?: JsonLd[];
  /** `#rrggbb`: the colour of the page's own, for web/ui/picture/motifs.css. */
  accent?: string;
}

/** The page's own style; the policy of the page names its hash. */
export const accentStyle = (accent: string): string => `:root{--accent:${accent}}`;

export interface Addresses {
  /** Origin of this site. */
  origin: string;
  /** Path of the page without /zh. */
  path: string;
  /** The query parameters of the page. */
  query: URLSearchParams;
  /** False for what is no page to find: not found, or one visitor's own. */
  index: boolean;
  /** Origin of the mobile site, for pages that have an alternate there. */
  mobile?: string;
  /** Origin whose page is the canonical one, where it is another site's. */
  canonicalOrigin?: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => ENTITIES[c]!);

/** JSON inside <script>: "<" is written so that no content can close the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The inside of <head>, without styles and scripts. */
export function headHtml(head: Head, lang: Language, at: Addresses): string {
  const e = escapeHtml;
  const description = metaDescription(head.description, HEADS[lang].site, lang);
  const lines = [
    `<title>${e(head.title)}</title>`,
    `<meta name="description" content="${e(description)}">`,
    `<meta name="robots" content="${at.index && !head.unindexed ? 'index,follow' : 'noindex,follow'}">`,
  ];
  const keywords = metaKeywords(head.keywords ?? []);
  if (keywords.length > 0) lines.push(`<meta name="keywords" content="${e(keywords.join(', '))}">`);
  if (at.index) lines.push(...addressLines(head, lang, at));
  if (head.feed) {
    const href = e(at.origin + inLanguage(head.feed.path, lang));
    lines.push(
      `<link rel="alternate" type="application/rss+xml" title="${e(head.feed.title)}" href="${href}">`,
    );
  }
  lines.push(...cardLines(head, lang, at, description));
  for (const item of head.jsonLd ?? [])
    lines.push(
      `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...item })}</script>`,
    );
  if (head.accent) lines.push(`<style>${accentStyle(head.accent)}</style>`);
  return lines.join('\n');
}

/** Canonical address, the alternates of the page in both languages, and its alternate for phones. */
function addressLines(head: Head, lang: Language, at: Addresses): string[] {
  const stated = head.canonical ?? at.path;
  const canonical = typeof stated === 'string' ? canonicalAddress(stated, at.query) : stated;
  const origin = head.canonicalOrigin ?? at.canonicalOrigin ?? at.origin;
  const url = (l: Language) => escapeHtml(origin + inLanguage(canonical, l));
  const lines = [
    `<link rel="canonical" href="${url(lang)}">`,
    `<link rel="alternate" hreflang="en" href="${url('en')}">`,
    `<link rel="alternate" hreflang="zh-CN" href="${url('zh')}">`,
    `<link rel="alternate" hreflang="x-default" href="${url('en')}">`,
    `<meta property="og:url" content="${url(lang)}">`,
  ];
  if (at.mobile) {
    // without the slash at its end, as spec P2.2 has it
    const path = inLanguage(head.mobile ?? canonical, lang).replace(/(.)\/$/, '$1');
    lines.push(
      `<link rel="alternate" media="only screen and (max-width: 640px)" href="${escapeHtml(at.mobile + path)}">`,
    );
  }
  return lines;
}

/** How the page looks where it is shared: OpenGraph, and the card of X. */
function cardLines(head: Head, lang: Language, at: Addresses, description: string): string[] {
  const og = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
  const lines = [
    og('og:type', head.offer ? 'product' : 'website'),
    og('og:site_name', SITE_NAME),
    og('og:title', head.sharedTitle ?? head.title),
    og('og:description', description),
    og('og:locale', lang === 'zh' ? 'zh_CN' : 'en_US'),
    og('og:locale:alternate', lang === 'zh' ? 'en_US' : 'zh_CN'),
  ];
  lines.push(og('og:image', imageAddress(head.image ?? SHARE_PICTURE.path(lang), at.origin)));
  if (!head.image)
    lines.push(
      og('og:image:width', String(SHARE_PICTURE.width)),
      og('og:image:height', String(SHARE_PICTURE.height)),
      og('og:image:alt', SITE_NAME),
    );
  if (head.offer)
    lines.push(
      og('product:price:amount', String(head.offer.price)),
      og('product:price:currency', head.offer.currency),
    );
  lines.push('<meta name="twitter:card" content="summary_large_image">');
  return lines;
}
