/** The product page's loader and <head> (seed 000 §2.10, §9.2). */
import type { PortalPages } from '../../contract/pages.ts';
import type { PublicProduct } from '../../contract/product.ts';
import { templateFor } from '../../domain/membership.ts';
import { productPageTitle } from '../../domain/page-title.ts';
import { priceLabel } from '../../domain/price.ts';
import { productDetail } from '../features/product/product.ts';
import type { Head } from './head.ts';
import { cardTags, type Loaded, type PageRequest } from './site.ts';

export async function productPage(request: PageRequest): Promise<Loaded<PortalPages>> {
  const { deps, params, query } = request;
  const product = await productDetail(deps, Number(params.id));
  if (!product) return null;
  return {
    page: 'product',
    props: { product, template: templateFor(product.company.template, query.get('tmp') ?? undefined) },
    head: productHead(request, product),
    tags: productTags(product),
  };
}

export const productTags = (product: PublicProduct): string[] => [
  `product:${product.id}`,
  `company:${product.cid}`,
  ...cardTags(product.recommend_products),
];

export function productHead({ deps, lang }: PageRequest, product: PublicProduct): Head {
  const label = priceLabel(product);
  const place = product.location_name.at(-1) ?? 'China';
  const order = product.min_order || '1 piece';
  const origin = `${deps.environment.scheme}://${deps.environment.publicHost}`;
  const canonical = `/product-detail/${product.id}.html`;
  return {
    title: productPageTitle(product.title, product.company.name),
    description:
      lang === 'zh'
        ? `${product.title}，产地${place}，最小起订量 ${order}，供应商 ${product.company.name}。`
        : `${product.title} from ${place}, min order ${order}${label.negotiable ? '' : `, from ${label.text}`}. Supplier: ${product.company.name}.`,
    keywords: [...product.keywords, ...product.cate_names],
    canonical,
    image: product.main_image,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.title,
        image: product.images.map((image) => origin + image),
        sku: String(product.id),
        category: product.cate_names.join(' > '),
        brand: { '@type': 'Brand', name: product.properties['Brand Name'] ?? product.company.name },
        ...(label.negotiable
          ? {}
          : {
              offers: {
                '@type': 'AggregateOffer',
                priceCurrency: product.currency === '$' ? 'USD' : 'CNY',
                lowPrice: product.min_price,
                highPrice: product.max_price,
                offerCount: Math.max(1, product.price.length),
                url: origin + canonical,
              },
            }),
      },
    ],
  };
}
