/** Parses links to videos on other sites by an allow-list; only the provider and the id are kept (decision 28). */

export const VIDEO_PROVIDERS = ['youtube', 'vimeo', 'bilibili'] as const;
export type VideoProvider = (typeof VIDEO_PROVIDERS)[number];

export interface VideoLink {
  provider: VideoProvider;
  /** What the provider calls it, of letters and digits that need no escaping. */
  id: string;
}

const IDS: Record<VideoProvider, RegExp> = {
  youtube: /^[\w-]{11}$/,
  vimeo: /^\d{1,12}$/,
  bilibili: /^BV[0-9A-Za-z]{10}$/,
};

export const isVideoId = ({ provider, id }: VideoLink): boolean => IDS[provider].test(id);

type Reader = (url: URL) => string | null | undefined;
const segment =
  (...before: string[]): Reader =>
  ({ pathname }) => {
    const [, first, second] = pathname.split('/');
    return before.length === 0 ? first : before.includes(first ?? '') ? second : undefined;
  };
const youtube: Reader = (url) =>
  url.pathname === '/watch' ? url.searchParams.get('v') : segment('embed', 'shorts', 'live')(url);

const HOSTS: Record<string, [VideoProvider, Reader]> = {
  'youtube.com': ['youtube', youtube],
  'm.youtube.com': ['youtube', youtube],
  'youtube-nocookie.com': ['youtube', youtube],
  'youtu.be': ['youtube', segment()],
  'vimeo.com': ['vimeo', segment()],
  'player.vimeo.com': ['vimeo', segment('video')],
  'bilibili.com': ['bilibili', segment('video')],
  'm.bilibili.com': ['bilibili', segment('video')],
  'player.bilibili.com': ['bilibili', ({ searchParams }) => searchParams.get('bvid')],
};

/** The video behind an address as people copy it; null for any other address. */
export function parseVideoLink(address: string): VideoLink | null {
  const text = address.trim();
  if (text.length > 500) return null;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username || url.password || url.port)
    return null;
  const host = url.hostname.replace(/^www\./, '');
  if (!Object.hasOwn(HOSTS, host)) return null;
  const [provider, read] = HOSTS[host]!;
  const link = { provider, id: read(url) ?? '' };
  return isVideoId(link) ? link : null;
}

/** The address of its page, which a browser may be sent to. */
export const videoPage = ({ provider, id }: VideoLink): string =>
  ({
    youtube: `https://www.youtube.com/watch?v=${id}`,
    vimeo: `https://vimeo.com/${id}`,
    bilibili: `https://www.bilibili.com/video/${id}`,
  })[provider];

/** The address of its player, for a frame that is made once the visitor asked for it. */
export const videoPlayer = ({ provider, id }: VideoLink): string =>
  ({
    youtube: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    vimeo: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    bilibili: `https://player.bilibili.com/player.html?bvid=${id}&autoplay=1`,
  })[provider];

/** Where players come from, for the policy of the pages that show them. */
export const VIDEO_PLAYER_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://player.bilibili.com',
] as const;
