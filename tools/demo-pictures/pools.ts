/** How many pictures a subject gets, which colour suits a leaf, and how its goods are packed. */
import type { Leaf } from './match.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Subjects of seven and more leaf categories: every colour, a group and a scene. */
export const BUSY = words(`
  barrel cctv centrifuge charger connector conveyor display doorleaf drum e_backpack e_teddy-bear
  fabricroll fabricstack floodlight granules grinder injection inverter jerrycan lantern laser leather
  ledbulb meter motor oven packer pcb pipes plywood powder profile pump pumpbottle relay sack sensor
  sheets slab solarpanel steelcoil taperoll trays webbing`);

/** Subjects of five or six leaf categories: two colours and a scene. */
export const STEADY = words(`
  bars bolt breaker brush cabinet2 cablereel candlejar car cylinder disc downlight drill drillbits
  e_bicycle e_hiking-boot e_hook e_luggage e_running-shoe e_scissors e_thong-sandal engine felt foam
  generator glassjar hairbundle hospitalbed ledtube leggings meatmachine mixer nails oring paint passive
  phone planks pouch press rack roofing screw smartlock stockpot storagebox support table tee tube
  utensils welder wirecoil yarncone zipbag`);

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
    [/titanium|zinc|citric|sweet|vitamin|talc|quartz|alumina|magnesia|pearl|coating|amino/i, 0],
  ],
  sack: [
    [/cement|starch|flour/i, 0],
    [/organic|humic/i, 2],
    [/urea|npk|phosph|nitrogen/i, 1],
  ],
  suit: [[/suit/i, 0]],
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
  toner: [[/toner/i, 0]],
  gloves: [
    [/exam|nitrile|cut/i, 0],
    [/weld|coated/i, 4],
  ],
  diode: [[/chip|bead/i, 3]],
  tealeaf: [
    [/green|black/i, 0],
    [/flower|herbal/i, 2],
  ],
  fiber: [],
};

/** The colour choice that suits the words of a leaf, if one is known. */
export function hintFor(leaf: Leaf, subject: string): number | undefined {
  return HINTS[subject]?.find(([pattern]) => pattern.test(`${leaf.leaf} ${leaf.noun}`))?.[1];
}

const CRATES = words('machinery food-machinery energy vehicles-parts construction medical instruments');
const SACKS = words('chemicals rubber-plastics agriculture');

/** A shared picture of goods packed for shipping; `n` picks one of a few. */
export function packFor(root: string, n: number): string {
  const kinds = CRATES.has(root)
    ? ['crates', 'cartons']
    : SACKS.has(root)
      ? ['sacks', 'cartons', 'drums']
      : ['cartons'];
  const kind = kinds[n % kinds.length] ?? 'cartons';
  return `pack.${kind}.${Math.floor(n / 7) % 6}`;
}
