/** Where the title of a product and its parameters say different things: "304 stainless" beside "Material: Plastic" (decision 37). */
import { plainLetters } from '../product/prohibited.ts';
import { simplified } from '../text/simplified.ts';

/** What a thing is made of, each with the words for it; of one line everything goes together. */
const MATERIALS: readonly (readonly [name: string, words: string])[] = [
  [
    'stainless steel',
    'stainless|inox|不锈钢|(?:aisi|sus|ss) ?(?:304|316|201|430)l?|(?<!\\d)(?:304|316)l? (?:steel|钢)',
  ],
  ['carbon steel', 'carbon steel|碳钢|mild steel'],
  ['steel', '(?<!stainless |carbon |mild )steel|(?<![不锈碳])钢(?!化|笔|琴)'],
  ['iron', 'cast iron|ductile iron|wrought iron|铸铁|生铁'],
  ['aluminium', 'alumini?um|铝合金|铝'],
  ['copper', 'copper|brass|bronze|黄铜|紫铜|青铜|铜'],
  ['titanium', 'titanium|钛'],
  [
    'plastic',
    'plastics?|\\bpvc\\b|\\babs\\b|\\bhdpe\\b|\\bldpe\\b|polypropylene|polyethylene|polycarbonate|acrylic|nylon|塑料|亚克力|尼龙',
  ],
  ['rubber', 'rubber|silicone|\\bepdm\\b|橡胶|硅胶'],
  ['wood', 'wood|wooden|bamboo|plywood|\\bmdf\\b|oak|walnut wood|实木|木质|竹'],
  ['glass', 'glass|玻璃'],
  ['ceramic', 'ceramic|porcelain|陶瓷|瓷'],
  ['paper', 'paper|cardboard|kraft|纸'],
  ['leather', '(?:genuine|real|cow|full grain) leather|真皮|牛皮(?!纸)'],
  ['imitation leather', '(?:pu|pvc|faux|vegan|imitation) leather|仿皮|人造革|pu皮'],
  ['cotton', 'cotton|纯棉|全棉'],
  ['polyester', 'polyester|涤纶|聚酯'],
  ['wool', '(?<!rock |glass |steel |mineral )wool|cashmere|羊毛|羊绒'],
  ['silk', '(?<!silk )silk(?!screen| screen)|真丝|蚕丝'],
];
/** A thing of one may be called by the other. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  steel: ['stainless steel', 'carbon steel', 'iron'],
  'carbon steel': ['steel', 'iron'],
  'stainless steel': ['steel'],
  iron: ['steel', 'carbon steel'],
};
const PATTERNS = MATERIALS.map(([name, words]) => ({ name, pattern: new RegExp(words, 'u') }));
const OF_MATERIAL =
  /^(?:(?:main |body |product |shell |frame |fabric )?materials?|fabric(?: type)?|主?要?材质|材料|面料|质地)$/u;

const read = (text: string): string => simplified(plainLetters(text)).replace(/\s+/g, ' ').trim();
const materialsIn = (text: string): string[] =>
  PATTERNS.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);

/** What is measured by a unit, where a property of one of these names says it too. */
const MEASURES: readonly { unit: RegExp; named: RegExp; scale: Readonly<Record<string, number>> }[] = [
  {
    unit: /(?<![\w.-])(\d{1,6}(?:\.\d{1,3})?) ?(kw|w|watts?)(?![\w])/g,
    named: /^(?:rated |max(?:imum)? )?(?:power|wattage|额定功率|功率)$/,
    scale: { kw: 1000 },
  },
  {
    unit: /(?<![\w.-])(\d{1,6}(?:\.\d{1,3})?) ?(kv|v|volts?)(?![\w])/g,
    named: /^(?:rated |input |working )?(?:voltage|额定电压|电压)$/,
    scale: { kv: 1000 },
  },
  {
    unit: /(?<![\w.-])(\d{1,6}(?:\.\d{1,3})?) ?(mah|ah)(?![\w])/g,
    named: /^(?:battery |rated )?(?:capacity|电池容量|容量)$/,
    scale: { ah: 1000 },
  },
  {
    unit: /(?<![\w.-])(\d{1,6}(?:\.\d{1,3})?) ?(ml|l|liters?|litres?)(?![\w])/g,
    named: /^(?:capacity|volume|容量|容积)$/,
    scale: { l: 1000, liter: 1000, liters: 1000, litre: 1000, litres: 1000 },
  },
];

export interface Contradiction {
  /** What the title says. */
  title: string;
  name: string;
  value: string;
}

/** The first property that the title contradicts. What either leaves open contradicts nothing. */
export function contradictionIn(
  title: string,
  properties: Readonly<Record<string, string>>,
): Contradiction | undefined {
  const said = read(title);
  const materials = materialsIn(said);
  for (const [name, value] of Object.entries(properties)) {
    const [plainName, plainValue] = [read(name), read(value)];
    if (OF_MATERIAL.test(plainName)) {
      const other = materialsIn(plainValue);
      const agrees = other.some((one) => materials.some((it) => it === one || WITHIN[one]?.includes(it)));
      if (materials.length > 0 && other.length > 0 && !agrees) return { title: materials[0]!, name, value };
    }
    for (const { unit, named, scale } of MEASURES) {
      if (!named.test(plainName)) continue;
      const amounts = (text: string) =>
        [...text.matchAll(unit)].map(([shown, n, of]) => ({ shown, n: Number(n) * (scale[of!] ?? 1) }));
      const [ones, others] = [amounts(said), amounts(plainValue)];
      // a range, or several of them, is left to the reader
      if (ones.length === 1 && others.length === 1 && ones[0]!.n !== others[0]!.n)
        return { title: ones[0]!.shown, name, value };
    }
  }
  return undefined;
}
