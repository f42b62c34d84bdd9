/** Pages of what is not public yet, for those who write it (decision 26). */
import type { shopPreviewRoutes } from '../../../contract/own-shop.ts';
import type { productPreviewRoutes } from '../../../contract/product-preview.ts';
import { shownRates } from '../../features/exchange-rate/exchange-rate.ts';
import { companyProducts } from '../../features/listing/listing.ts';
import { previewedProduct } from '../../features/product/product.ts';
import { previewedShop } from '../../features/shop/shop.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http.ts';
import { loadRenderer, pageContext } from '../http/render-document.ts';
import { homeSections } from '../shop/home.ts';

export const previewApi = (deps: Deps): Handlers<typeof productPreviewRoutes> => ({
  async previewProduct({ caller, body: { template, ...draft } }) {
    const [product, renderer, rates] = await Promise.all([
      previewedProduct(deps, caller, draft),
      loadRenderer(deps.environment.buildDir),
      shownRates(deps),
    ]);
    const context = pageContext(deps.environment, 'en', '/', '/', rates);
    const props = { product, translation: null, template, qualifications: [] };
    return { html: renderer.still('portal', 'product', props, context) };
  },
});

export const shopPreviewApi = (deps: Deps): Handlers<typeof shopPreviewRoutes> => ({
  async previewShop({ caller, body }) {
    const [{ company, sections }, products, renderer, rates] = await Promise.all([
      previewedShop(deps, caller, body),
      companyProducts(deps, caller.user.company.id, { page: 1, size: 20 }),
      loadRenderer(deps.environment.buildDir),
      shownRates(deps),
    ]);
    const shown = await homeSections(deps, body.language, company, sections);
    const props = { company, template: body.template, products: products.items, sections: shown };
    const context = pageContext(deps.environment, body.language, '/', '/', rates);
    return { html: renderer.still('shop', 'home', props, context, company.decoration.accent) };
  },
});
