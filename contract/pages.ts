/**
 * What each page loader returns: plain data only. The server fills these types and the sites render them; neither
 * needs to know more of the other.
 */

import type { ConfirmationState } from '../domain/account/confirmation.ts';
import type { BannerAudience, BannerSite } from '../domain/catalogue/banner.ts';
import type { EmailTopic } from '../domain/email/email-topics.ts';
import type { Rates } from '../domain/price/exchange-rate.ts';
import type { ReportTarget } from '../domain/report.ts';
import type { SearchKind } from '../domain/visitor/saved.ts';
import type { Address } from './address.ts';
import type { PublicCompany } from './company/company.ts';
import type {
  ShopNewsArticle,
  ShopNewsItem,
  ShopQualification,
  ShopSection,
  ShopVideo,
} from './company/shop.ts';
import type { Deal } from './deal/deal.ts';
import type { EnquiryTarget } from './deal/enquiry.ts';
import type { LeadCard, PublicPurchase } from './deal/purchase.ts';
import type { PublicQuotation } from './deal/quotation.ts';
import type { Notices } from './notices.ts';
import type { SentInfringement } from './operator/infringement.ts';
import type { Category, CategoryBranch, CategoryTree } from './product/category.ts';
import type { CategoryGuide } from './product/category-guide.ts';
import type { PublicProduct } from './product/product.ts';
import type { ProductCard, SupplierCard } from './schema/card.ts';
import type { Language } from './schema/error.ts';
import type { Paged } from './schema/page.ts';
import type {
  CompanyQuery,
  CompanyResults,
  LeadQuery,
  LeadResults,
  ProductQuery,
  ProductResults,
  WithoutPage,
} from './search.ts';

/** Where a page stands: known to every component of it. Never anything about the visitor. */
export interface PageContext {
  lang: Language;
  /** Path and query of this page without the /zh prefix. */
  path: string;
  /** Path and query of this page in each language. */
  alternates: Record<Language, string>;
  /** Origins without trailing slash, e.g. "http://my.b2b.overseas.localhost:3000". */
  origins: { portal: string; office: string; mobile: string };
  /** Origin of a supplier's shop is `{scheme}//{domain}.{publicHost}`. */
  scheme: 'http' | 'https';
  publicHost: string;
  /** By which prices are shown in dollars beside their own currency; null while none are known. */
  rates: Rates | null;
}

/** What a machine made of its author's words (decision 35); `content` is null where only the title could be translated. */
export interface Translation {
  title: string;
  content: string | null;
}

/** A form as it is rendered: empty, or as it was posted without script and refused, with sentences per field. */
export interface FormState {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** A sentence for the whole form; empty when nothing is wrong. */
  failure: string;
}

/** Between which days a closing date lies, and the one that is suggested. */
export interface DayRange {
  first: string;
  last: string;
  suggested: string;
}

/** The six documents of spec P2.16; each has a Chinese and an English address. */
export const LEGAL_DOCUMENTS = [
  'terms-and-conditions',
  'disclaimer',
  'privacy-policy',
  'prohibited-category',
  'standard-of-product-publishment',
  'standard-of-images',
] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

type Named = { id: number; name: string; name_zh: string };
type Country = { code: string; name: string; name_zh: string };
/** Shown when there is no page because of an error; needs no data. */
export interface FailurePage {
  status: number;
  /** What went wrong, in the language of the page. */
  sentence: string;
  /** An operator has closed the marketplace, or lets it be read only. */
  closed?: true;
  /** Fields of a form that could not be processed, to be sent again; null where no form was sent. */
  kept: [name: string, value: string][] | null;
}
/** A public page as it presents itself to a search engine. */
export interface SearchCase {
  title: string;
  description: string;
  /** Path on the portal, without language. */
  path: string;
  image: string;
  company: string;
  /** Negotiable prices are empty. */
  price: string;
}

/** One of the carousel of the home page, in the language of the page. */
export interface HomeBanner {
  id: number;
  title: string;
  text: string;
  action: string;
  site: BannerSite;
  path: string;
  audience: BannerAudience;
  image: { url: string; alt: string } | null;
}

type Blocks = { cate: CategoryBranch | CategoryBranch['subs'][number]; items: ProductCard[] }[];

/** Of one of the first products of each category, by the id of the category. */
type CategoryPictures = Record<number, string>;

/** The portal at {host}. */
export interface PortalPages {
  /** spec P2.5 */
  home: {
    top: CategoryTree[];
    tree: CategoryTree[];
    latest: ProductCard[];
    trending: ProductCard[];
    banners: HomeBanner[];
    /** Pictures of what is on offer, for banners without one of their own. */
    bannerPictures: string[];
    suppliers: CompanyResults['items'];
    pictures: CategoryPictures;
    /** `answerHours` is the median of the suppliers' medians; null while none is shown. */
    figures: { suppliers: number; products: number; requests: number; answerHours: number | null };
    /** Leaves with the most products, to be searched for. */
    popular: Named[];
    leads: LeadCard[];
  };
  /** spec P2.6 */
  'all-categories': { tree: CategoryTree[]; suppliers: SupplierCard[]; pictures: CategoryPictures };
  /** spec P2.7 */
  'category-list': {
    category: Category;
    blocks: Blocks;
    trending: ProductCard[];
    suppliers: SupplierCard[];
    guide: CategoryGuide;
  };
  /** spec P2.8; view grid or list is the visitor's and switched in the browser */
  'category-detail': {
    category: Category;
    pinned: { pid: number; title: string; images: string[] }[];
    products: Paged<ProductCard>;
    /** What the search in this category could be narrowed by: whoever takes a filter goes on there. Null where nothing is. */
    search: { asked: WithoutPage<ProductQuery>; facets: ProductResults['facets'] } | null;
    guide: CategoryGuide;
  };
  /** spec P2.10; of the templates "vip" differs here */
  /** With the certificates of its supplier that hold. */
  product: {
    product: PublicProduct;
    /** What a machine made of the seller's words, for who reads another language. */
    translation: Translation | null;
    template: string;
    qualifications: ShopQualification[];
  };
  /** spec P2.9; `asked` holds what the address says, without page and size; beside it what it says by id or code */
  'search-products': {
    pictures: CategoryPictures;
    asked: WithoutPage<ProductQuery>;
    results: ProductResults;
    category: Category | null;
    province: Address | null;
  };
  'search-suppliers': {
    pictures: CategoryPictures;
    asked: WithoutPage<CompanyQuery>;
    results: CompanyResults;
    province: Address | null;
  };
  'search-leads': {
    pictures: CategoryPictures;
    asked: WithoutPage<LeadQuery>;
    results: LeadResults;
    category: Category | null;
    receive: Address | null;
  };
  /** spec P2.11; filters as in the address, roots to choose from */
  'buying-leads': {
    leads: Paged<LeadCard>;
    filters: { receive?: string; category?: number; remain_days?: number };
    /** The category of the filter, where it is not a root. */
    category: Named | null;
    roots: Named[];
    countries: Country[];
  };
  'buying-lead': {
    lead: PublicPurchase;
    translation: Translation | null;
    recommended: LeadCard[];
    quotations: PublicQuotation[];
  };
  /** spec P2.12; with the product of the route's id, whose supplier is invited */
  'post-request': {
    form: FormState;
    roots: Named[];
    /** What stands below the root that is chosen; empty while none is. */
    branches: CategoryBranch[];
    countries: Country[];
    product: { id: number; title: string; image: string; company: string } | null;
    /** Between which days the closing date lies, and the one that is suggested. */
    closing: DayRange;
  };
  /** A guest's waits for their address to be confirmed. */
  'request-posted': { confirm: boolean };
  /**
   * A guest's own request, reached by the link in the mail; loads itself in the browser, but for the forms by which it is
   * managed without script. `manage` is null for a link that leads to nothing.
   */
  'guest-request': {
    token: string;
    /** The link has ended; `sent` once another was asked for. */
    ended: { sent: boolean } | null;
    manage: {
      actions: readonly ('close' | 'extend' | 'edit' | 'copy')[];
      /** An edit beside the approved text: it waits, or was refused for `reason`. */
      edit: { waits: boolean; reason: string } | null;
      extend: DayRange | null;
      copy: DayRange;
      /** In which days end. */
      timeZone: string;
      /** What has just been done. */
      done: 'close' | 'extend' | 'edit' | 'copy' | null;
      refused: { action: string; sentence: string } | null;
    } | null;
  };
  /** What came of it, behind the same link; null for a link that leads to nothing, or to a request without a deal. */
  'guest-deal': { token: string; deal: Deal | null; form: FormState; today: string };
  /** The form of a sourcing request, filled with what stands, of the guest who holds the link. */
  'guest-edit': PortalPages['post-request'] & { token: string; inEffect: boolean };
  /** spec P2.13; the tree on the first page only */
  sitemap: { latest: Paged<{ id: number; title: string }>; tree: CategoryTree[] };
  /** spec P2.14; `sent` after a post without script; each case is a page as a search engine is given it */
  membership: {
    form: FormState;
    sent: boolean;
    cases: SearchCase[];
    /** What a company has without a tier. */
    free: { products: number; storageMb: number };
  };
  /** spec P2.15 */
  promotion: { form: FormState; sent: boolean };
  /** spec P2.16–P2.18; a legal document and the frame around it are in the language of its address */
  legal: { document: LegalDocument; language: Language };
  guide: Record<string, never>;
  licences: Notices;
  /** `pictures` are those that a refused form without script has brought already. */
  feedback: { form: FormState; pictures: { id: number; url: string }[] };
  'feedback-sent': Record<string, never>;
  /** What is reported, by the address; null for what the visitor may not see. */
  report: { thing: { type: ReportTarget; title: string } | null; form: FormState; sent: boolean };
  /** The form for owners of rights; `sent` once it has arrived. */
  infringement: { form: FormState; sent: boolean };
  /** Behind the link of a mail; null where it opens nothing any more. */
  'sent-infringement': { notice: SentInfringement | null; form: FormState; done: boolean };
  /** What a guest saved in the browser, and how much of it is not shown any more. */
  saved: {
    products: ProductCard[];
    suppliers: SupplierCard[];
    searches: { kind: SearchKind; address: string; text: string }[];
    gone: number;
  };
  /** Products that the browser has looked at: those that its script asked for, and those of them that are shown. */
  'recently-viewed': { asked: number[]; products: ProductCard[] };
  /** Ending e-mails of a topic. Null for a link that is not ours; settings where there is an account that can choose more. */
  unsubscribe: {
    state: { topic: EmailTopic; subscribed: boolean } | null;
    settings: string | null;
  };
  /** Behind the link beside a code in a mail; null for one that is not good, or no longer. */
  'code-link': {
    link: { purpose: 'recovery' | 'signIn'; email: string } | null;
    signIn: string;
  };
  /** Thread of a guest's enquiry, reached by the link in the mail; loads itself in the browser. */
  'guest-enquiry': {
    token: string;
    /** The link has ended; `sent` once another was asked for. */
    ended: { sent: boolean } | null;
  };
  /** Products side by side (decision 27); `onlyDifferences` leaves out what is the same in all. */
  compare: {
    products: PublicProduct[];
    /** The certificates of its supplier that hold, by the id of the product. */
    qualifications: Record<number, ShopQualification[]>;
    /** Ids of the address that are not on the marketplace. */
    gone: number[];
    tooMany: boolean;
    onlyDifferences: boolean;
  };
  /** Asking several suppliers at once (decision 27). */
  enquiry: {
    /** In the order in which they were chosen; a supplier without products is asked in general. */
    suppliers: {
      id: number;
      name: string;
      domain: string;
      products: { id: number; title: string; image: string }[];
    }[];
    targets: EnquiryTarget[];
    /** Some of what the address names is not on the marketplace. */
    missing: boolean;
    /** A product is no longer offered: its supplier is asked. */
    gone: boolean;
    tooMany: boolean;
    /** Names of properties that the products have in common categories, as stored. */
    prompts: string[];
    /** What all products are counted in; null where they differ, and where there are none. */
    unit: string | null;
    countries: Country[];
    form: FormState;
    /** Suppliers to whom it was sent; `confirm` while the address is to be confirmed, `gone` of a product no longer offered. */
    sent: { to: number; confirm: boolean; gone: boolean } | null;
  };
  confirm: ConfirmPage;
  /** spec P2.19 */
  'not-found': Record<string, never>;
  failure: FailurePage;
}

/** Behind the link by which a guest confirms their address; `thing` is null where the link does not say. */
export interface ConfirmPage {
  /** `address`: nothing waits for it, the address is marked until then. */
  thing: 'enquiry' | 'purchase' | 'address' | null;
  state: ConfirmationState;
  /** Where it is followed, once it is confirmed. */
  follow: string;
}

/** What the frame of every page of a shop is made of. */
export interface ShopFrame {
  company: PublicCompany;
  /** As the company or the address names it; the site falls back to "default" for one that it does not know. */
  template: string;
}
export type ShopListSort = 'newest' | 'price_asc' | 'price_desc';
/** A list of the shop's products, with its groups and how many each has. */
interface ShopList extends ShopFrame {
  products: Paged<ProductCard>;
  sort: ShopListSort;
  counts: { all: number; groups: Record<number, number> };
}

/** A supplier's shop at {domain}.{host} (spec P2.21), rendered with the company's template. */
export interface ShopPages {
  /** `sections` in the seller's order, or what the shop has where the seller made none. */
  home: ShopFrame & { products: ProductCard[]; sections: ShopSection[] };
  about: ShopFrame & { qualifications: ShopQualification[] };
  /** `product`: what the enquiry is about. */
  contact: ShopFrame & { product: EnquiredProduct | null };
  /** `kw`: what was searched for in the shop; empty for all products. */
  'product-list': ShopList & { kw: string };
  group: ShopList & { group: { id: number; name: string } };
  /** `more`: other products of the shop. */
  product: ShopFrame & {
    product: PublicProduct;
    translation: Translation | null;
    /** Those that hold today. */
    qualifications: ShopQualification[];
    more: ProductCard[];
  };
  news: ShopFrame & { news: Paged<ShopNewsItem> };
  'news-item': ShopFrame & { item: ShopNewsArticle };
  videos: ShopFrame & { videos: Paged<ShopVideo> };
  qualification: ShopFrame & { qualifications: ShopQualification[] };
  /** Unknown shop, or one that is not certified or banned (decision 19). */
  closed: Record<string, never>;
  'not-found': ShopFrame;
  failure: FailurePage;
}
/** What an enquiry form needs to know of the product that it is about. */
export type EnquiredProduct = Pick<PublicProduct, 'id' | 'title' | 'unit' | 'properties'>;

/** Pages that portal and mobile site both have. */
type SharedPages = Pick<
  PortalPages,
  | 'all-categories'
  | 'category-list'
  | 'category-detail'
  | 'product'
  | 'search-products'
  | 'search-suppliers'
  | 'search-leads'
  | 'buying-leads'
  | 'buying-lead'
  | 'post-request'
  | 'request-posted'
  | 'recently-viewed'
  | 'confirm'
  | 'not-found'
  | 'failure'
>;

/** The mobile site at mobile.{host}: the portal's pages, and a supplier's shop on one page. */
export interface MobilePages extends SharedPages {
  home: {
    top: CategoryTree[];
    banners: HomeBanner[];
    bannerPictures: string[];
    latest: ProductCard[];
    trending: ProductCard[];
    suppliers: SupplierCard[];
    figures: PortalPages['home']['figures'];
    popular: Named[];
    leads: LeadCard[];
  };
  /** All products or those of one group. */
  company: {
    company: PublicCompany;
    group: { id: number; name: string } | null;
    products: Paged<ProductCard>;
    /** The certificates that hold today. */
    qualifications: ShopQualification[];
  };
  /** What an installed site shows while there is no network. */
  offline: Record<string, never>;
}

export type SitePages = { portal: PortalPages; shop: ShopPages; mobile: MobilePages };
export type PublicSite = keyof SitePages;

/** What the SSR entry of each site exports (web/<site>/entry.tsx): body HTML of a page. */
export type RenderPage<Pages> = <P extends keyof Pages & string>(
  page: P,
  props: Pages[P],
  context: PageContext,
) => string;
