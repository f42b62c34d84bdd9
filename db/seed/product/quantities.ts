/** Quantities as people write them. */
import { numberText, quantityText } from '../../../domain/text/format.ts';
import { units } from '../../../locales/en/product/units.ts';

/** What is not counted: "500 meters of nylon webbing". */
const MASS =
  /\b(powder|equipment|fabric|steel|film|wire|furniture|tape|paper|yarn|jewelry|oil|leather|resin|garlic|tea|ribbon|rope|foam|grass|hair|lace|flooring|decking|cladding|insulation|rubber|fruit|scaffolding|webbing|tubing|tarpaulin|netting|suede|geotextile|coating|adhesive|sealant|glue|sand|ash|carbon|acid|oxide|alcohol|glycol|glycerin|fertilizer|starch|peptide|sweetener|dioxide|bentonite|graphite|carbide|shampoo|lotion|bauxite|ferrosilicon|silicomanganese|metal|magnesia|castable|plywood|rebar|extract|sauce|paint|primer|hose|luggage|clothing|footwear|underwear|cookware|felt|cement|chloride|sulfate|carbonate|silica|gum|cellulose|tripolyphosphate|polyacrylamide|stabilizer|retardant|masterbatch|pigment|dye|food color|humate|substrate|interlining|fiber|sunscreen|toothpaste|mascara|blush|bar|strip light|methylcellulose|hardware|cutlery|formwork|carbon black|trunking)$/i;

/** "Wok" → "Woks"; what is not counted, or is many already, stays. */
export function plural(noun: string): string {
  if (MASS.test(noun) || /[^s]s$/i.test(noun)) return noun;
  if (/(knife|shelf|scarf)$/i.test(noun)) return noun.replace(/fe?$/, 'ves');
  if (/\bmouse$/i.test(noun)) return noun.replace(/ouse$/, 'ice');
  if (/(ch|sh|x|ss)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** As inside a sentence: "LED Bulb" → "LED bulb"; feasts keep their capital. */
export const low = (text: string): string =>
  text.replace(/\b(?!Christmas|Halloween|Easter)[A-Z](?=[a-z])/g, (c) => c.toLowerCase());

/** "200 woks", "10 sets of flow wrapping machines", "1 set of bedding". */
export function wanted(quantity: number, unit: string, noun: string): string {
  const thing = low(quantity === 1 ? noun : plural(noun));
  const counted = unit === 'piece' || unit === 'unit' || noun.toLowerCase().endsWith(` ${unit}`);
  return counted && !MASS.test(noun)
    ? `${numberText(quantity)} ${thing}`
    : `${quantityText(quantity, unit, units)} of ${thing}`;
}
