/** Of the made-up corpus no more is missed, and found falsely, than the bench said (decision 37). By count: the corpus is the same each time. */
import { expect, test } from 'vitest';
import { FILES } from '../../bench/evidence/files.ts';
import { PICTURES } from '../../bench/evidence/pictures.ts';
import { ratesOf } from '../../bench/evidence/rates.ts';
import { type Corpus, TEXTS } from '../../bench/evidence/texts.ts';

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
/** Of so many, half of them with something to find: reading takes a second a picture and a tenth of one a line. */
const READ_BOUNDS: Record<string, readonly [cases: number, missed: number, alarms: number]> = {
  'contact in a picture': [6, 1, 0],
  blank: [2, 0, 0],
  'code in a picture': [2, 0, 0],
  screenshot: [2, 0, 0],
  'nearly all text': [2, 0, 0],
  'contact in a table': [20, 0, 0],
  'contact in a DOCX': [20, 0, 0],
  'contact in a PDF': [2, 0, 0],
  'contact in a scan': [2, 0, 0],
};
const LIKENESS_BOUNDS: typeof READ_BOUNDS = {
  mirrored: [4, 0, 0],
  turned: [4, 0, 0],
  tilted: [6, 1, 0],
  stretched: [4, 0, 0],
  cropped: [6, 2, 0],
  'text over it': [4, 0, 0],
  'a banner over it': [4, 1, 0],
};

test('of texts', async () => {
  for await (const { kind, missed, alarms } of ratesOf(TEXTS, 400, SEED)) {
    expect(missed.slice(TEXT_BOUNDS[kind]![0]), `${kind}: missed`).toEqual([]);
    expect(alarms.slice(TEXT_BOUNDS[kind]![1]), `${kind}: found falsely`).toEqual([]);
  }
});

test('a bound stands for each kind', () => {
  const kinds = Object.keys({ ...PICTURES, ...FILES });
  expect(Object.keys({ ...READ_BOUNDS, ...LIKENESS_BOUNDS }).toSorted()).toEqual(kinds.toSorted());
});

// one works in this process, the other in that of the reader
test.concurrent.each([
  ['is read', READ_BOUNDS],
  ['is compared', LIKENESS_BOUNDS],
])('of what %s', { timeout: 300_000 }, async (_, bounds) => {
  const corpus: Corpus = { ...PICTURES, ...FILES };
  for (const [kind, [cases, most, mostFalse]] of Object.entries(bounds))
    for await (const { missed, alarms } of ratesOf({ [kind]: corpus[kind]! }, cases, SEED)) {
      expect(missed.slice(most), `${kind}: missed`).toEqual([]);
      expect(alarms.slice(mostFalse), `${kind}: found falsely`).toEqual([]);
    }
});
