/** Banners of the home page: where they lead, to whom they are shown and when (spec P2.5; decision 37). */
import { type NoticeState, noticeState } from './notice.ts';

/** The hosts a banner leads to: the member centre, and the portal's own pages. */
export const BANNER_SITES = ['office', 'portal'] as const;
export type BannerSite = (typeof BANNER_SITES)[number];

export const BANNER_AUDIENCES = ['all', 'guests', 'members'] as const;
export type BannerAudience = (typeof BANNER_AUDIENCES)[number];

export const BANNER_LANGUAGES = ['any', 'en', 'zh'] as const;
export type BannerLanguage = (typeof BANNER_LANGUAGES)[number];

export const BANNER_LIMITS = { title: 80, text: 160, action: 30, path: 200, alt: 120, most: 30 } as const;

interface Planned {
  online: boolean;
  /** Whole days in UTC; without a first one it is shown at once, without a last one it does not end. */
  from: string | null;
  until: string | null;
}

const ALWAYS = '0001-01-01';

export const bannerState = ({ online, from, until }: Planned, today: string): NoticeState =>
  noticeState({ from: online ? (from ?? ALWAYS) : null, until }, today);

/** Whether it is a path, so that what it is put behind stays the host: browsers read "//" and "/\" as another host. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[!-[\]-~]*$/.test(path);
