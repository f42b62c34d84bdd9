/** The context of every component: the site's language, words and the addresses of the other hosts. */
import { createContext, type ReactNode, useContext } from 'react';
import type { LegalDocument, PageContext, PublicSite } from '../../../contract/pages.ts';
import { atQuantity, quantityIn, takesQuantity } from '../../../domain/product/order-quantity.ts';
import { isOnMobileSite } from '../../../domain/visitor/mobile-site.ts';
import { WORDS, type Words } from '../../../locales/words.ts';
import { legalPath } from './addresses.ts';

export interface Site extends PageContext {
  site: PublicSite;
  words: Words;
  /** The quantity that the address says the buyer needs; prices are those at it. */
  orderQuantity: number | null;
  /** `path` without its query. */
  here: string;
  /** Whether a quantity may be typed on this page that its cards take. */
  reprices: boolean;
  /** All of the above and below but what is of this page alone: two pages with the same show a card alike. */
  key: string;
  /** An address of this host, in the language of the page; all addresses carry the quantity needed to where it is taken. */
  to(path: string): string;
  /** The same with what stands in it alone: of a search that says everything that it asks. */
  exactly(path: string): string;
  /** A page of the portal; on the mobile site its own, where it has it. */
  portal(path: string): string;
  /** A legal document of the portal, in the language of the page. */
  legal(document: LegalDocument): string;
  mobile(path: string): string;
  shop(domain: string, path?: string): string;
  /** A supplier: its page on the mobile site, its shop elsewhere. */
  company(company: { domain: string; root_path: string }): string;
  /** The member centre, which keeps its language by cookie. */
  office(path: string): string;
}

const SiteContext = createContext<Site | null>(null);

const REPRICES = /^\/(?:product-detail\/|recently-viewed$)/;

function siteOf(site: PublicSite, context: PageContext): Site {
  const { lang, origins, scheme, publicHost, rates } = context;
  const orderQuantity = quantityIn(context.path);
  const here = context.path.replace(/\?.*/, '');
  const reprices = REPRICES.test(here);
  const exactly = (path: string) => (lang === 'zh' ? `/zh${path === '/' ? '' : path}` : path);
  const carrying = (path: string) =>
    orderQuantity === null ? exactly(path) : atQuantity(exactly(path), orderQuantity);
  const market = (path: string) => (takesQuantity(path.replace(/[?#].*/, '')) ? carrying : exactly)(path);
  const to = site === 'shop' ? carrying : market;
  const shop = (domain: string, path = '/') => `${scheme}://${domain}.${publicHost}${carrying(path)}`;
  return {
    ...context,
    site,
    words: WORDS[lang],
    orderQuantity,
    here,
    reprices,
    key: JSON.stringify([site, lang, orderQuantity, reprices, rates, origins, scheme, publicHost]),
    to,
    exactly,
    portal: (path) =>
      (site === 'portal' || (site === 'mobile' && isOnMobileSite(path)) ? '' : origins.portal) + market(path),
    legal: (document) => (site === 'portal' ? '' : origins.portal) + legalPath(document, lang),
    mobile: (path) => (site === 'mobile' ? '' : origins.mobile) + market(path),
    shop,
    company: ({ domain, root_path }) => (site === 'mobile' ? to(`/${root_path}/c-${domain}`) : shop(domain)),
    office: (path) => origins.office + path,
  };
}

export function SiteProvider({
  site,
  context,
  children,
}: {
  site: PublicSite;
  context: PageContext;
  children: ReactNode;
}) {
  return <SiteContext value={siteOf(site, context)}>{children}</SiteContext>;
}

/** For what many pages show: it can read nothing that `key` does not say. */
export function SharedSite({ site, children }: { site: Site; children: ReactNode }) {
  const shared = { ...site };
  for (const name of ['path', 'here', 'alternates'] as const)
    Object.defineProperty(shared, name, {
      get() {
        throw new Error(`site.${name} is read by a card that is kept for other pages`);
      },
    });
  return <SiteContext value={shared}>{children}</SiteContext>;
}

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() outside of <SiteProvider>');
  return site;
}

export const useWords = (): Words => useSite().words;
