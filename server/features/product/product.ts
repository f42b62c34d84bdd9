/** Products as other features and the sites use them; every verb stands in a file by theme. */

export { prohibitedIn } from './content.ts';
export { moveProducts } from './moves.ts';
export { productDetail } from './public.ts';
export { createProduct } from './publish.ts';
export { decideProduct, decideRevision, takeDownProduct } from './review.ts';
export { removeDeletedProducts } from './sweep.ts';
