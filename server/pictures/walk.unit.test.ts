import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { picture, pngChunk } from '../../tests/support/data/upload.ts';
import { BrokenPicture, isPictureType, type PictureType, pictureIn, pictureTypeOf } from './walk.ts';

const FORMATS = ['png', 'jpeg', 'webp'] as const;
const drawn = () =>
  sharp({
    create: {
      width: 90,
      height: 60,
      channels: 3,
      background: '#336699',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });
const typeOf = (format: (typeof FORMATS)[number]): PictureType => `image/${format}`;
const pixelsOf = (of: Sharp) => of.raw().toBuffer();
/** Puts something between the head of a PNG and its pixels. */
const withChunk = (png: Buffer, chunk: Buffer) =>
  Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
/** Behind the first marker of a JPEG. */
const withSegment = (jpeg: Buffer, code: number, data: Buffer) => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
};

describe.each(FORMATS)('a picture as %s', (format) => {
  const walked = (bytes: Buffer) => pictureIn(bytes, typeOf(format));

  test('keeps its pixels, its colours and which way up it is, and nothing else', async () => {
    const given = await drawn()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'SECRET-OWNER', Orientation: '6' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-PLACE</x:xmpmeta>')
      .withIccProfile('p3')
      .toFormat(format, { lossless: true })
      .toBuffer();
    const left = walked(Buffer.concat([given, Buffer.from('<html>SECRET</html>')]));
    expect([left.width, left.height]).toEqual([90, 60]);
    expect(left.bytes.length).toBeLessThanOrEqual(given.length);
    expect(left.bytes.includes('SECRET')).toBe(false);
    const said = await sharp(left.bytes, { failOn: 'warning' }).metadata();
    expect(said).toMatchObject({ format, orientation: 6, hasProfile: true, width: 90, height: 60 });
    expect(said.xmp).toBeUndefined();
    expect(await pixelsOf(sharp(left.bytes).autoOrient())).toEqual(await pixelsOf(sharp(given).autoOrient()));
    // what is left of it is all of it
    expect(walked(left.bytes).bytes).toEqual(left.bytes);
  });

  test('is refused or shorter, whatever of it is changed, cut off or put in', async () => {
    const given = await drawn()
      .withExif({ IFD0: { Copyright: 'x' } })
      .withIccProfile('srgb')
      .toFormat(format)
      .toBuffer();
    const place = fc.nat({ max: given.length - 1 });
    fc.assert(
      fc.property(place, fc.uint8Array({ maxLength: 12 }), place, (at, put, cut) => {
        const changed = Buffer.from(given);
        changed.set(put.subarray(0, changed.length - at), at);
        for (const bytes of [
          changed,
          changed.subarray(0, cut),
          Buffer.concat([given.subarray(0, at), put, given.subarray(at)]),
        ])
          try {
            // of a JPEG with the end mark that it lacked
            expect(walked(bytes).bytes.length).toBeLessThanOrEqual(bytes.length + 2);
          } catch (error) {
            if (!(error instanceof BrokenPicture)) throw error;
          }
      }),
      { numRuns: 2000 },
    );
  });

  test('of random bytes behind its first ones is refused or shorter', () => {
    const begin = {
      png: '\x89PNG\r\n\x1a\n',
      jpeg: '\xff\xd8\xff',
      webp: 'RIFF\x40\0\0\0WEBPVP8X\x0a\0\0\0',
    }[format];
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (rest) => {
        const bytes = Buffer.concat([Buffer.from(begin, 'latin1'), rest]);
        expect(pictureTypeOf(bytes)).toBe(typeOf(format));
        try {
          expect(walked(bytes).bytes.length).toBeLessThanOrEqual(bytes.length);
        } catch (error) {
          if (!(error instanceof BrokenPicture)) throw error;
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('left out', () => {
  test('text of a PNG that unpacks to fifty megabytes, and a profile that does', async () => {
    const png = await picture(400, 400).png().toBuffer();
    const packed = deflateSync(Buffer.alloc(50 * 1024 * 1024, 'A'));
    for (const chunk of [
      pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed])),
      pngChunk('iTXt', Buffer.concat([Buffer.from('Comment\0\x01\0\0\0'), packed])),
      pngChunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), packed])),
      pngChunk('eXIf', Buffer.alloc(60_000, 'x')),
      pngChunk('sPLT', Buffer.alloc(60_000)),
    ])
      expect(pictureIn(withChunk(png, chunk), 'image/png').bytes).toEqual(pictureIn(png, 'image/png').bytes);
  });

  test('segments of a JPEG that makers add, and comments', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const plain = pictureIn(jpeg, 'image/jpeg').bytes;
    for (const code of [0xe0, 0xe1, 0xe2, 0xe5, 0xed, 0xee, 0xfe])
      expect(pictureIn(withSegment(jpeg, code, Buffer.alloc(60_000, 'x')), 'image/jpeg').bytes).toEqual(
        plain,
      );
  });

  test('frames of an animated WebP but the first', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(3);
    const { bytes } = pictureIn(moving, 'image/webp');
    expect(bytes.length).toBeLessThan(moving.length);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
    expect(await pixelsOf(sharp(bytes))).toEqual(await pixelsOf(sharp(moving)));
  });
});

test('a JPEG of print keeps the profile of its four colours and what Adobe says of them', async () => {
  const jpeg = await picture().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
  const { bytes } = pictureIn(jpeg, 'image/jpeg');
  expect(await sharp(bytes).metadata()).toMatchObject({ space: 'cmyk', channels: 4, hasProfile: true });
  expect(await pixelsOf(sharp(bytes).toColourspace('srgb'))).toEqual(
    await pixelsOf(sharp(jpeg).toColourspace('srgb')),
  );
});

test('a progressive JPEG of ten scans passes, one of a hundred does not', async () => {
  const jpeg = await drawn().jpeg({ progressive: true }).toBuffer();
  expect(pictureIn(jpeg, 'image/jpeg').bytes.length).toBeGreaterThan(500);
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, jpeg.length - 2);
  const many = Buffer.concat([jpeg.subarray(0, -2), ...Array(100).fill(scan), jpeg.subarray(-2)]);
  expect(() => pictureIn(many, 'image/jpeg')).toThrow(BrokenPicture);
});

test('an animation is told apart', async () => {
  const png = await picture().png().toBuffer();
  expect(pictureIn(png, 'image/png').isAnimated).toBe(false);
  expect(pictureIn(withChunk(png, pngChunk('acTL', Buffer.alloc(8))), 'image/png').isAnimated).toBe(true);
});

test('hostile bytes are gone over once', () => {
  const size = 5 * 1024 * 1024;
  for (const [begin, unit, type] of [
    ['\x89PNG\r\n\x1a\n', '\0\0\0\0tEXt\0\0\0\0', 'image/png'],
    ['\xff\xd8', '\xff\0', 'image/jpeg'],
    ['\xff\xd8', '\xff\xff', 'image/jpeg'],
    ['\xff\xd8', '\xff\xe1\0\x02', 'image/jpeg'],
    ['RIFF\xf4\xff\x4f\0WEBP', 'EXIF\0\0\0\0', 'image/webp'],
  ] as const)
    expect(() =>
      pictureIn(Buffer.from((begin + unit.repeat(size / unit.length)).slice(0, size), 'latin1'), type),
    ).toThrow(BrokenPicture);
});

test('what begins as something else is no picture', () => {
  expect(pictureTypeOf(Buffer.from('%PDF-1.4'))).toBeNull();
  expect(pictureTypeOf(Buffer.alloc(0))).toBeNull();
  expect(['image/png', 'image/gif', 'toString'].map(isPictureType)).toEqual([true, false, false]);
});
