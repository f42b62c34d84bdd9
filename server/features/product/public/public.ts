/** Products as visitors see them: the approved version of each listed product (spec P2.10, P3.1, P4.1, P7.3). */

import type { PublicProduct } from '../../../../contract/product/product.ts';
import type { ProductCard } from '../../../../contract/schema/card.ts';
import { freshFirst, notShownYet } from '../../../../domain/picture/pictures.ts';
import { ROW, recommended, wholeRows } from '../../../../domain/product/recommended.ts';
import { variantsOf } from '../../../../domain/product/variants.ts';
import type { Deps } from '../../../platform/deps.ts';
import { imageUrlOf, productCards, toProductCard } from '../../card/card.ts';
import { publicCompanyById } from '../../company/company.ts';
import { contentOf } from '../content/content-columns.ts';
import * as query from './public.sql.ts';

/** The product page's data in four queries; null unless the product is listed. */
export async function productDetail(deps: Deps, id: number): Promise<PublicProduct | null> {
  // a page's address holds any number; PostgreSQL's bigint does not
  if (!Number.isSafeInteger(id) || id < 1) return null;
  const found = await query.productAndLike(deps.replica, id);
  if (!found) return null;
  const { row, detail, like } = found;
  const { own_number: _, ...content } = contentOf(detail.content);
  const images = detail.images.map(imageUrlOf);
  const variants = variantsOf(content.properties, detail.siblings.map(toVariant));
  const [company, recommended] = await Promise.all([
    publicCompanyById(deps, detail.cid),
    recommendedOf(deps, like, [...images, ...variants.map(({ image }) => image)]),
  ]);
  if (!company) return null;
  const card = toProductCard(row);
  return {
    ...content,
    id: row.id,
    uid: detail.uid,
    cid: detail.cid,
    main_image: card.image,
    images,
    min_price: row.minPrice,
    max_price: row.maxPrice,
    min_order: card.min_order,
    min_order_quantity: card.min_order_quantity,
    details: Object.fromEntries(Object.entries(content.details).filter(([, value]) => value !== '')),
    cate: detail.cate,
    cate_names: detail.cate.map((c) => c.name),
    location_name: company.location_name,
    location_name_zh: company.location_name_zh,
    location_path: company.location_path,
    updated_at: new Date(detail.updated_at).toISOString(),
    next: detail.next,
    prev: detail.prev,
    company,
    variants: variants.map(({ properties: _, ...variant }) => variant),
    recommend_products: recommended,
  };
}

/** Cards of products like this one; null unless the product is listed. */
export async function recommendedProducts(deps: Deps, id: number): Promise<ProductCard[] | null> {
  const like = await query.productsLike(deps.replica, id);
  return like && recommendedOf(deps, like);
}

/** Rows of four (spec P2.10). */
const RECOMMENDED = 12;

/**
 * `shown`: pictures of the product and its variants; none of these repeats them where that leaves a row. A row more is
 * asked for, for what is left out.
 */
async function recommendedOf(
  deps: Deps,
  like: readonly query.Like[],
  shown: readonly string[] = [],
): Promise<ProductCard[]> {
  const ids = recommended(like, (one) => one.company_id, RECOMMENDED + ROW).map(({ id }) => id);
  const cards = await productCards(deps.replica, ids);
  const apart = notShownYet(cards, ({ image }) => image, new Set(shown), RECOMMENDED);
  // a row at least, also of a seller with one picture for all
  return wholeRows(apart.length < ROW ? freshFirst(cards, ({ image }) => image, new Set(shown), ROW) : apart);
}

function toVariant({ image, min_order, properties, ...sibling }: query.Sibling) {
  return {
    ...sibling,
    image: imageUrlOf(image),
    min_order: `${min_order} ${sibling.unit}`,
    min_order_quantity: min_order,
    properties: Object.fromEntries(properties),
  };
}
