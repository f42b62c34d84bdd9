import { expect, test } from 'vitest';
import { findingsInReading, looksLikeScreenshot, type ReadPage } from './reading.ts';

const PAGE: ReadPage = { page: 1, lines: [], codes: [], textShare: 0.05, spread: 40, isScreenshot: false };
const found = (given: Partial<ReadPage>, isDocument = false) =>
  findingsInReading(
    { pages: [{ ...PAGE, ...given }], isOcr: true },
    {
      field: 'images',
      name: 'pump.jpg',
      at: { place: 2 },
      isDocument,
      prohibitedIn: (text) => (text.includes('contraband') ? 'contraband' : undefined),
    },
  ).map(({ code, detail, place, page }) => `${code} ${detail} ${place} ${page ?? ''}`.trim());
const LINES = ['one', 'two', 'three', 'four', 'five', 'six'];

test.each<[Partial<ReadPage>, string[]]>([
  [{}, []],
  [{ lines: ['DN50 PN16', '304不锈钢'] }, []],
  [{ lines: ['Call +86 138 0013 8000'] }, ['picture_contact Call +86 138 0013 8000 2']],
  [{ lines: ['加微：bolts8899'] }, ['picture_contact 加微:bolts8899 2']],
  [{ lines: ['contraband goods'] }, ['prohibited_word contraband 2']],
  [{ codes: ['https://wa.me/8613800138000'] }, ['picture_code https://wa.me/8613800138000 2']],
  // a bar code of goods
  [{ codes: ['4006381333931'] }, []],
  [{ spread: 1 }, ['picture_blank pump.jpg 2']],
  [{ lines: LINES, textShare: 0.4 }, ['picture_text pump.jpg 2']],
  [{ lines: LINES, textShare: 0.4, isScreenshot: true }, ['picture_screenshot pump.jpg 2']],
  [{ lines: LINES.slice(0, 3), textShare: 0.4 }, []],
])('in %j is found %j', (given, expected) => expect(found(given)).toEqual(expected));

test('a document is full of text, and its page is named', () => {
  expect(found({ lines: LINES, textShare: 0.6, spread: 1 }, true)).toEqual([]);
  expect(found({ page: 3, lines: ['mail a@bolts.com'] }, true)).toEqual(['picture_contact a@bolts.com 2 3']);
});

test.each([
  [['12:45', '5G', 'Hello', 'How much is it?'], 0.8, true],
  [['返回', '您好', '多少钱', '发送'], 0.7, true],
  // goods on a plain ground, with words beside them
  [['Centrifugal pump', 'DN50', 'PN16', '304'], 0.9, false],
  // a photograph
  [['12:45', '5G', 'Hello', 'How much is it?'], 0.3, false],
])('a screen with %j, flat by %d: %s', (lines, flat, is) =>
  expect(looksLikeScreenshot({ lines, flat })).toBe(is),
);
