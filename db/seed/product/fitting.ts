/** Which property values of a branch suit one of its nouns: an "Aluminum Window" is never UPVC. */

import { listed } from '../../../domain/listed.ts';
import type { PropertySeed } from '../category-files.ts';
import { suitableMaterials } from './materials.ts';
import { RULES } from './noun-rules.ts';

/** Materials a noun may name. A longer name stands before one it contains. */
const MATERIALS = listed(`
  stainless steel, galvanized, aluminum, steel, upvc, wpc, spc, vinyl, pvc, ptfe, pom, uhmwpe,
  polycarbonate, polypropylene, polyethylene, acrylic, silicone, latex, rubber, nylon, polyester, cotton,
  linen, denim, canvas, velvet, leather, wooden, wood, bamboo, paper, kraft, cardboard, glass, ceramic,
  porcelain, clay, granite, marble, quartz, crystal, resin, gypsum, copper, brass, tin, iron, titanium,
  jade, plush, microfiber, bagasse, plastic, human hair, synthetic, spunbond, non-woven, neoprene, bitumen,
  asphalt, tpo, fiberglass, rock wool, rattan, eva, pet
`);
const MATERIAL_PROPERTY =
  /material|composition|fabric|stone type|paper type|rubber type|main ingredient|hair material/i;
/** Materials of a part that all things of the branch have alike. */
const CERTAIN =
  /composition|paper type|rubber type|hair material|main ingredient|upper material|lamp body|winding|conductor|insulation|fabric weight|contact material|main fabric|outer fabric|container/i;
const SAME: Record<string, RegExp> = {
  wooden: /wood|mdf|plywood|veneer/i,
  wood: /wood|mdf|plywood/i,
  steel: /steel|q235|iron/i,
  leather: /leather|hide|suede/i,
  plastic: /pp|pe\b|hdpe|pet|abs|pvc|plastic|ps\b/i,
  paper: /paper|paperboard|board/i,
  denim: /denim|cotton/i,
  canvas: /canvas|cotton/i,
  tin: /tin/i,
  iron: /iron/i,
  bagasse: /bagasse/i,
  asphalt: /bitumen/i,
  'non-woven': /non-?woven|pp/i,
  synthetic: /synthetic|fiber/i,
};

const has = (text: string, word: string) => new RegExp(`(^|[^a-z])${word}([^a-z]|$)`, 'i').test(text);

export type Values = readonly string[];

/** The values of a property that a noun can have; none: the noun has no such property. */
export function fittingValues(noun: string, branch: string, property: PropertySeed, values: Values): Values {
  let kept = values.filter((v) => v !== 'None' && !/^(not applicable|no power required|other)$/i.test(v));
  for (const [nouns, names, allowed] of RULES) {
    if (!nouns.test(noun) || !names.test(property.name)) continue;
    if (allowed === null) return [];
    kept = kept.filter((v) => allowed.test(v));
  }
  if (
    !MATERIAL_PROPERTY.test(property.name) ||
    /handle|outsole|lining|packag|base material/i.test(property.name)
  )
    return kept;
  const named = MATERIALS.find((m) => has(noun, m));
  if (!named) return CERTAIN.test(property.name) ? kept : suitableMaterials(noun, branch, kept);
  const same = SAME[named];
  return kept.filter((v) => (same ? same.test(v) : v.toLowerCase().includes(named)));
}
