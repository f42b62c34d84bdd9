/** Pages of what is not public yet, for those who write it (decision 26). */
import type { productPreviewRoutes } from '../../../contract/product-preview.ts';
import { shownRates } from '../../features/exchange-rate/exchange-rate.ts';
import { previewedProduct } from '../../features/product/product.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http.ts';
import { loadRenderer, pageContext } from '../http/render-document.ts';

export const previewApi = (deps: Deps): Handlers<typeof productPreviewRoutes> => ({
  async previewProduct({ caller, body: { template, ...draft } }) {
    const [product, renderer, rates] = await Promise.all([
      previewedProduct(deps, caller, draft),
      loadRenderer(deps.environment.buildDir),
      shownRates(deps),
    ]);
    const context = pageContext(deps.environment, 'en', '/', '/', rates);
    return { html: renderer.still('portal', 'product', { product, template }, context) };
  },
});
