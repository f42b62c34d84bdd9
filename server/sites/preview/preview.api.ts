/** Previews of pages that are not public yet, for their authors (decision 26). */

import type { ShopPreviewPage, shopPreviewRoutes } from '../../../contract/company/own-shop.ts';
import type { ShopFrame, ShopPages } from '../../../contract/pages.ts';
import type { productPreviewRoutes } from '../../../contract/product/product-preview.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { shownRates } from '../../features/exchange-rate/exchange-rate.ts';
import { companyProducts } from '../../features/listing/listing.ts';
import { previewedProduct } from '../../features/product/product.ts';
import { type PreviewedShop, previewedShop } from '../../features/shop/shop.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { loadRenderer, pageContext } from '../http/render-document.ts';
import { shownText, withShownText } from '../pages/rich-text.ts';
import { homeSections } from '../shop/home.ts';

export const previewApi = (deps: Deps): Handlers<typeof productPreviewRoutes> => ({
  async previewProduct({ caller, body: { template, ...draft } }) {
    const [product, renderer, rates] = await Promise.all([
      previewedProduct(deps, caller, draft),
      loadRenderer(deps.environment.buildDir),
      shownRates(deps),
    ]);
    const context = pageContext(deps.environment, 'en', '/', '/', rates);
    const props = { product: withShownText('en', product), translation: null, template, qualifications: [] };
    return { html: renderer.still('portal', 'product', props, context) };
  },
});

export const shopPreviewApi = (deps: Deps): Handlers<typeof shopPreviewRoutes> => ({
  async previewShop({ caller, body }) {
    const [shop, renderer, rates] = await Promise.all([
      previewedShop(deps, caller, body),
      loadRenderer(deps.environment.buildDir),
      shownRates(deps),
    ]);
    const { company } = shop;
    const { page, path, props } = await PAGES[body.page](deps, shop, body.language);
    const context = pageContext(deps.environment, body.language, path, path, rates);
    const whole = { company, template: body.template, ...props };
    return { html: renderer.still('shop', page, whole, context, company.decoration.accent) };
  },
});

interface Drawn<P extends keyof ShopPages> {
  page: P;
  path: string;
  props: Omit<ShopPages[P], keyof ShopFrame>;
}
const FIRST = { page: 1 };

/** Each page of the shop as it would be with what its seller has. */
const PAGES = {
  async home(deps, { company, source, sections }, language): Promise<Drawn<'home'>> {
    const [products, own] = await Promise.all([
      companyProducts(deps, company.id, { page: 1, size: 20 }),
      sections(),
    ]);
    const shown = await homeSections(deps, language, company, own, source);
    return { page: 'home', path: '/', props: { products: products.items, sections: shown } };
  },
  async news(_, { source, article }, language): Promise<Drawn<'news'> | Drawn<'news-item'>> {
    const item = await article();
    if (item) {
      const body = shownText(language, item.body, item.title);
      return { page: 'news-item', path: `/news/${item.id}.html`, props: { item: { ...item, body } } };
    }
    return { page: 'news', path: '/news/', props: { news: await source.news(FIRST) } };
  },
  video: async (_, { source }): Promise<Drawn<'videos'>> => ({
    page: 'videos',
    path: '/video/',
    props: { videos: await source.videos(FIRST) },
  }),
  qualification: async (_, { source }): Promise<Drawn<'qualification'>> => ({
    page: 'qualification',
    path: '/qualification.html',
    props: { qualifications: await source.qualifications() },
  }),
} satisfies Record<
  ShopPreviewPage,
  (deps: Deps, shop: PreviewedShop, language: Language) => Promise<Drawn<keyof ShopPages>>
>;
