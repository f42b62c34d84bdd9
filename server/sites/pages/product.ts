/** The product page's loader and <head> (spec P2.10, P9.2). */
import type { AggregateOffer, Offer, Organization, Product } from 'schema-dts';
import type { PublicProduct } from '../../../contract/product/product.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { templateFor } from '../../../domain/company/membership.ts';
import { fill } from '../../../domain/fill.ts';
import { imageAddress } from '../../../domain/page/page-address.ts';
import { productPageTitle, truncate } from '../../../domain/page/page-title.ts';
import { priceLabel } from '../../../domain/price/price.ts';
import { quantityText, unitText } from '../../../domain/text/format.ts';
import { HEADS } from '../../../locales/heads.ts';
import { UNIT_WORDS } from '../../../locales/units.ts';
import { productDetail, productTranslation } from '../../features/product/product.ts';
import { shopQualifications } from '../../features/shop/shop.ts';
import { type PageTag, tags } from '../../platform/cache/tags.ts';
import { portalOrigin, portalUrl, shopOrigin } from '../seo/addresses.ts';
import { categorySteps } from '../seo/category-head.ts';
import type { Head } from '../seo/head.ts';
import { breadcrumbLd, type JsonLd } from '../seo/json-ld.ts';
import { cardTags, type PageRequest } from '../site.ts';
import type { ResultOf } from './result.ts';
import { withShownText } from './rich-text.ts';

export async function productPage(request: PageRequest): ResultOf<'product'> {
  const { deps, params, query, lang } = request;
  const product = await productDetail(deps, Number(params.id));
  if (!product) return null;
  const translation = await productTranslation(deps, product, lang);
  return {
    page: 'product',
    props: {
      product: withShownText(lang, product),
      translation: translation && withShownText(lang, translation),
      template: templateFor(product.company.template, query.get('tmp') ?? undefined),
      qualifications: await heldQualifications(request, product),
    },
    head: productHead(request, product),
    tags: productTags(product),
    seen: { view: product.id },
  };
}

/** The certificates of its supplier that hold today. */
export async function heldQualifications({ deps }: PageRequest, { company }: Pick<PublicProduct, 'company'>) {
  if (company.proof.certificates === 0) return [];
  return (await shopQualifications(deps, company.id)).filter(({ expired }) => !expired);
}

export const productTags = (product: PublicProduct): PageTag[] => [
  tags.product(product.id),
  tags.translation(product.id),
  tags.company(product.cid),
  ...cardTags(product.recommend_products),
];

const pathOf = (product: PublicProduct) => `/product-detail/${product.id}.html`;
const currencyOf = (product: PublicProduct) => (product.currency === '$' ? 'USD' : 'CNY');

export function productHead(request: PageRequest, product: PublicProduct): Head {
  const { lang } = request;
  const words = HEADS[lang];
  const units = UNIT_WORDS[lang];
  const label = priceLabel({ ...product, unit: unitText(product.unit, units) });
  const place = placeOf(product, lang);
  const [count, unit = 'piece'] = (product.min_order || '1 piece').split(/ (.+)/);
  const order = quantityText(Number(count), unit, units);
  // place and minimum order must be in it (spec P2.10), however long the title is
  const title = truncate(product.title, 70, 67);
  const trail = [
    { name: words.steps.allProducts, path: '/All' },
    ...categorySteps(lang, product.cate, true),
    { name: product.title, path: pathOf(product) },
  ];
  const sold = productLd(request, product);
  return {
    title: productPageTitle(product.title, product.company.name),
    sharedTitle: `${product.title} - ${product.company.name}`,
    description: fill(label.negotiable ? words.product.negotiable : words.product.description, {
      title,
      place,
      order,
      price: label.negotiable ? '' : label.text,
      // the sentence brings a full stop of its own
      supplier: lang === 'zh' ? product.company.name : product.company.name.replace(/\.$/, ''),
    }),
    keywords: [
      ...product.keywords,
      ...product.cate.map((c) => (lang === 'zh' ? c.name_zh : c.name)).toReversed(),
    ],
    canonical: pathOf(product),
    image: product.main_image,
    ...(label.negotiable ? {} : { offer: { price: product.min_price, currency: currencyOf(product) } }),
    jsonLd: [...(sold ? [sold] : []), breadcrumbLd(request, trail)],
  };
}

/** Country and city, as each language writes them. */
function placeOf(product: PublicProduct, lang: Language): string {
  const names = lang === 'zh' ? product.location_name_zh : product.location_name;
  const [country = lang === 'zh' ? '中国' : 'China', city] = [names[0], names.at(-1)];
  if (!city || city === country) return country;
  return lang === 'zh' ? `${country}${city}` : `${city}, ${country}`;
}

/**
 * The product with its prices: one offer, or one for each tier of quantity. None for a negotiable one: search engines
 * take a product without price, review or rating for a mistake, and a price of 0 would be a lie.
 */
function productLd(request: PageRequest, product: PublicProduct): JsonLd | null {
  if (priceLabel(product).negotiable) return null;
  const { environment } = request.deps;
  const origin = portalOrigin(environment);
  const { company } = product;
  const seller: Exclude<Organization, string> = {
    '@type': 'Organization',
    name: company.name,
    url: `${shopOrigin(environment, company.domain)}/`,
  };
  const common = {
    priceCurrency: currencyOf(product),
    availability: 'https://schema.org/InStock',
    url: portalUrl(request, pathOf(product)),
    seller,
  } as const;
  const offers = product.price.map(
    ({ Start, End, Price }): Extract<Offer, { '@type': 'Offer' }> => ({
      '@type': 'Offer',
      price: Price,
      eligibleQuantity: {
        '@type': 'QuantitativeValue',
        minValue: Start,
        ...(End !== null && { maxValue: End }),
        unitText: product.unit,
      },
      ...common,
    }),
  );
  const range: Extract<AggregateOffer, { '@type': 'AggregateOffer' }> = {
    '@type': 'AggregateOffer',
    lowPrice: product.min_price,
    highPrice: product.max_price,
    offerCount: offers.length,
    offers,
    ...common,
  };
  const { Material: material, Color: color, 'Model Number': model } = product.properties;
  const described: Extract<Product, { '@type': 'Product' }> = {
    '@type': 'Product',
    name: product.title,
    description: textOf(product.content),
    image: product.images.map((image) => imageAddress(image, origin)),
    sku: String(product.id),
    ...(model && { mpn: model }),
    ...(material && { material }),
    ...(color && { color }),
    category: product.cate_names.join(' > '),
    brand: { '@type': 'Brand', name: product.properties['Brand Name'] ?? company.name },
    offers: offers.length === 1 ? offers[0]! : range,
  };
  return described;
}

/** The words of a description, as much as search engines read. */
const textOf = (html: string): string => {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
  return truncate(text.replace(/\s+/g, ' ').trim(), 500, 497);
};
