/** Titles as sellers write them: what it is, what sets it apart, what it is for. */

import { listed } from '../../../domain/listed.ts';
import type { Leaf } from '../leaves.ts';
import type { Draw } from './draw.ts';
import { type Spec, shown } from './specification.ts';

/** Numbers that name a thing; all others stay in the table of properties. */
const NAMING_NUMBER =
  /^(wattage|rated power|power|motor power|peak power|engine power|maximum power|solar panel power|fabric weight|purity|thread diameter|nominal size|board thickness|number of layers|net volume|nominal capacity|working width|length|diameter|size|capacity|outer diameter|inner diameter|paper weight|laptop size|rated capacity)$/i;
const NAMING_UNIT = /^(W|kW|gsm|%|mm|cm|L|ml|kg|inch|Ah|layers|kg\/h)$/;
const NAMING_CHOICE =
  /^(material|main material|upper material|frame material|lamp body material|panel material|body material|housing material|composition|style|pattern|automation level|control system|grade|finish|phase|poles|protection level|protection rating|color temperature|resolution|size|hair material|texture|shape|fit|paper type|alloy|base material|rubber type|stone type|conductor material|cell type|sterilization|surface finish|form|barrel material|interface|container material|base type)$/i;
const UNTITLED =
  /custom|none|^manual|not |^no |universal|other|^common|^standard$|multi|^all |pc \+|\/|assorted|mixed|^plain$|regular|^uncoated|^unprinted|grade b|second grade|off-grade|^patient|^dc$|non-sterile|^natural$|^(s|m|l|xl|xxl|xs)$|^solid$|^x?s-/i;

/** How far a word must agree to be the same word: "Waterproof" and "Waterproofing". */
const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/(ing|able|ed|es|s|ic)$/, '')
    .slice(0, 8);
const LITTLE = new Set(['for', 'with', 'and', 'of', 'in', 'to', 'the', 'on', 'at', 'use', '']);
const wordsOf = (text: string) =>
  text
    .split(/[\s/,-]+/)
    .map(stemOf)
    .filter((w) => !LITTLE.has(w));

const REPEATED = new Set(
  listed(`
  material, design, qual, resist, high, custom, factory, style, proof, easy
`),
);

/** Adds parts as long as no word comes twice. */
function collector(noun: string) {
  const used = new Set(wordsOf(noun));
  return (part: string): boolean => {
    const words = wordsOf(part);
    if (words.some((w) => used.has(w))) return false;
    for (const w of words) used.add(w);
    for (const w of words) if (REPEATED.has(w)) used.add(w);
    return true;
  };
}

/** Things that come with a product rather than describe it. */
const SUFFIX: readonly [RegExp, string | null][] = [
  [/^custom logo( printed)?$/i, 'with Custom Logo'],
  [/^(coa provided)$/i, 'with COA'],
  [/certificate$/i, null],
  [/warranty$/i, null],
  [/^free sampl(e|ing)$/i, ', Free Sample'],
  [/^(gift box pack(ing|ed))$/i, 'in Gift Box'],
  [/^spare parts supply$/i, 'with Spare Parts'],
  [
    /^(adjustable strap|silent wheels|parent handle|safety belt|complete (tool )?kit|disc brake|safety guard|dust collection port)$/i,
    null,
  ],
  [
    /(control panel|lubrication|protection|led lights|motion sensor|surge protection|copper contacts|bom service|adjustable seat|retail packaging|embroidered (logo|eyes))$/i,
    null,
  ],
  [
    /^(touch screen|plc control|touch control|temperature control|touch screen control|touch screen operation)$/i,
    null,
  ],
];
const UNTITLED_FEATURE =
  /^(oem support|oem service|one stop solution|project supply|in stock|fast delivery|prompt shipment|hot selling|export ready|low price|competitive price|overseas warehouse|bulk supply|factory supply|oem|odm|smart|office|custom|digital|customized|household|universal|wholesale|empty|good condition|quick response|aftermarket|reliable results|oem available|top quality|good quality)$/i;

/** "with Custom Logo" where a feature reads better behind the noun; null: it stands before. */
function behind(feature: string): string | null {
  const found = SUFFIX.find(([pattern]) => pattern.test(feature));
  return found ? (found[1] ?? `with ${feature}`) : null;
}

function namingSpecs(specs: readonly Spec[]): string[] {
  const thread = specs.find((s) => s.name === 'Thread Diameter');
  const out = specs.flatMap((s) => {
    if (s === thread) {
      const length = specs.find((l) => l.name === 'Length');
      return [length ? `M${s.value}x${length.value}` : `M${s.value}`];
    }
    if (thread && s.name === 'Length') return [];
    if (s.kind === 'number')
      return NAMING_NUMBER.test(s.name) && NAMING_UNIT.test(s.unit)
        ? [s.unit === 'layers' ? `${s.value} Layer` : s.unit === 'inch' ? `${s.value} Inch` : shown(s, true)]
        : [];
    if (s.kind !== 'choice' || !NAMING_CHOICE.test(s.name) || UNTITLED.test(s.value) || s.value.length > 24)
      return [];
    if (/housing|body|frame|panel|barrel|container|conductor/i.test(s.name))
      return s.value.includes(' ') ? [s.value] : [];
    return [s.value];
  });
  return out;
}

const PLACE =
  /^(home|living room|restaurant|school|travel|work|bakery|hotel kitchen|school|farm|garage|household)$/i;

function purpose(use: string): string {
  if (/^home$/i.test(use)) return 'for Home Use';
  if (/^wholesale$/i.test(use)) return 'for Wholesale';
  return `for ${PLACE.test(use) ? use : use}`;
}

const MISFIT: readonly [noun: RegExp, use: RegExp][] = [
  [/\bmen|boys|beard|toupee/i, /women|girls|bridal|moms/i],
  [/women|girls|bra\b|dress/i, /\bmen\b|boys/i],
  [/used|remanufactured/i, /new/i],
  [/kid|baby|children/i, /adult|bars|wedding|business/i],
  [/indoor/i, /outdoor|gardens/i],
  [/outdoor|garden/i, /living room|bedrooms/i],
  [/braiding|wig|toupee/i, /cosplay/i],
];

/** A number that is missing where one must stand: how sellers call their versions. */
const VERSIONS = ['New', 'Classic', 'Standard', 'Deluxe', 'Professional', 'Premium'];

/**
 * 10 to 128 characters. `attempt` counts from 0: a later one says more, so that no two titles need be the same.
 */
export function titleOf(
  leaf: Leaf,
  specs: readonly Spec[],
  features: readonly string[],
  use: string,
  d: Draw,
  attempt = 0,
): string {
  const fresh = collector(leaf.noun);
  const before: string[] = [];
  const after: string[] = [];
  const room = d.int(2, 3) + Math.min(attempt, 2);
  const specWords = namingSpecs(specs);
  // a dimension and a material name most things; two dimensions confuse
  const numbers = specWords.filter((s) => /^[\dM]/.test(s));
  const words = d.some(
    specWords.filter((s) => !/^[\dM]/.test(s)),
    2,
  );
  const number = numbers.length > 0 ? d.pick(numbers) : null;
  for (const feature of features) {
    if (before.length >= room - 1 || UNTITLED_FEATURE.test(feature)) continue;
    const tail = behind(feature);
    if (tail ? after.length === 0 && fresh(feature) : fresh(feature))
      (tail ? after : before).push(tail ?? feature);
    if (before.length + after.length >= 2) break;
  }
  const sized = features.some(
    (f) => /custom (size|length|thickness|color|spec)/i.test(f) && before.includes(f),
  );
  if (number && !sized && d.chance(0.6 + attempt) && fresh(number)) before.push(number);
  for (const word of words) if (before.length < room + 1 && fresh(word)) before.push(word);

  if (before.length === 0 || attempt > 3) before.unshift(d.pick(VERSIONS));
  const suits = !MISFIT.some(([noun, uses]) => noun.test(leaf.noun) && uses.test(use));
  const forUse = suits && d.chance(0.72) && fresh(use) ? purpose(use) : '';
  const build = (b: string[], a: string[], u: string) =>
    [...b, leaf.noun, ...a, u].filter(Boolean).join(' ').replace(/ ,/g, ',');
  let title = build(before, after, forUse);
  while (title.length > 118 && before.length > 1) {
    before.shift();
    title = build(before, after, forUse);
  }
  return title.length >= 10 ? title : `${d.pick(VERSIONS)} ${title}`;
}
