/**
 * Related terms: "welding" beside "welded" and "weld". A query word also searches its relatives, at a lower weight
 * (query/interpret.ts); documents hold only what they say. Pure.
 */
import { stemmer } from 'stemmer';

/** Words that Porter's stemmer takes for kin of something else, and that are a thing of their own. */
const ALONE: ReadonlySet<string> = new Set(
  [
    'bearing building bottling housing coupling fitting string ring king wing spring ceiling railing siding',
    'bedding wiring casing lining pudding herring earring awning bushing drawing filing flooring meeting moulding',
    'organizer organic organ general generator generation generic universal university universe manufacturer',
    'manufacture manufacturing paving paver paved pave counter county drawer draw driver drive hanger container',
    'contain washer buckle bucket ladder sticker sander slider stapler router rotor motor motion',
    'moment monitor relay relative station static status stator author author policy police customer customize',
    'custom operator operation opera compost compute computer communication community composite composition',
    'complement complete portable port porter position positive sensor sense sensitive insert interior external',
    'department departure animation animal animate emulsion emulator experiment experience experimental',
    'importer import important imported news new various variety arm army armor batten batter past paste',
    'planet plane planer plant planter lighter light lightly lightness butter butt matter mat better bet corner corn',
    'letter let temper temperature number numb master mast poster post pointer point filter filtrate flower flow',
    'towel tow tower powder power pow shutter shut cracker crack popper pop hopper hop copper cop diner dine dinner',
    'rocker rock locker lock pocket poker poke joker cooker cookery cook blender blend trailer trail boiler boil',
    'roaster roast toaster toast tester test texture text fiber fib rubber rub timber time timer tile till tiller',
    'hammer ham stainless stain wireless wire cordless cord seamless seam',
  ]
    .join(' ')
    .split(' '),
);

/** The key that all terms of a kin share. */
const familyOf = (term: string): string => (ALONE.has(term) ? term : stemmer(term));

/** Of so many of a kin the commonest are searched. */
const MAX = 5;
const WORD = /^[a-z]{4,}$/;

/** For each term the others of its kin, the commonest first; `terms` are in that order. */
export function familiesOf(terms: Iterable<string>): (term: string) => readonly string[] {
  const families = new Map<string, string[]>();
  for (const term of terms) {
    if (!WORD.test(term)) continue;
    const family = families.get(familyOf(term));
    if (family) family.push(term);
    else families.set(familyOf(term), [term]);
  }
  for (const [key, family] of families) if (family.length < 2 && family[0] === key) families.delete(key);
  return (term) =>
    WORD.test(term)
      ? (families.get(familyOf(term)) ?? []).filter((other) => other !== term).slice(0, MAX)
      : [];
}
