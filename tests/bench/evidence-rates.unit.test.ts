/** Of the made-up corpus no more is missed, and found falsely, than the bench said (decision 37). By count: the corpus is the same each time. */
import { expect, test } from 'vitest';
import { PICTURES } from '../../bench/evidence/pictures.ts';
import { ratesOf } from '../../bench/evidence/rates.ts';
import { TEXTS } from '../../bench/evidence/texts.ts';

const SEED = 29;
/** Of 200 with something to find, and of 200 without. */
const TEXT_BOUNDS: Record<string, readonly [missed: number, alarms: number]> = {
  'contact data': [0, 0],
  'contact in disguise': [4, 0],
  'prohibited variant': [4, 0],
  'title and parameters': [0, 0],
  'price far': [0, 4],
  'price and its past': [0, 0],
  'same telephone': [0, 0],
  'same address': [48, 0],
  'same licence': [0, 0],
  'same text': [12, 0],
  'licence of a country': [0, 0],
};
/** Of 5 each: reading takes seconds. */
const PICTURE_BOUNDS: Record<string, readonly [missed: number, alarms: number]> = {
  'contact in a picture': [2, 0],
  'contact in a file': [0, 0],
  blank: [0, 0],
  'code in a picture': [0, 0],
  screenshot: [0, 0],
  'nearly all text': [0, 0],
  mirrored: [0, 0],
  turned: [0, 0],
  tilted: [2, 0],
  stretched: [0, 0],
  cropped: [3, 0],
  'text over it': [1, 0],
  'a banner over it': [2, 0],
};

test('of texts', async () => {
  for await (const { kind, missed, alarms } of ratesOf(TEXTS, 400, SEED)) {
    expect(missed.slice(TEXT_BOUNDS[kind]![0]), `${kind}: missed`).toEqual([]);
    expect(alarms.slice(TEXT_BOUNDS[kind]![1]), `${kind}: found falsely`).toEqual([]);
  }
});

test('of pictures', { timeout: 300_000 }, async () => {
  for await (const { kind, missed, alarms } of ratesOf(PICTURES, 10, SEED)) {
    expect(missed.slice(PICTURE_BOUNDS[kind]![0]), `${kind}: missed`).toEqual([]);
    expect(alarms.slice(PICTURE_BOUNDS[kind]![1]), `${kind}: found falsely`).toEqual([]);
  }
});
