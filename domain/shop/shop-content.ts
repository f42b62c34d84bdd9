/** What a seller shows in the shop beside products, and how it is reviewed (decision 28). */
import { defineLifecycle } from '../lifecycle.ts';

/** Sections stand on the shop's home page, the others have pages of their own. */
export const SHOP_CONTENT_KINDS = ['section', 'news', 'video', 'qualification'] as const;
export type ShopContentKind = (typeof SHOP_CONTENT_KINDS)[number];

export const SECTION_TYPES = [
  'banner',
  'featured',
  'gallery',
  'text',
  'certificates',
  'video',
  'news',
] as const;
export type SectionType = (typeof SECTION_TYPES)[number];

/** How many of each a company may keep, whatever their state. */
export const MAX_SHOP_CONTENTS = {
  section: 20,
  news: 500,
  video: 50,
  qualification: 50,
} as const satisfies Record<ShopContentKind, number>;

export const SHOP_CONTENT_LIMITS = {
  headline: 80,
  title: 120,
  caption: 120,
  slideTitle: 80,
  slideText: 200,
  link: 500,
  slides: 6,
  pictures: 12,
  /** Characters of text in a text section, and in a news item. */
  sectionText: 5000,
  body: { least: 20, most: 20_000 },
  number: 60,
  /** Products of a featured group, and entries of the sections that show the newest of something. */
  featured: 8,
  newest: 4,
} as const;

/** Of what the seller works on. Whether a version is online beside it is another matter: an approved one stays so. */
export const SHOP_CONTENT_STATUS = { published: 1, underReview: 2, failed: 4, draft: 5 } as const;
export type ShopContentStatus = (typeof SHOP_CONTENT_STATUS)[keyof typeof SHOP_CONTENT_STATUS];

const { published, underReview, failed, draft } = SHOP_CONTENT_STATUS;

/**
 * `save` keeps an edit that nobody else sees; `discard` goes back to the version that is online, so it needs one, and so
 * does `takeDown`, which comes with reasons and ends it.
 */
export const shopContentLifecycle = defineLifecycle({
  states: Object.values(SHOP_CONTENT_STATUS),
  initial: [draft],
  transitions: {
    save: { from: [draft, failed, published], to: draft, by: ['seller'] },
    submit: { from: [draft, failed], to: underReview, by: ['seller'] },
    withdraw: { from: [underReview], to: draft, by: ['seller'] },
    discard: { from: [draft, failed, underReview], to: published, by: ['seller'] },
    approve: { from: [underReview], to: published, by: ['reviewer'] },
    reject: { from: [underReview], to: failed, by: ['reviewer'] },
    undoApproval: { from: [published], to: underReview, by: ['reviewer'] },
    undoRejection: { from: [failed], to: underReview, by: ['reviewer'] },
    takeDown: { from: [published, draft, underReview, failed], to: failed, by: ['reviewer'] },
    // an overturned decision restores what it found
    reinstate: { from: [failed], to: published, by: ['reviewer'] },
    reinstateEntry: { from: [failed], to: underReview, by: ['reviewer'] },
    reinstateDraft: { from: [failed], to: draft, by: ['reviewer'] },
  },
});

export const SHOP_REJECT_REASONS = [
  'prohibited',
  'picture_quality',
  'text_quality',
  'ip_infringement',
  'certificate_invalid',
  'certificate_unreadable',
  'video_content',
  'misleading',
  'other',
] as const;
export type ShopRejectReason = (typeof SHOP_REJECT_REASONS)[number];

/** Whether the last day of a certificate is over; `today` and `expires` as YYYY-MM-DD. One without an end never is. */
export const isExpired = (expires: string | null, today: string): boolean =>
  expires !== null && expires < today;

/** A page of the shop itself, or an address of the web. */
export const isShopLink = (link: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(link) || /^https?:\/\/[^\s/\\]+[^\s\\]*$/i.test(link);
