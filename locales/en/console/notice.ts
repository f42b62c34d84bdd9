import type { NoticeAudience, NoticeState } from '../../../domain/catalogue/notice.ts';
import type { Tier } from '../../../domain/company/membership.ts';

/** Notices as operators write them. */
export const consoleNotice = {
  intro: 'Members read these in the member centre, pinned ones first. Days begin and end at midnight UTC.',
  notice: 'Notice',
  title_en: 'Title in English',
  title_zh: 'Title in Chinese',
  body_en: 'Text in English',
  body_zh: 'Text in Chinese',
  pinned: 'Pinned',
  from: 'Shown from',
  fromHint: 'Empty: a draft that nobody sees',
  until: 'Shown until',
  untilHint: 'Empty: without an end',
  audience: 'For whom',
  audiences: {
    all: 'All members',
    suppliers: 'Suppliers',
    buyers: 'Buyers',
    tiers: 'Members of certain tiers',
  } satisfies Record<NoticeAudience, string> as Record<NoticeAudience, string>,
  tiers: 'Tiers',
  tierNames: { silver: 'Silver', vip: 'Gold', diamond: 'Diamond' } satisfies Record<Tier, string> as Record<
    Tier,
    string
  >,
  state: 'State',
  states: { online: 'Online', scheduled: 'Scheduled', draft: 'Draft', over: 'Over' } satisfies Record<
    NoticeState,
    string
  > as Record<NoticeState, string>,
  span: (from: string, until: string | null) => (until ? `${from} to ${until}` : `from ${from}`),
  changed: 'Changed',
  builtIn: 'from the start',
  empty: 'No notices',
  add: 'Write a notice',
  change: 'Change',
  changeTitle: 'Change notice',
  save: 'Save',
  removeAsk: 'Remove this notice?',
  removed: 'Removed',
  preview: 'As members see it',
  languages: { en: 'English', zh: 'Chinese' },
};
export type ConsoleNoticeWords = typeof consoleNotice;
