/** Banners of the home page as staff edits them (spec P2.5; decision 37). */
import * as z from 'zod';
import {
  BANNER_AUDIENCES,
  BANNER_LANGUAGES,
  BANNER_SITES,
  isOwnPath,
  BANNER_LIMITS as LIMITS,
} from '../../domain/catalogue/banner.ts';
import { NOTICE_STATES } from '../../domain/catalogue/notice.ts';
import { acrossFields, text } from '../schema/field.ts';
import { idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';

export const bannerForm = z.object({
  title_en: text(LIMITS.title),
  title_zh: text(LIMITS.title),
  text_en: text(LIMITS.text, 0).default(''),
  text_zh: text(LIMITS.text, 0).default(''),
  action_en: text(LIMITS.action),
  action_zh: text(LIMITS.action),
  site: z.enum(BANNER_SITES).default('office'),
  path: text(LIMITS.path).refine(isOwnPath, 'unknown_choice'),
  /** An upload of purpose 3; without one, pictures of what is on offer. */
  image_id: z.int().positive().nullable().default(null),
  alt_en: text(LIMITS.alt, 0).default(''),
  alt_zh: text(LIMITS.alt, 0).default(''),
  /** On pages in one language, or in any. */
  language: z.enum(BANNER_LANGUAGES).default('any'),
  audience: z.enum(BANNER_AUDIENCES).default('all'),
  online: z.boolean().default(false),
  /** The first and the last day on which it is shown, in UTC. */
  from: z.iso.date().nullable().default(null),
  until: z.iso.date().nullable().default(null),
});

const whole = <T extends z.ZodType<z.output<typeof bannerForm>>>(form: T) =>
  form
    .refine(
      ({ from, until }) => from == null || until == null || until >= from,
      acrossFields('unknown_choice', 'until'),
    )
    .refine(({ image_id, alt_en }) => image_id == null || !!alt_en, acrossFields('required', 'alt_en'))
    .refine(({ image_id, alt_zh }) => image_id == null || !!alt_zh, acrossFields('required', 'alt_zh'));

export const bannerItem = bannerForm.extend({
  id: z.int(),
  /** Among all, counted from 1. */
  place: z.int(),
  image: z.string().nullable(),
  state: z.enum(NOTICE_STATES),
  version: z.int(),
  changed_at: z.string(),
  changed_by: z.string().nullable(),
});
export type BannerItem = z.infer<typeof bannerItem>;

const place = z.int().min(1).max(LIMITS.most);

export const bannerRoutes = {
  listBanners: route('GET', '/review/banners', 'operator', {
    summary: 'All banners of the home page in their order, also drafts and what is over; 30 at most.',
    query: z.object(pageQuery),
    reply: paged(bannerItem),
  }),
  addBanner: route('POST', '/review/banners', 'operator', {
    creates: true,
    summary: 'Add a banner behind the others. 409 `conflict` where there are 30.',
    body: whole(bannerForm),
    reply: z.object({ id: z.int() }),
  }),
  changeBanner: route('PUT', '/review/banners/:id', 'operator', {
    summary: 'Change a banner as it was at `version`.',
    params: idParams,
    body: whole(bannerForm.extend({ version: z.int() })),
    reply: nothing,
  }),
  placeBanner: route('PUT', '/review/banners/:id/place', 'operator', {
    summary:
      'Put a banner at another place among all, counted from 1. 409 `conflict` unless it stands at `from`.',
    params: idParams,
    body: z.object({ from: place, to: place }),
    reply: nothing,
  }),
  removeBanner: route('DELETE', '/review/banners/:id', 'operator', {
    summary: 'Remove a banner.',
    params: idParams,
    reply: nothing,
  }),
};
