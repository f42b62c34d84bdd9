/** About, contact, news, videos and certificates of a shop (spec P2.21; decision 28). */
import type { EnquiredProduct } from '../../../contract/pages.ts';
import { VIDEO_PLAYER_ORIGINS } from '../../../domain/shop/video-link.ts';
import { HEADS } from '../../../locales/heads.ts';
import { productDetail } from '../../features/product/product.ts';
import {
  SHOP_PAGE_SIZE,
  shopNews,
  shopNewsArticle,
  shopQualifications,
  shopVideos,
} from '../../features/shop/shop.ts';
import { tags } from '../../platform/cache/tags.ts';
import { shownText } from '../pages/rich-text.ts';
import { headOf, notFoundPage, type ShopRequest, type ShopResult, shopTags } from './shop-context.ts';

const stepsOf = ({ request: { lang } }: ShopRequest) => HEADS[lang].shop.steps;
/** A list that the specification does not show: its title is formed as that of a group (decision 28). */
function listed(shopRequest: ShopRequest, what: 'news' | 'videos' | 'certificates', path: string) {
  const name = stepsOf(shopRequest)[what];
  return { title: `${shopRequest.frame.company.name}-${name}`, steps: [{ name, path }] };
}
const pageNumber = ({ request: { params } }: ShopRequest) => Number(params.page ?? 1);

export async function about(shopRequest: ShopRequest): ShopResult {
  const { request, frame } = shopRequest;
  const { company } = frame;
  const qualifications = company.decoration.has_qualifications
    ? await shopQualifications(request.deps, company.id)
    : [];
  return {
    page: 'about',
    props: { ...frame, qualifications: qualifications.filter(({ expired }) => !expired) },
    head: headOf(shopRequest, { steps: [{ name: stepsOf(shopRequest).about, path: '/about.html' }] }),
    tags: shopTags(frame),
  };
}

/** With the product that the address names, if it is one of this shop. */
export async function contact(shopRequest: ShopRequest): ShopResult {
  const { frame } = shopRequest;
  const product = await enquired(shopRequest);
  return {
    page: 'contact',
    props: { ...frame, product },
    head: {
      ...headOf(shopRequest, { steps: [{ name: stepsOf(shopRequest).contact, path: '/contact.html' }] }),
      ...(product && { unlisted: true as const }),
    },
    tags: [...shopTags(frame), ...(product ? [tags.product(product.id)] : [])],
  };
}

async function enquired({ request, frame }: ShopRequest): Promise<EnquiredProduct | null> {
  const asked = request.query.get('product');
  if (!asked || !/^[1-9]\d{0,15}$/.test(asked)) return null;
  const product = await productDetail(request.deps, Number(asked));
  if (product?.cid !== frame.company.id) return null;
  const { id, title, unit, properties } = product;
  return { id, title, unit, properties };
}

export async function newsList(shopRequest: ShopRequest): ShopResult {
  const { request, frame } = shopRequest;
  const number = pageNumber(shopRequest);
  const news = await shopNews(request.deps, frame.company.id, { page: number, size: SHOP_PAGE_SIZE });
  if (number > 1 && news.items.length === 0) return notFoundPage(shopRequest);
  return {
    page: 'news',
    props: { ...frame, news },
    head: {
      ...headOf(shopRequest, { ...listed(shopRequest, 'news', '/news/'), page: number }),
      canonical: number > 1 ? `/news/list${number}.html` : '/news/',
      ...(news.total === 0 && { unlisted: true as const }),
    },
    tags: shopTags(frame),
  };
}

/** Decision 28: its title is "{news title} - {company name}". */
export async function newsItem(shopRequest: ShopRequest): ShopResult {
  const { request, frame } = shopRequest;
  const item = await shopNewsArticle(request.deps, frame.company.id, Number(request.params.id));
  if (!item) return notFoundPage(shopRequest);
  const steps = [
    { name: stepsOf(shopRequest).news, path: '/news/' },
    { name: item.title, path: `/news/${item.id}.html` },
  ];
  return {
    page: 'news-item',
    props: { ...frame, item: { ...item, body: shownText(request.lang, item.body, item.title) } },
    head: {
      ...headOf(shopRequest, { title: `${item.title} - ${frame.company.name}`, steps, article: item }),
      description: item.summary,
      ...(item.cover && { image: item.cover }),
    },
    tags: shopTags(frame),
  };
}

export async function videoList(shopRequest: ShopRequest): ShopResult {
  const { request, frame } = shopRequest;
  const number = pageNumber(shopRequest);
  const videos = await shopVideos(request.deps, frame.company.id, { page: number, size: SHOP_PAGE_SIZE });
  if (number > 1 && videos.items.length === 0) return notFoundPage(shopRequest);
  return {
    page: 'videos',
    props: { ...frame, videos },
    head: {
      ...headOf(shopRequest, { ...listed(shopRequest, 'videos', '/video/'), page: number }),
      canonical: number > 1 ? `/video/list${number}.html` : '/video/',
      ...(videos.total === 0 && { unlisted: true as const }),
    },
    tags: shopTags(frame),
    ...(videos.items.some(({ source }) => source.from !== 'file') && { frames: VIDEO_PLAYER_ORIGINS }),
  };
}

export async function qualificationPage(shopRequest: ShopRequest): ShopResult {
  const { request, frame } = shopRequest;
  const qualifications = await shopQualifications(request.deps, frame.company.id);
  return {
    page: 'qualification',
    props: { ...frame, qualifications },
    head: {
      ...headOf(shopRequest, listed(shopRequest, 'certificates', '/qualification.html')),
      ...(qualifications.length === 0 && { unlisted: true as const }),
    },
    tags: shopTags(frame),
  };
}
