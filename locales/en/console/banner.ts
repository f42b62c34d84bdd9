import type { BannerAudience, BannerLanguage, BannerSite } from '../../../domain/catalogue/banner.ts';
import type { NoticeState } from '../../../domain/catalogue/notice.ts';

/** Banners of the home page as operators edit them. */
export const consoleBanner = {
  intro:
    'The carousel at the top of the home page, on the portal and the mobile site, in this order. Days begin and end at midnight UTC.',
  banner: 'Banner',
  title_en: 'Title in English',
  title_zh: 'Title in Chinese',
  text_en: 'Text in English',
  text_zh: 'Text in Chinese',
  action_en: 'Button in English',
  action_zh: 'Button in Chinese',
  site: 'Leads to',
  sites: { office: 'Member centre', portal: 'Portal' } satisfies Record<BannerSite, string> as Record<
    BannerSite,
    string
  >,
  path: 'Path',
  pathHint: 'Begins with a slash, such as /register.html',
  image_id: 'Picture',
  imageHint: 'Without one, pictures of products on offer are shown.',
  alt_en: 'What the picture shows, in English',
  alt_zh: 'What the picture shows, in Chinese',
  language: 'On pages in',
  languages: { any: 'Both languages', en: 'English', zh: 'Chinese' } satisfies Record<
    BannerLanguage,
    string
  > as Record<BannerLanguage, string>,
  audience: 'For whom',
  audiences: {
    all: 'All visitors',
    guests: 'Visitors who are not signed in',
    members: 'Visitors who are signed in',
  } satisfies Record<BannerAudience, string> as Record<BannerAudience, string>,
  online: 'Online',
  from: 'First day',
  fromHint: 'Empty: at once',
  until: 'Last day',
  untilHint: 'Empty: without an end',
  state: 'State',
  states: { online: 'Online', scheduled: 'Scheduled', draft: 'Draft', over: 'Over' } satisfies Record<
    NoticeState,
    string
  > as Record<NoticeState, string>,
  span: (from: string | null, until: string | null) =>
    from && until ? `${from} to ${until}` : from ? `from ${from}` : `until ${until}`,
  changed: 'Changed',
  builtIn: 'from the start',
  empty: 'No banners',
  add: 'Add a banner',
  change: 'Change',
  changeTitle: 'Change banner',
  save: 'Save',
  up: 'Move up',
  down: 'Move down',
  removeAsk: 'Remove this banner?',
  removed: 'Removed',
};
