/** What the page of a draft would show (decision 26). */
import type { PublicProduct } from '../../../../contract/product/product.ts';
import type { ProductContent } from '../../../../contract/product/product-content.ts';
import { priceRange } from '../../../../domain/price/price.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { imageUrlOf } from '../../card/card.ts';
import { categoryById } from '../../category/category.ts';
import { profileOf } from '../../company/company.ts';
import { picturesOf } from '../../evidence/evidence.ts';
import { normalContent } from '../content/content.ts';
import type { Content } from '../content/content-columns.ts';

/**
 * A draft as visitors would see it, of a company that need not be certified. Pictures that are not the company's own are
 * left out, and so is what depends on other products.
 */
export async function previewedProduct(
  deps: Deps,
  actor: MemberActor,
  draft: ProductContent,
): Promise<PublicProduct> {
  const content = normalContent(draft);
  const companyId = actor.user.company.id;
  const pictures = await picturesOf(deps.db, companyId, content.images, []);
  const keys = new Map(pictures.map(({ id, key }) => [id, key]));
  const images = content.images.flatMap((id) => keys.get(id) ?? []).map(imageUrlOf);
  return asPublic(deps, { userId: actor.user.id, companyId }, content, images);
}

/** What is proposed of a product as its page would show it; `images` are their addresses. */
export async function asPublic(
  deps: Deps,
  { userId, companyId }: { userId: number; companyId: number },
  proposed: Content,
  images: string[],
): Promise<PublicProduct> {
  const { own_number: _, ...content } = proposed;
  const [category, company] = await Promise.all([
    categoryById(deps, content.cate),
    profileOf(deps, companyId),
  ]);
  const cate = category ? [...category.trace_cate, category] : [];
  return {
    ...content,
    id: 0,
    uid: userId,
    cid: companyId,
    main_image: images[0] ?? '',
    images,
    ...priceRange(content.price),
    min_order: `${content.min_order} ${content.unit}`,
    min_order_quantity: content.min_order,
    cate: cate.map(({ id, name, name_zh, path }) => ({ id, name, name_zh, path })),
    cate_names: cate.map(({ name }) => name),
    location_name: company.location_name,
    location_name_zh: company.location_name_zh,
    location_path: company.location_path,
    updated_at: deps.now().toISOString(),
    next: null,
    prev: null,
    company,
    variants: [],
    recommend_products: [],
  };
}
