/** Absolute addresses of pages, in the reader's language. */
import type { Language } from '../../../contract/schema/error.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Environment } from '../../platform/process/environment.ts';

/** What a head is made with; every page request is one. */
export interface HeadContext {
  deps: Deps;
  lang: Language;
}

/** An address in a language: by the prefix, unless it is stated for each. */
export function inLanguage(address: string | Record<Language, string>, lang: Language): string {
  if (typeof address === 'object') return address[lang];
  return lang === 'zh' ? `/zh${address === '/' ? '' : address}` : address;
}

/** The address in each language, as it stands: no query of the page is put behind it. */
export const inBothLanguages = (address: string): Record<Language, string> => ({
  en: address,
  zh: inLanguage(address, 'zh'),
});

export const portalOrigin = ({ scheme, publicHost }: Environment): string => `${scheme}://${publicHost}`;
export const shopOrigin = ({ scheme, publicHost }: Environment, domain: string): string =>
  `${scheme}://${domain}.${publicHost}`;

/** An address of the portal in the language of the page. */
export const portalUrl = ({ deps, lang }: HeadContext, path: string): string =>
  portalOrigin(deps.environment) + inLanguage(path, lang);
