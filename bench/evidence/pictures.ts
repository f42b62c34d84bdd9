/** Made-up pictures with their truths. They are drawn: photographs have more noise, and more to tell them apart by. */
import sharp from 'sharp';
import { renderSVG } from 'uqr';
import { differences, MAX_DIFFERENT } from '../../domain/picture/difference-hash.ts';
import { isOverlaid, likenessOfParts, TURNS } from '../../domain/picture/likeness.ts';
import { partsOf } from '../../server/pictures/reading/read.ts';
import { otherLooks, TASKS } from '../../server/pictures/tasks.ts';
import {
  CONTACTS,
  colour,
  FONT,
  goods,
  HARMLESS,
  HEIGHT,
  halves,
  isFound,
  svg,
  WIDTH,
  webp,
  written,
} from './drawn.ts';
import { type Draw, drawFrom } from './random.ts';
import type { Case, Corpus } from './texts.ts';

/** Rows of a phone's screen, or of a picture that shows goods with text beside it. */
function screen(draw: Draw): string {
  const rows = Array.from({ length: 8 }, (_, i) => {
    const y = 110 + i * 66;
    const left = draw.share() < 0.5;
    return `<rect x="${left ? 40 : 380}" y="${y - 34}" width="480" height="50" rx="12" fill="${left ? '#fff' : '#95ec69'}"/>
      <text x="${left ? 60 : 400}" y="${y}" font-size="24" font-family="${FONT}" fill="#111">${draw.one(['您好，这个多少钱？', 'Can you send a sample', '一百台起订，含税', 'We ship next week', '好的，谢谢'])}</text>`;
  });
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ededed"/>
    <text x="40" y="46" font-size="26" font-family="${FONT}" fill="#111">${draw.whole(0, 23)}:${draw.whole(10, 59)}</text>
    <text x="760" y="46" font-size="24" font-family="${FONT}" fill="#111">5G 82%</text>${rows.join('')}`;
}

function priceList(draw: Draw): string {
  const rows = Array.from(
    { length: 10 },
    (_, i) =>
      `<text x="40" y="${80 + i * 62}" font-size="42" font-family="${FONT}" fill="#111">${draw.one(['离心泵型号', 'Pump model number', '球阀规格尺寸'])} ${draw.digits(3)} ${draw.one(['含税单价', 'price per piece'])} ${draw.digits(2)}</text>`,
  );
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fdfdfd"/>${rows.join('')}`;
}

interface Looks {
  look: { bits: string; bands: number[] } | null;
  mirrored: { bits: string; bands: number[] } | null;
  turned: ({ bits: string; bands: number[] } | null)[];
  parts: (string | null)[];
}
async function looksOf(bytes: Buffer): Promise<Looks> {
  const size = { width: WIDTH, height: HEIGHT };
  return {
    look: (await TASKS.see({ bytes, ...size })).look,
    mirrored: null,
    turned: [],
    ...(await otherLooks(bytes)),
    parts: await partsOf(bytes),
  };
}
function areLike(one: Looks, other: Looks): boolean {
  const same = (a: Looks['look'], b: Looks['look']) =>
    a !== null && b !== null && differences(a.bits, b.bits) <= MAX_DIFFERENT;
  return (
    same(one.look, other.look) ||
    same(one.mirrored, other.look) ||
    one.turned.some((turned) => same(turned, other.look)) ||
    (one.look !== null && other.look !== null && isOverlaid(one.look.bits, other.look.bits)) ||
    likenessOfParts(one.parts, other.parts) !== undefined
  );
}

/** Against each of so many originals. */
const GALLERY = 40;

interface Gallery {
  originals: Promise<Buffer>[];
  looks: Promise<Looks>[];
}
/** By seed: each kind of change is looked for among the same. */
const galleries = new Map<number, Gallery>();
function galleryOf(seed: number): Gallery {
  const known = galleries.get(seed);
  if (known) return known;
  const draw = drawFrom(seed);
  const originals = Array.from({ length: GALLERY }, () => webp(svg(goods(draw))));
  const made = { originals, looks: originals.map(async (bytes) => looksOf(await bytes)) };
  galleries.set(seed, made);
  return made;
}

const changed = (change: (picture: Buffer, draw: Draw) => Promise<Buffer>) => (n: number, seed: number) => {
  const { originals, looks } = galleryOf(seed);
  // those that come after the originals
  const draw = drawFrom(seed);
  for (const _ of originals) goods(draw);
  return Array.from({ length: n }, (_, i): Case => {
    const truth = i % 2 === 0;
    // of a seed of its own: pictures are made side by side, in no order
    const own = drawFrom(seed * 1000 + i);
    const made = truth ? originals[i % GALLERY]!.then((bytes) => change(bytes, own)) : webp(svg(goods(draw)));
    return {
      truth,
      shown: `picture ${i}`,
      async isFound() {
        const its = await looksOf(await made);
        return (await Promise.all(looks)).some((other) => areLike(its, other));
      },
    };
  });
};

/** By some degrees, on white. */
const tilted = (bytes: Buffer, degrees: number) => sharp(bytes).rotate(degrees, { background: '#fff' });

export const PICTURES: Corpus = {
  'contact in a picture': (n, seed) =>
    halves(n, seed, (draw, truth, i) => {
      const text = truth ? CONTACTS[i % CONTACTS.length]!(draw) : draw.one(HARMLESS);
      const line = written(
        draw,
        text,
        draw.whole(22, 52),
        draw.whole(20, 200),
        draw.whole(60, HEIGHT - 30),
        draw.whole(-4, 4),
      );
      const other = written(draw, draw.one(HARMLESS), 30, 560, 40);
      return { shown: text, isFound: isFound(webp(svg(goods(draw) + line + other)), 'picture_contact') };
    }),
  blank: (n, seed) =>
    halves(n, seed, (draw, truth) => {
      const plain = `<rect width="100%" height="100%" fill="${colour(draw)}"/>`;
      return {
        shown: truth ? 'a colour' : 'goods',
        isFound: isFound(webp(svg(truth ? plain : goods(draw))), 'picture_blank'),
      };
    }),
  'code in a picture': (n, seed) =>
    halves(n, seed, (draw, truth) => {
      const side = draw.whole(120, 260);
      const [left, top] = [draw.whole(0, WIDTH - side), draw.whole(0, HEIGHT - side)];
      const drawn = svg(goods(draw) + written(draw, draw.one(HARMLESS), 34, 40, 60));
      const code = Buffer.from(renderSVG(`https://u.wechat.com/${draw.digits(8)}`));
      const bytes = truth
        ? sharp(code)
            .resize(side, side)
            .png()
            .toBuffer()
            .then(async (input) =>
              webp(sharp(await drawn.composite([{ input, left, top }]).png().toBuffer())),
            )
        : webp(drawn);
      return { shown: `code of ${side} px`, isFound: isFound(bytes, 'picture_code') };
    }),
  screenshot: (n, seed) =>
    halves(n, seed, (draw, truth) => ({
      shown: truth ? 'a chat' : 'goods',
      isFound: isFound(
        webp(svg(truth ? screen(draw) : goods(draw) + written(draw, draw.one(HARMLESS), 36, 60, 90))),
        'picture_screenshot',
      ),
    })),
  'nearly all text': (n, seed) =>
    halves(n, seed, (draw, truth) => ({
      shown: truth ? 'a list' : 'goods',
      isFound: isFound(
        webp(svg(truth ? priceList(draw) : goods(draw) + written(draw, draw.one(HARMLESS), 44, 60, 90))),
        'picture_text',
      ),
    })),
  mirrored: changed((bytes) => webp(sharp(bytes).flop())),
  turned: changed((bytes, draw) => webp(sharp(bytes).rotate(draw.one(TURNS)))),
  tilted: changed((bytes, draw) => webp(tilted(bytes, draw.one([-4, -3, -2, -1, 1, 2, 3, 4])))),
  stretched: changed((bytes, draw) =>
    webp(sharp(bytes).resize(WIDTH, draw.whole(HEIGHT * 0.75, HEIGHT * 1.3), { fit: 'fill' })),
  ),
  cropped: changed((bytes, draw) => {
    const side = 0.7 + draw.share() * 0.25;
    const [width, height] = [Math.round(WIDTH * side), Math.round(HEIGHT * side)];
    const left = Math.round(draw.share() * (WIDTH - width));
    const top = Math.round(draw.share() * (HEIGHT - height));
    return webp(sharp(bytes).extract({ left, top, width, height }));
  }),
  'text over it': changed((bytes, draw) => {
    const text = written(
      draw,
      draw.one(['厂家直销 品质保证', 'BEST PRICE IN TOWN', '官方旗舰店 正品']),
      draw.whole(36, 60),
      30,
      draw.whole(70, 640),
    );
    const over = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${text}</svg>`,
    );
    return webp(sharp(bytes).composite([{ input: over }]));
  }),
  'a banner over it': changed((bytes, draw) => {
    const high = draw.whole(90, 190);
    const top = draw.whole(0, HEIGHT - high);
    const over = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <rect y="${top}" width="100%" height="${high}" fill="${colour(draw)}"/>
      <text x="40" y="${top + high / 2 + 24}" font-size="64" fill="#fff" font-family="${FONT}">官方旗舰店 正品</text></svg>`);
    return webp(sharp(bytes).composite([{ input: over }]));
  }),
};
