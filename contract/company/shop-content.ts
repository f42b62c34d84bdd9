/** What a seller can publish in the shop beside products, with its limits (decision 28). */
import * as z from 'zod';
import { isShopLink, SHOP_CONTENT_LIMITS as LIMITS } from '../../domain/shop/shop-content.ts';
import { parseVideoLink } from '../../domain/shop/video-link.ts';
import { fileId, formatted, text } from '../schema/field.ts';

const title = text(LIMITS.title);
const picture = fileId.nullable().default(null);
const day = z.iso.date();

const slide = z.object({
  image_id: fileId,
  title: text(LIMITS.slideTitle, 0).default(''),
  text: text(LIMITS.slideText, 0).default(''),
  /** A page of the shop, or an address of the web; empty for none. */
  link: text(LIMITS.link, 0)
    .default('')
    .refine((link) => link === '' || isShopLink(link), 'link_format'),
});

const section = { kind: z.literal('section') };
const banner = z.object({
  ...section,
  type: z.literal('banner'),
  slides: z.array(slide).min(1, 'required').max(LIMITS.slides),
});
const featured = z.object({
  ...section,
  type: z.literal('featured'),
  title,
  /** Null shows the newest products. */
  group_id: z.int().positive().nullable().default(null),
});
const gallery = z.object({
  ...section,
  type: z.literal('gallery'),
  title,
  pictures: z
    .array(z.object({ image_id: fileId, caption: text(LIMITS.caption, 0).default('') }))
    .min(1, 'required')
    .max(LIMITS.pictures),
});
const words = z.object({ ...section, type: z.literal('text'), title, body: formatted(text(60_000)) });
const certificates = z.object({ ...section, type: z.literal('certificates'), title });
const videoSection = z.object({
  ...section,
  type: z.literal('video'),
  title,
  /** Null shows the newest one. */
  video_id: z.int().positive().nullable().default(null),
});
const newsSection = z.object({ ...section, type: z.literal('news'), title });

/** One part of the shop's home page. */
export const shopSectionContent = z.discriminatedUnion('type', [
  banner,
  featured,
  gallery,
  words,
  certificates,
  videoSection,
  newsSection,
]);
export type ShopSectionContent = z.infer<typeof shopSectionContent>;

const news = z.object({
  kind: z.literal('news'),
  title,
  cover_id: picture,
  /** HTML of the allow-list (domain/shop/rich-text.ts). */
  body: formatted(text(100_000)),
});

const video = z
  .object({
    kind: z.literal('video'),
    title,
    cover_id: picture,
    /** An MP4 of our own (purpose 7), or else a link. */
    file_id: fileId.nullable().default(null),
    /** The address of a video on YouTube, Vimeo or Bilibili. */
    link: text(LIMITS.link, 0)
      .default('')
      .refine((link) => link === '' || parseVideoLink(link) !== null, 'video_link'),
  })
  .refine(({ file_id, link }) => (file_id === null) !== (link === ''), {
    error: 'video_required',
    path: ['link'],
  });

const qualification = z
  .object({
    kind: z.literal('qualification'),
    name: text(LIMITS.title),
    number: text(LIMITS.number, 0).default(''),
    issuer: text(LIMITS.title),
    /** First and last day; null where it has no end. */
    issued: day,
    expires: day.nullable().default(null),
    image_id: picture,
    /** A PDF (purpose 8), in place of an image. */
    document_id: picture,
  })
  .refine(({ issued, expires }) => expires === null || expires >= issued, {
    error: 'not_later',
    path: ['expires'],
  })
  .refine(({ image_id, document_id }) => (image_id === null) !== (document_id === null), {
    error: 'certificate_required',
    path: ['image_id'],
  });

export const shopContent = z.discriminatedUnion('kind', [shopSectionContent, news, video, qualification]);
export type ShopContent = z.infer<typeof shopContent>;
/** What the form of each sends. */
export const SHOP_FORMS = {
  banner,
  featured,
  gallery,
  text: words,
  certificates,
  videoSection,
  newsSection,
  news,
  video,
  qualification,
} as const;
