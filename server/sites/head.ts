/** What stands in <head>, from plain facts (seed 000 §9.8). */
import type { Language } from '../../contract/error.ts';
import { metaDescription, metaKeywords } from '../../domain/page-title.ts';

export interface Head {
  /** Complete title, as the seed forms it for this kind of page. */
  title: string;
  description: string;
  keywords?: string[];
  /**
   * Path and query of the canonical address, without /zh, or one for each language where /zh does not tell them
   * apart; none for pages that are not to be indexed.
   */
  canonical?: string | Record<Language, string>;
  /** Path of a picture that stands for the page. */
  image?: string;
  jsonLd?: object[];
}

export interface Addresses {
  /** Origin of this site. */
  origin: string;
  /** Origin of the mobile site, for pages that have a twin there. */
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

const SUFFIX = {
  en: 'Find verified suppliers in China, compare products and prices, and send an enquiry on Overseas B2B Marketplace.',
  zh: '在海外B2B平台寻找认证供应商，比较产品与价格，直接发送询盘。',
} satisfies Record<Language, string>;

/** An address in a language: by the prefix, unless it is stated for each. */
export function inLanguage(address: string | Record<Language, string>, lang: Language): string {
  if (typeof address === 'object') return address[lang];
  return lang === 'zh' ? `/zh${address === '/' ? '' : address}` : address;
}

/** The inside of <head>, without styles and scripts. */
export function headHtml(head: Head, lang: Language, at: Addresses): string {
  const e = escapeHtml;
  const description =
    lang === 'en' ? metaDescription(head.description, SUFFIX.en) : head.description || SUFFIX.zh;
  const lines = [
    `<title>${e(head.title)}</title>`,
    `<meta name="description" content="${e(description)}">`,
    `<meta name="robots" content="${head.canonical === undefined ? 'noindex,follow' : 'index,follow'}">`,
  ];
  const keywords = metaKeywords(head.keywords ?? []);
  if (keywords.length > 0) lines.push(`<meta name="keywords" content="${e(keywords.join(', '))}">`);
  if (head.canonical !== undefined) {
    const url = (l: Language) => e(`${at.canonicalOrigin ?? at.origin}${inLanguage(head.canonical!, l)}`);
    lines.push(
      `<link rel="canonical" href="${url(lang)}">`,
      `<link rel="alternate" hreflang="en" href="${url('en')}">`,
      `<link rel="alternate" hreflang="zh-CN" href="${url('zh')}">`,
      `<link rel="alternate" hreflang="x-default" href="${url('en')}">`,
      `<meta property="og:url" content="${url(lang)}">`,
    );
    if (at.mobile)
      lines.push(
        `<link rel="alternate" media="only screen and (max-width: 640px)" href="${e(at.mobile + inLanguage(head.canonical, lang))}">`,
      );
  }
  lines.push(
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="Overseas B2B Marketplace">`,
    `<meta property="og:title" content="${e(head.title)}">`,
    `<meta property="og:description" content="${e(description)}">`,
  );
  if (head.image) lines.push(`<meta property="og:image" content="${e(at.origin + head.image)}">`);
  for (const item of head.jsonLd ?? [])
    lines.push(`<script type="application/ld+json">${scriptJson(item)}</script>`);
  return lines.join('\n');
}
