/** Notices of the marketplace to its members: for whom and from when until when (spec M2.11; decision 37). */

export const NOTICE_AUDIENCES = ['all', 'suppliers', 'buyers', 'tiers'] as const;
export type NoticeAudience = (typeof NOTICE_AUDIENCES)[number];

export const NOTICE_STATES = ['online', 'scheduled', 'draft', 'over'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

export const NOTICE_LIMITS = { title: 120, body: 4000 } as const;

/** Whole days in UTC; without a first day it is a draft, without a last one it does not end. */
interface Span {
  from: string | null;
  /** The last day on which it is shown. */
  until: string | null;
}

export function noticeState({ from, until }: Span, today: string): NoticeState {
  if (from === null) return 'draft';
  if (until !== null && until < today) return 'over';
  return from > today ? 'scheduled' : 'online';
}
