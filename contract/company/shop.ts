/** A shop as its visitors see it, beside its products (spec P2.21; decision 28): approved content only. */
import * as z from 'zod';
import { SECTION_TYPES } from '../../domain/shop/shop-content.ts';
import { VIDEO_PROVIDERS } from '../../domain/shop/video-link.ts';
import { productCard } from '../schema/card.ts';
import { id, idParams, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';

export const shopNewsItem = z.object({
  id: z.int(),
  title: z.string(),
  cover: z.string().nullable(),
  /** The beginning of its text. */
  summary: z.string(),
  published_at: z.string(),
});
export type ShopNewsItem = z.infer<typeof shopNewsItem>;

/** With the whole text, as HTML of the allow-list, and its neighbours in time. */
const neighbour = z.object({ id: z.int(), title: z.string() }).nullable();
export const shopNewsArticle = shopNewsItem.extend({
  body: z.string(),
  newer: neighbour,
  older: neighbour,
});
export type ShopNewsArticle = z.infer<typeof shopNewsArticle>;

export const shopVideo = z.object({
  id: z.int(),
  title: z.string(),
  cover: z.string().nullable(),
  /** An MP4 of ours, or a video of another site, whose player is loaded only when a visitor asks for it. */
  source: z.discriminatedUnion('from', [
    z.object({ from: z.literal('file'), url: z.string(), bytes: z.int() }),
    z.object({ from: z.enum(VIDEO_PROVIDERS), id: z.string() }),
  ]),
  published_at: z.string(),
});
export type ShopVideo = z.infer<typeof shopVideo>;

export const shopQualification = z.object({
  id: z.int(),
  name: z.string(),
  number: z.string(),
  issuer: z.string(),
  /** First and last day, YYYY-MM-DD; null where it has no end. */
  issued: z.string(),
  expires: z.string().nullable(),
  /** Whether the last day is over, in UTC. */
  expired: z.boolean(),
  /** One of the two: a picture, or the address of a PDF. */
  image: z.string().nullable(),
  document: z.string().nullable(),
});
export type ShopQualification = z.infer<typeof shopQualification>;

/** A part of the shop's home page with what it shows; one that has nothing to show is left out. */
export const shopSection = z.discriminatedUnion('type', [
  z.object({
    id: z.int(),
    type: z.literal('banner'),
    slides: z.array(z.object({ image: z.string(), title: z.string(), text: z.string(), link: z.string() })),
  }),
  z.object({
    id: z.int(),
    type: z.literal('featured'),
    title: z.string(),
    /** Null where it shows the newest products. */
    group: z.object({ id: z.int(), name: z.string() }).nullable(),
    products: z.array(productCard),
  }),
  z.object({
    id: z.int(),
    type: z.literal('gallery'),
    title: z.string(),
    pictures: z.array(z.object({ image: z.string(), caption: z.string() })),
  }),
  z.object({ id: z.int(), type: z.literal('text'), title: z.string(), body: z.string() }),
  z.object({
    id: z.int(),
    type: z.literal('certificates'),
    title: z.string(),
    qualifications: z.array(shopQualification),
  }),
  z.object({ id: z.int(), type: z.literal('video'), title: z.string(), video: shopVideo }),
  z.object({ id: z.int(), type: z.literal('news'), title: z.string(), news: z.array(shopNewsItem) }),
]);
export type ShopSection = z.infer<typeof shopSection>;

/** How a shop looks, and which pages its menu has beside those of every shop. */
export const decoration = z.object({
  /** `#rrggbb`, readable with white and on paper (domain/shop/accent.ts); null for the template's own. */
  accent: z.string().nullable(),
  headline: z.string(),
  has_news: z.boolean(),
  has_videos: z.boolean(),
  has_qualifications: z.boolean(),
});

const NOT_SHOWN = '404 unless the company is certified and in good standing.';

export const shopRoutes = {
  shopSections: route('GET', '/companies/:id/sections', 'guest', {
    summary: `The sections of a shop's home page in the seller's order (${SECTION_TYPES.join(', ')}). ${NOT_SHOWN}`,
    params: idParams,
    reply: z.array(shopSection),
  }),
  shopNews: route('GET', '/companies/:id/news', 'guest', {
    summary: `News of a company, newest first. ${NOT_SHOWN}`,
    params: idParams,
    query: z.object(pageQuery),
    reply: paged(shopNewsItem),
  }),
  shopNewsArticle: route('GET', '/companies/:id/news/:news', 'guest', {
    summary: `One news item of a company with its text. ${NOT_SHOWN}`,
    params: idParams.extend({ news: id }),
    reply: shopNewsArticle,
  }),
  shopVideos: route('GET', '/companies/:id/videos', 'guest', {
    summary: `Videos of a company, newest first. ${NOT_SHOWN}`,
    params: idParams,
    query: z.object(pageQuery),
    reply: paged(shopVideo),
  }),
  shopQualifications: route('GET', '/companies/:id/qualifications', 'guest', {
    summary: `Certificates of a company, those that hold first. ${NOT_SHOWN}`,
    params: idParams,
    reply: z.array(shopQualification),
  }),
};
