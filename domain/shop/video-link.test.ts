import { describe, expect, it } from 'vitest';
import { parseVideoLink, VIDEO_PLAYER_ORIGINS, videoPage, videoPlayer } from './video-link.ts';

const YOUTUBE = { provider: 'youtube', id: 'dQw4w9WgXcQ' };
const VIMEO = { provider: 'vimeo', id: '76979871' };
const BILIBILI = { provider: 'bilibili', id: 'BV1xx411c7mD' };

describe('a video link', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
    ['http://youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3s', YOUTUBE],
    [' youtu.be/dQw4w9WgXcQ?si=x ', YOUTUBE],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', YOUTUBE],
    ['https://vimeo.com/76979871', VIMEO],
    ['https://player.vimeo.com/video/76979871?h=1', VIMEO],
    ['https://www.bilibili.com/video/BV1xx411c7mD/?p=1', BILIBILI],
    ['https://player.bilibili.com/player.html?bvid=BV1xx411c7mD', BILIBILI],
  ])('%s is understood', (address, link) => {
    expect(parseVideoLink(address)).toEqual(link);
  });

  it.each([
    '',
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
    'https://user@youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com:8080/watch?v=dQw4w9WgXcQ',
    'javascript:youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?v=dQw4w9WgXc',
    'https://youtube.com/watch?v="><script>a',
    'https://vimeo.com/channels',
    'https://www.bilibili.com/video/av170001',
    'constructor',
    `https://youtube.com/watch?v=dQw4w9WgXcQ&x=${'y'.repeat(600)}`,
  ])('%j is not', (address) => {
    expect(parseVideoLink(address)).toBeNull();
  });

  it.each([YOUTUBE, VIMEO, BILIBILI] as const)('of $provider has a page and a player', (link) => {
    const known = link as Parameters<typeof videoPage>[0];
    expect(parseVideoLink(videoPage(known))).toEqual(link);
    expect(VIDEO_PLAYER_ORIGINS).toContain(new URL(videoPlayer(known)).origin);
  });
});
