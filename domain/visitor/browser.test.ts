import { expect, test } from 'vitest';
import { browserOf } from './browser.ts';

const LIKE_ALL = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_ALL} Chrome/149.0.0.0 Safari/537.36`,
    'Chrome 149, Windows',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${LIKE_ALL} Chrome/149.0.0.0 Safari/537.36 Edg/149.0`, 'Edge 149, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0', 'Firefox 152, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari 19, iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16) ${LIKE_ALL} Chrome/149.0 Mobile Safari/537.36 MicroMessenger/8.0.5`,
    'WeChat 8, Android',
  ],
  ['curl/8.9.1', 'curl 8'],
  ['', ''],
  ['<b>nothing</b>', ''],
])('%s', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser);
});
