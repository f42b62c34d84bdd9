import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withoutMetadata } from './mp4.ts';

const box = (type: string, ...inner: Buffer[]): Buffer => {
  const body = Buffer.concat(inner);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const ftyp = box('ftyp', Buffer.from('isom'));
const mdat = box('mdat', Buffer.from('frames'));
const place = () => box('udta', Buffer.from('+29.8683+121.5440/'));

describe('an MP4', () => {
  test('loses what tells of its maker, and nothing moves', () => {
    const given = Buffer.concat([
      ftyp,
      box('moov', box('mvhd', Buffer.from('x')), box('trak', place()), place()),
      mdat,
    ]);
    const size = given.length;
    const cleaned = withoutMetadata(given)!;
    expect(cleaned).toHaveLength(size);
    expect(cleaned.toString('latin1')).not.toContain('29.8683');
    expect(cleaned.toString('latin1')).toContain('frames');
    expect(cleaned.toString('latin1').match(/free/g)).toHaveLength(2);
  });

  test('of the demo is whole', () => {
    const url = new URL('../../../db/seed/media/production-line.mp4', import.meta.url);
    expect(withoutMetadata(fs.readFileSync(url))).not.toBeNull();
  });

  const moov = () => box('moov', box('mvhd'));
  /** A head of each, all to the same end: made from the inside, a hundred thousand would be copied as often. */
  const nested = (depth: number) => {
    const tracks = Buffer.alloc(8 * depth);
    for (let n = 0; n < depth; n++) {
      tracks.writeUInt32BE(8 * (depth - n), 8 * n);
      tracks.write('trak', 8 * n + 4, 'latin1');
    }
    return Buffer.concat([ftyp, box('moov', tracks), mdat]);
  };

  test('whose boxes lie in seven others is whole', () => {
    expect(withoutMetadata(nested(6))).not.toBeNull();
  });

  const tooLarge = () => {
    const large = box('moov');
    large.writeUInt32BE(1_000_000);
    return large;
  };
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['no pictures', Buffer.concat([ftyp, moov()])],
    ['no index', Buffer.concat([ftyp, mdat])],
    ['another beginning', Buffer.concat([moov(), ftyp, mdat])],
    ['one that is cut off', Buffer.concat([ftyp, moov(), mdat]).subarray(0, -3)],
    ['a box beyond the end', Buffer.concat([ftyp, tooLarge(), mdat])],
    ['a box inside that is longer than its own', Buffer.concat([ftyp, box('moov', tooLarge()), mdat])],
    [
      'a box smaller than its head',
      Buffer.concat([ftyp, moov(), mdat, Buffer.from([0, 0, 0, 4, 1, 1, 1, 1])]),
    ],
    [
      'two hundred tracks of a hundred boxes',
      Buffer.concat([
        ftyp,
        box('moov', ...Array(200).fill(box('trak', ...Array(100).fill(box('free'))))),
        mdat,
      ]),
    ],
    ['boxes in nine others', nested(9)],
    ['boxes in a hundred thousand others', nested(100_000)],
    ['bytes behind the last box', Buffer.concat([ftyp, moov(), mdat, Buffer.from('xyz')])],
  ])('with %s is refused', (_, bytes) => {
    expect(withoutMetadata(bytes)).toBeNull();
  });
});
