/** Notices as staff writes them; members read them by contract/account/message.ts (decision 37). */
import * as z from 'zod';
import { NOTICE_LIMITS as LIMITS, NOTICE_AUDIENCES, NOTICE_STATES } from '../../domain/catalogue/notice.ts';
import { TIERS, type Tier } from '../../domain/company/membership.ts';
import { acrossFields, text } from '../schema/field.ts';
import { idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';

const tierNames = Object.keys(TIERS) as [Tier, ...Tier[]];

export const noticeForm = z.object({
  title_en: text(LIMITS.title),
  title_zh: text(LIMITS.title),
  body_en: text(LIMITS.body),
  body_zh: text(LIMITS.body),
  pinned: z.boolean().default(false),
  /** The first and the last day on which it is shown, in UTC; without a first one it is a draft. */
  from: z.iso.date().nullable().default(null),
  until: z.iso.date().nullable().default(null),
  audience: z.enum(NOTICE_AUDIENCES).default('all'),
  /** Of companies of these, where the audience is `tiers`. */
  tiers: z.array(z.enum(tierNames)).max(tierNames.length).default([]),
});

const inOrder = <T extends z.ZodType<z.output<typeof noticeForm>>>(form: T) =>
  form
    .refine(
      ({ from, until }) => from === null || until === null || until >= from,
      acrossFields('unknown_choice', 'until'),
    )
    .refine(
      ({ audience, tiers }) => audience !== 'tiers' || tiers?.length > 0,
      acrossFields('required', 'tiers'),
    );

export const noticeItem = noticeForm.extend({
  id: z.int(),
  state: z.enum(NOTICE_STATES),
  version: z.int(),
  changed_at: z.string(),
  changed_by: z.string().nullable(),
});
export type NoticeItem = z.infer<typeof noticeItem>;

export const noticeRoutes = {
  listEveryNotice: route('GET', '/review/notices', 'operator', {
    summary: 'All notices, also drafts and what is over, the last changed first.',
    query: z.object(pageQuery),
    reply: paged(noticeItem),
  }),
  addNotice: route('POST', '/review/notices', 'operator', {
    creates: true,
    summary: 'Write a notice.',
    body: inOrder(noticeForm),
    reply: z.object({ id: z.int() }),
  }),
  changeNotice: route('PUT', '/review/notices/:id', 'operator', {
    summary: 'Change a notice as it was at `version`.',
    params: idParams,
    body: inOrder(noticeForm.extend({ version: z.int() })),
    reply: nothing,
  }),
  removeNotice: route('DELETE', '/review/notices/:id', 'operator', {
    summary: 'Remove a notice.',
    params: idParams,
    reply: nothing,
  }),
};
