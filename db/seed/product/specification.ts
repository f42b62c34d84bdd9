/** The properties of one product: values that suit its noun, its price and each other. */

import type { PropertySeed } from '../category-files.ts';
import type { Leaf } from '../leaves.ts';
import type { Draw } from './draw.ts';
import { fittingValues } from './fitting.ts';

export interface Spec {
  name: string;
  kind: PropertySeed['kind'];
  unit: string;
  /** As the branch writes it; numbers without their unit. */
  value: string;
}

/** What grows with the price of a thing of one branch. */
const GROWS =
  /power|wattage|capacity|weight|size|diameter|width|length|height|load|current|thickness|speed|range|number of|pieces|volume|content|content|resolution|users|storage|memory|capacity|pressure|efficien/i;

const valuesOf = (p: PropertySeed): string[] =>
  p.kind === 'boolean' ? ['Yes', 'No'] : (p.values ?? []).map((v) => (Array.isArray(v) ? v[0] : String(v)));

const FREE_TEXT: Record<string, (d: Draw) => string> = {
  'OE Number': (d) => `${d.int(10000, 99999)}-${d.pick(['0L', '2A', '6C', '0K', 'B1'])}${d.int(100, 999)}`,
  'OE Number or Size Code': (d) =>
    `${d.pick(['205/55R16', '225/45R17', '295/80R22.5', '265/70R16', '185/65R15'])}`,
  'Measuring Range': (d) => d.pick(['0-1.6 MPa', '0-10 bar', '-50 to 150 ℃', '0-400 ℃', '0-100 psi']),
  Size: (d) => d.pick(['24/6', '26/6', '18 mm x 10 m', '15 mm x 5 m', 'A4']),
  Compatibility: (d) => d.pick(['Windows, Android, iOS', 'Windows and Linux', 'Universal']),
  Specification: (d) => d.pick(['100 g', '250 ml', '10 pcs/bag', '80 pcs/bag', '1 pc/card']),
};

const MEASURED = /measuring range/i;
const TEMPERATURE = /thermo|temperature/i;

/** Index of a number: near the place of the price in the branch, one step to either side. */
function indexFor(count: number, share: number, d: Draw): number {
  const near = Math.round(share * (count - 1)) + d.int(-1, 1);
  return Math.min(count - 1, Math.max(0, near));
}

const known = new Map<PropertySeed, Map<string, readonly string[]>>();
/** The rules are many and a million products ask them: each leaf and property once. */
function fitting(leaf: Leaf, p: PropertySeed): readonly string[] {
  const ofProperty = known.get(p) ?? known.set(p, new Map()).get(p)!;
  const found = ofProperty.get(leaf.noun);
  if (found) return found;
  const values = fittingValues(leaf.noun, leaf.branch, p, valuesOf(p));
  ofProperty.set(leaf.noun, values);
  return values;
}

/** Where a price lies: in its branch and in its leaf, each 0 to 1. */
export interface PricePlace {
  share: number;
  place: number;
}

function valueFor(leaf: Leaf, p: PropertySeed, { share, place }: PricePlace, d: Draw): string | null {
  const own = leaf.capacity;
  if (own?.property === p.name) return String(own.values[Math.round(place * (own.values.length - 1))]);
  if (p.kind === 'text') {
    if (MEASURED.test(p.name))
      return d.pick(TEMPERATURE.test(leaf.noun) ? ['-50 to 150 ℃', '0-400 ℃'] : ['0-1.6 MPa', '0-10 bar']);
    return FREE_TEXT[p.name]?.(d) ?? null;
  }
  const values = fitting(leaf, p);
  if (values.length === 0) return null;
  if (p.kind === 'boolean') return d.chance(0.78) ? 'Yes' : 'No';
  // numbers stand in the files from small to large
  if (p.kind === 'number' && GROWS.test(p.name)) return values[indexFor(values.length, share, d)]!;
  return d.pick(values);
}

/** Pairs that cannot stand together: where the first holds, the second is left out. */
const PAIRS: readonly [(s: Spec) => boolean, (s: Spec) => boolean][] = [
  [(s) => s.value === 'Manual', (s) => /^(voltage|battery type|power\b|motor power)/i.test(s.name)],
  [(s) => s.name === 'Power Source' && s.value === 'Manual', (s) => /warranty|power$/i.test(s.name)],
  [(s) => /^(diesel|gasoline)/i.test(s.value), (s) => /^(voltage|battery type)$/i.test(s.name)],
  [(s) => /wired/i.test(s.value) && !/wireless/i.test(s.value), (s) => s.name === 'Bluetooth Version'],
  [(s) => s.value === 'Unprinted' || s.value === 'Uncoated', (s) => /printing color/i.test(s.name)],
  [
    (s) => s.name === 'Grade' && /^(astm|api)/i.test(s.value),
    (s) => s.name === 'Standard' && !/astm|api/i.test(s.value),
  ],
  [
    (s) => s.name === 'Grade' && /^(q\d|hrb|sp|dx|sg|s275)/i.test(s.value),
    (s) => s.name === 'Standard' && /api|aisi/i.test(s.value),
  ],
  [
    (s) => /^stainless steel|^titanium|^brass|^nylon/i.test(s.value),
    (s) => /surface finish/i.test(s.name) && /zinc|galvan|black oxide/i.test(s.value),
  ],
  [(s) => /^stainless steel/i.test(s.value), (s) => s.name === 'Strength Grade' && /\./.test(s.value)],
  [(s) => /^(carbon|alloy) steel/i.test(s.value), (s) => s.name === 'Strength Grade' && /^A/.test(s.value)],
  [(s) => /^(single phase)/i.test(s.value), (s) => /voltage/i.test(s.name) && /380|400|415/.test(s.value)],
  [(s) => /^three phase/i.test(s.value), (s) => /voltage/i.test(s.name) && /DC|^110|^220/.test(s.value)],
  [(s) => s.value === 'DC', (s) => /voltage|frequency/i.test(s.name) && /AC|Hz/.test(s.value)],
  [(s) => s.value === 'Seamless', (s) => /end finish/i.test(s.name)],
  [(s) => /^(glass|ceramic|stainless steel|wood|metal)/i.test(s.value), (s) => s.name === 'Foldable'],
  [(s) => /^indoor/i.test(s.value), (s) => /outdoor|uv resist/i.test(s.name)],
];

export function specificationOf(leaf: Leaf, price: PricePlace, d: Draw): Spec[] {
  const all = leaf.properties.flatMap((p): Spec[] => {
    const value = valueFor(leaf, p, price, d);
    return value === null
      ? []
      : [{ name: p.name, kind: p.kind, unit: p.kind === 'number' ? (p.unit ?? '') : '', value }];
  });
  const out: Spec[] = [];
  for (const spec of all) {
    const clashes = all.some(
      (other) => other !== spec && PAIRS.some(([first, second]) => first(other) && second(spec)),
    );
    if (!clashes) out.push(spec);
  }
  return out;
}

const TIGHT = /^(W|kW|V|A|mm|cm|kg|g|ml|L|%|°|℃|°C|gsm|Ah|kWh|kVA|m|Hz|dB|GB|kA)$/;

/** "50W", "24 inch", "1220x180 mm". */
export function shown(spec: Spec, tight = false): string {
  if (!spec.unit) return spec.value;
  if (/^(%|°)$/.test(spec.unit)) return `${spec.value}${spec.unit}`;
  return tight && TIGHT.test(spec.unit) ? `${spec.value}${spec.unit}` : `${spec.value} ${spec.unit}`;
}

/** Words of features that belong to a property: what it says decides whether the feature may be claimed. */
const CLAIMS: readonly [feature: RegExp, property: RegExp, holds: RegExp][] = [
  [/polished/i, /finish|surface/i, /polish|mirror/i],
  [/matte/i, /finish/i, /matte/i],
  [/glossy/i, /finish/i, /gloss/i],
  [/stainless steel/i, /material/i, /stainless/i],
  [/zinc plated/i, /finish|material/i, /zinc|carbon/i],
  [/galvanized/i, /finish|treatment|material/i, /galvan/i],
  [/aluminum/i, /material/i, /alumin/i],
  [/waterproof|water resistant|ip65/i, /waterproof|protection/i, /yes|ip6|ipx/i],
  [/rechargeable|lithium/i, /power|battery/i, /rechargeable|lithium|yes/i],
  [/fully automatic|automatic feeding/i, /automation/i, /fully/i],
  [/plus size/i, /size range/i, /plus|5xl/i],
  [/regular fit/i, /^fit$/i, /regular/i],
  [/organic|natural/i, /cultivation|processing/i, /organic|dried|raw|greenhouse/i],
  [/virgin/i, /condition|material/i, /virgin|pp|hdpe|ptfe/i],
  [/nordic/i, /^style/i, /nordic/i],
  [/modern/i, /^style/i, /modern|minimal|nordic|light luxury/i],
  [/premium|grade a|prime/i, /^grade/i, /premium|grade a|first|^[^g]/i],
  [/new crop|new and original/i, /condition/i, /new/i],
  [/food grade/i, /^grade|material/i, /food|stainless|silicone|pp|glass|tritan|p[ep]t?/i],
  [/wireless|bluetooth|2\.4ghz/i, /connectivity|control mode|protocol/i, /wireless|bluetooth|2\.4|wi-fi/i],
  [/low noise|silent/i, /structure/i, /silent/i],
  [/retractable/i, /barrel/i, /plastic|metal/i],
  [/hand ?made/i, /technique/i, /hand|carved|blown/i],
  [/18k gold/i, /plating/i, /gold/i],
  [/tempered glass/i, /material/i, /glass/i],
  [/rubber|eva/i, /outsole/i, /rubber|eva/i],
  [/remote view|app connected/i, /connectivity|protocol/i, /wi-fi|4g|poe/i],
];

/** Whether the product may claim the feature, given its properties. */
export const mayClaim = (feature: string, specs: readonly Spec[]): boolean =>
  CLAIMS.every(([features, names, holds]) => {
    if (!features.test(feature)) return true;
    const asked = specs.filter((s) => names.test(s.name));
    return asked.length === 0 || asked.some((s) => holds.test(s.value));
  });
