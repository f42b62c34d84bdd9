/** Product descriptions in the few layouts that sellers use. */

import { quantityText } from '../../../domain/text/format.ts';
import { units } from '../../../locales/en/product/units.ts';
import type { Leaf } from '../leaves.ts';
import type { Draw } from './draw.ts';
import type { Pricing } from './pricing.ts';
import { type Spec, shown } from './specification.ts';

export const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const p = (text: string) => `<p>${text}</p>`;
const list = (items: readonly string[], ordered = false) =>
  `<${ordered ? 'ol' : 'ul'}>${items.map((i) => `<li>${i}</li>`).join('')}</${ordered ? 'ol' : 'ul'}>`;
const table = (rows: readonly (readonly [string, string])[]) =>
  `<table><tbody>${rows.map(([k, v]) => `<tr><td>${escaped(k)}</td><td>${escaped(v)}</td></tr>`).join('')}</tbody></table>`;

export interface Described {
  leaf: Leaf;
  title: string;
  specs: readonly Spec[];
  features: readonly string[];
  uses: readonly string[];
  pricing: Pricing;
  details: Partial<Record<string, string>>;
  model: string;
  brand: string;
}

/** A word list in lower case but for abbreviations: "PLC control, low noise and CE". */
const lower = (text: string) => text.replace(/\b[A-Z](?=[a-z]+)/g, (c) => c.toLowerCase());
const and = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
export const article = (noun: string) =>
  /^([aeio]|u(?!s|ni|ti)|LED|RF|RJ|HDI|FPC|MMA|MIG|SMD|NPK|LCD|X-)/i.test(noun) ? 'an' : 'a';

const OPENINGS: readonly ((x: Described, uses: string) => string)[] = [
  (x, uses) =>
    `A reliable ${lower(x.leaf.noun)} from our own production. Typical applications: ${uses}. Every order is inspected before it leaves the factory.`,
  (x, uses) =>
    `Model ${x.model} is our standard ${lower(x.leaf.noun)} and one of the most reordered items of the line. Typical applications: ${uses}.`,
  (x, uses) =>
    `Our ${lower(x.leaf.noun)} can be supplied as shown or to your drawing. Typical applications: ${uses}.`,
  (x, uses) =>
    `${x.brand} ${x.model} – ${article(x.leaf.noun)} ${lower(x.leaf.noun)} developed together with long-standing customers. Typical applications: ${uses}.`,
];

const CLOSINGS = [
  'Samples can be arranged before a bulk order; please tell us the quantity and the destination for an exact quotation.',
  'Size, packing and label can be changed to your request. Our export team answers within one working day.',
  'We send photos of the goods and an inspection report before the balance is paid.',
  'Please send your specification or a reference picture, and we will propose the nearest standard model.',
  'A repeat order keeps the same material and colour: we file a signed sample of every batch.',
];

const FAQ: readonly ((x: Described) => [string, string])[] = [
  (x) => [
    'What is the minimum order?',
    `${quantityText(x.pricing.min_order, x.pricing.unit, units)}. A smaller trial order can be discussed.`,
  ],
  (x) => ['How long does delivery take?', `${x.details['Delivery Time'] ?? 'It depends on the quantity'}.`],
  () => [
    'Can you put our logo on it?',
    'Yes. Send us the artwork and we return a proof before production starts.',
  ],
  () => ['Which payment terms do you accept?', 'T/T with 30% deposit, or L/C at sight for larger orders.'],
  (x) => ['How are the goods packed?', `${x.details.Packaging ?? 'Export carton'}.`],
  () => ['Do you inspect the goods?', 'Yes, incoming material, during production and before shipment.'],
];

const rowsOf = (x: Described, most: number): [string, string][] => [
  ['Model', x.model],
  ...x.specs.slice(0, most).map((s): [string, string] => [s.name, shown(s)]),
];

const sentence = (feature: string) => `${escaped(feature)}`;
const points = (x: Described, d: Draw): string[] => {
  const specs = d
    .some(
      x.specs.filter((s) => s.kind !== 'boolean'),
      2,
    )
    .map((s) => `${escaped(s.name)}: ${escaped(shown(s))}`);
  return [...x.features.slice(0, 4).map(sentence), ...specs];
};

/**
 * 300 to 1500 characters of well-formed HTML.
 * @param brief without the table, which says again what the properties say
 */
export function contentOf(x: Described, d: Draw, brief = false): string {
  const uses = and(x.uses.map((u) => escaped(lower(u))));
  const opening = p(`${d.pick(OPENINGS)(x, uses)}`);
  const closing = p(d.pick(CLOSINGS));
  switch (brief ? d.int(2, 3) : d.int(0, 3)) {
    case 0:
      return `${opening}<h3>Features</h3>${list(points(x, d))}<h3>Specification</h3>${table(rowsOf(x, 6))}${closing}`;
    case 1:
      return `<h2>${escaped(x.title)}</h2>${opening}${table(rowsOf(x, 8))}<h3>Packing and delivery</h3>${p(`${escaped(x.details.Packaging ?? 'Export carton')}. Delivery: ${escaped(lower(x.details['Delivery Time'] ?? 'as agreed'))}.`)}${closing}`;
    case 2:
      return `${opening}${p(`<strong>Why buyers choose it:</strong> ${escaped(lower(and(x.features.slice(0, 3))))}.`)}<h3>Questions and answers</h3>${d
        .some(FAQ, 3)
        .map((f) => f(x))
        .map(([q, a]) => `${p(`<strong>${escaped(q)}</strong>`)}${p(escaped(a))}`)
        .join('')}${closing}`;
    default:
      return `${opening}<h3>Advantages</h3>${list(points(x, d), true)}${closing}`;
  }
}
