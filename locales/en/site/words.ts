/** The words of the public sites. */

export { compare } from '../deal/compare.ts';
export { deal } from '../deal/deal.ts';
export { enquiry } from '../deal/enquiry.ts';
export { lead } from '../deal/lead.ts';
export { price } from '../deal/price.ts';
export { request } from '../deal/request.ts';
export { numbers } from '../error/numbers.ts';
export { product } from '../product/product.ts';
export { proof } from '../product/proof.ts';
export { shop } from '../product/shop.ts';
export { values } from '../product/values.ts';
export { saved } from '../search/saved.ts';
export { search } from '../search/search.ts';
export { viewed } from '../search/viewed.ts';
export { common } from './common.ts';
export { confirm } from './confirm.ts';
export { failures } from './failures.ts';
export { guide } from './guide.ts';
export { help } from './help.ts';
export { home } from './home.ts';
export { infringement } from './infringement.ts';
export { marketing } from './marketing.ts';
export { report } from './report.ts';
export { sitemap } from './sitemap.ts';
export { storefront } from './storefront.ts';
