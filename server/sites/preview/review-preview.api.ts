/** What reviewers see of the public pages before anybody else does (decision 37). */
import type { ShopContent } from '../../../contract/company/shop-content.ts';
import type { PublicProduct } from '../../../contract/product/product.ts';
import type { DrawnKind, reviewPreviewRoutes, ShownLink } from '../../../contract/review/preview.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { templateFor } from '../../../domain/company/membership.ts';
import { shownRates } from '../../features/exchange-rate/exchange-rate.ts';
import { linksIn, sanitised, waitingProduct, waitingRevision } from '../../features/product/product.ts';
import { type ReviewedShop, shopQualifications, waitingContent } from '../../features/shop/shop.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { loadRenderer, pageContext } from '../http/render-document.ts';
import { shownText, withShownText } from '../pages/rich-text.ts';
import { homeSections } from '../shop/home.ts';

interface Drawn {
  html: string;
  links: ShownLink[];
}

export const reviewPreviewApi = (deps: Deps): Handlers<typeof reviewPreviewRoutes> => ({
  previewEntry: ({ params: { kind, id }, query: { language } }) => DRAW[kind](deps, id, language),
});

const DRAW: Record<DrawnKind, (deps: Deps, id: number, language: Language) => Promise<Drawn>> = {
  product: async (deps, id, language) => drawProduct(deps, await waitingProduct(deps, id), language),
  revision: async (deps, id, language) => drawProduct(deps, await waitingRevision(deps, id), language),
  shop: async (deps, id, language) => drawShop(deps, await waitingContent(deps, id), language),
};

/** Those that a browser would follow: what the sanitiser lets through. */
const shownLinks = (addresses: readonly string[]): ShownLink[] =>
  [...new Set(addresses)].flatMap((address) =>
    URL.canParse(address) ? [{ address, host: new URL(address).host }] : [],
  );

async function drawProduct(deps: Deps, product: PublicProduct, language: Language): Promise<Drawn> {
  const [renderer, rates, qualifications] = await Promise.all([
    loadRenderer(deps.environment.buildDir),
    shownRates(deps),
    shopQualifications(deps, product.cid),
  ]);
  const context = pageContext(deps.environment, language, '/', '/', rates);
  const props = {
    product: withShownText(language, product),
    translation: null,
    template: templateFor(product.company.template),
    qualifications: qualifications.filter(({ expired }) => !expired),
  };
  return {
    html: renderer.still('portal', 'product', props, context),
    links: shownLinks(linksIn(sanitised(product.content))),
  };
}

async function drawShop(deps: Deps, shop: ReviewedShop, language: Language): Promise<Drawn> {
  const [renderer, rates] = await Promise.all([loadRenderer(deps.environment.buildDir), shownRates(deps)]);
  const { company, content } = shop;
  const { page, path, props } = await shopPage(deps, shop, language);
  const context = pageContext(deps.environment, language, path, path, rates);
  const whole = { company, template: templateFor(company.template), ...props };
  return {
    html: renderer.still('shop', page, whole, context, company.decoration.accent),
    links: shownLinks(addressesOf(content)),
  };
}

/** Every address that a visitor of it is led to. */
function addressesOf(content: ShopContent): string[] {
  switch (content.kind) {
    case 'news':
      return linksIn(sanitised(content.body));
    case 'video':
      return [content.link];
    case 'qualification':
      return [];
    case 'section':
      if (content.type === 'banner') return content.slides.map(({ link }) => link);
      return content.type === 'text' ? linksIn(sanitised(content.body)) : [];
  }
}

async function shopPage(deps: Deps, { company, source, content, ...shop }: ReviewedShop, language: Language) {
  switch (content.kind) {
    case 'news': {
      const item = (await shop.article())!;
      const body = shownText(language, item.body, item.title);
      return { page: 'news-item', path: `/news/${item.id}.html`, props: { item: { ...item, body } } };
    }
    case 'video':
      return { page: 'videos', path: '/video/', props: { videos: await source.videos({ page: 1 }) } };
    case 'qualification':
      return {
        page: 'qualification',
        path: '/qualification.html',
        props: { qualifications: await source.qualifications() },
      };
    case 'section': {
      const sections = await homeSections(deps, language, company, await shop.sections(), source);
      return { page: 'home', path: '/', props: { products: [], sections } };
    }
  }
}
