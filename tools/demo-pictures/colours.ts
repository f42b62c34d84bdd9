/** Which colour choices of a drawing suit a thing: those of its material, or those next to the colour it has. */
import { palettesOf } from './subjects.ts';

type Hint = readonly [RegExp, number];

const METAL_HINTS: readonly Hint[] = [
  [/copper/i, 3],
  [/brass|bronze/i, 1],
  [/black|carbon steel|high tensile/i, 2],
  [/stainless|steel|zinc|aluminum/i, 0],
];
const RAW_HINTS: readonly Hint[] = [
  [/copper/i, 2],
  [/brass/i, 3],
  [/hot rolled|carbon|wear|deformed|rail/i, 4],
  [/stainless|aluminum|galvan/i, 1],
];

const HINTS: Readonly<Record<string, readonly Hint[]>> = {
  bolt: METAL_HINTS,
  nut: METAL_HINTS,
  pipes: [
    [/copper/i, 3],
    [/pvc|ppr|conduit|shrink/i, 1],
    [/black|seamless|boiler/i, 4],
    [/steel|tube|aluminum/i, 0],
  ],
  steelcoil: RAW_HINTS,
  sheets: RAW_HINTS,
  bars: RAW_HINTS,
  beam: RAW_HINTS,
  wirecoil: [[/copper|enamel|busbar/i, 1]],
  granules: [
    [/black|ferro|silicon metal|rubber/i, 1],
    [/white|polyethylene|polypropylene|pvc|pet|hot melt/i, 0],
    [/color/i, 2],
    [/bio/i, 4],
    [/filler/i, 5],
  ],
  powder: [
    [/carbon|graphite/i, 2],
    [/iron oxide|bauxite|refract/i, 3],
    [/organic pigment|dye/i, 4],
    [/fluor/i, 5],
    [/protein|extract|starch/i, 1],
    [/titanium|zinc|citric|sweet|vitamin|talc|quartz|alumina|magnesia|pearl|amino/i, 0],
  ],
  sack: [
    [/cement|starch|flour/i, 0],
    [/organic|humic/i, 2],
    [/urea|npk|phosph|nitrogen/i, 1],
  ],
  planks: [
    [/spc|vinyl/i, 3],
    [/engineered|laminate/i, 0],
    [/wpc|deck/i, 1],
  ],
  doorleaf: [
    [/aluminum|upvc|fire|roll/i, 2],
    [/steel|security/i, 3],
    [/wood/i, 0],
    [/wpc/i, 1],
  ],
  slab: [
    [/granite/i, 1],
    [/marble/i, 0],
    [/quartz|sinter/i, 2],
    [/paving|wall/i, 3],
  ],
  roofing: [
    [/clay|resin|stone/i, 1],
    [/asphalt|shingle/i, 2],
    [/metal|corrugated/i, 0],
  ],
  solarpanel: [
    [/black/i, 1],
    [/mono|bifacial|topcon/i, 0],
  ],
  gloves: [
    [/exam|nitrile|cut/i, 0],
    [/weld|coated/i, 4],
  ],
};

const COLOURS: Readonly<Record<string, readonly [number, number, number]>> = {
  black: [40, 42, 50],
  white: [245, 246, 248],
  red: [215, 65, 60],
  blue: [60, 125, 215],
  navy: [40, 60, 105],
  green: [70, 165, 110],
  yellow: [245, 200, 70],
  orange: [240, 140, 50],
  pink: [240, 170, 185],
  purple: [130, 110, 205],
  brown: [140, 90, 55],
  gray: [120, 128, 140],
  grey: [120, 128, 140],
  silver: [190, 198, 208],
  gold: [217, 178, 92],
  beige: [234, 215, 183],
};
const COLOUR_WORD = new RegExp(`\\b(${Object.keys(COLOURS).join('|')})\\b`, 'i');

const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
const distance = (hex: string, to: readonly number[]) =>
  channels(hex).reduce((sum, v, i) => sum + (v - (to[i] as number)) ** 2, 0);

/** @param colour what is said of the thing's colour, in any words: "Matte Black" */
export function palettesFor(subject: string, noun: string, colour: string): number[] {
  const palettes = palettesOf(subject);
  const hint = HINTS[subject]?.find(([pattern]) => pattern.test(noun))?.[1];
  if (hint !== undefined && hint < palettes.length) return [hint];
  const all = palettes.map((_, i) => i);
  const word = COLOUR_WORD.exec(colour)?.[1]?.toLowerCase();
  if (!word) return all;
  const wanted = COLOURS[word]!;
  const far = palettes.map(([main]) => distance(main, wanted));
  return [far.indexOf(Math.min(...far))];
}
