/** Products as other features and the sites use them; every verb stands in a file by theme. */

export { prohibitedIn } from './content.ts';
export { productDetail, recommendedProducts } from './public.ts';
export { createProduct, deleteProducts, refreshProducts, type SavedProduct } from './publish.ts';
export { type Decision, decideProduct, decideRevision, takeDownProduct } from './review.ts';
