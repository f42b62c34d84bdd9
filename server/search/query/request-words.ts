/**
 * Removes what buyers write around the thing they want: "we are looking for … supplier", "price of …", "MOQ 100". The
 * quantity is kept for the pages; neither takes part in the search. Pure.
 */
import { plainText } from '../text/measure/measurements.ts';

export interface Request {
  /** What is left to search for; all of it where nothing would be left. */
  text: string;
  /** How many are wanted; null where nothing says so. */
  quantity: number | null;
}

/** How many titles hold a phrase: "price" of "price tag" is no question. */
export type CountPhrase = (phrase: string) => number;

const NUMBER = '(\\d{1,3}(?:,\\d{3}){1,3}|\\d{1,9})';
const PIECES = '(?:pcs?|pieces|units|nos|sets|pairs|cartons|ctns|dozens?)';
/** "MOQ 100", "qty: 500 pcs". */
const NAMED = new RegExp(
  `(?<![\\w-])(?:moq|qty|quantity|min(?:imum)?\\.? order(?: quantity)?)(?: of| is)?\\s*[:=]?\\s*${NUMBER}(?![\\w.])(?: ?${PIECES}(?![\\w-]))?`,
);
/** "500 pcs": fewer are mostly a property, "6 pieces cookware set"; so is what a pack holds. */
const COUNTED = new RegExp(
  `(?<![\\w.-])${NUMBER} ?${PIECES}(?![\\w-])(?! ?(?:set|kit|pack|box|puzzle)(?![\\w-]))(?: of(?![\\w-]))?`,
);
const CHINESE =
  /(?:起订量|数量|最小起订)\s*[::]?\s*(\d{1,9})\s*(?:[个件台套只双箱卷条张支把根块片瓶包副对])?/u;
const CHINESE_COUNTED = /(?<![\d.])(\d{1,9})\s*[个件台套只双箱卷条张支把根块片瓶包副](?![装套])/u;
const MIN = 20;

/** Nobody names a thing by these. */
const ASKING = new Set(
  `need needs needed want wants wanted require required please quote quotation rfq without which can could find
   get any some i we me us my looking searching search look buy buying purchase purchasing
   wholesale wholesaler wholesalers supplier suppliers manufacturer manufacturers exporter exporters importer vendor vendors
   distributor distributors dealer dealers factory factories price prices pricing pricelist cost costs cheap cheapest best
   sale bulk inquiry enquiry sourcing source sell sells selling sold seller sellers produce producer producers interested
   quality about online`
    .split(/\s+/)
    .filter(Boolean),
);
const PHRASES = new RegExp(
  `(?<![\\w-])(?:${[
    '^(?:hello|hi|dear (?:sir|friend|supplier)s?) ?[,!.]|^(?:who|where|what|which|how)(?: (?:can|do|does|are|is|we|i|the|sells?|makes?|produces?|to|there))*',
    '(?:do|does|can|could|will|would) (?:you|u|anyone|anybody|someone) (?:have|sell|make|produce|supply|offer|provide)',
    '(?:made |factory )?(?:in|from) china',
    'china (?=(?:supplier|manufacturer|factory|factories|wholesale|exporter|vendor)s?(?![\\w-]))',
    'looking for|look for|search(?:ing)? for|in search of|interested in|(?:like|want|need|wish)(?:ing)? to (?:buy|order|purchase|import|source)',
    '(?:price|cost|quote|quotation|pricelist|price list|catalog(?:ue)?) (?:of|for)|price list',
    // what it is to be without is not to be found
    'without (?:an? |any |the )?[a-z]+',
    'for sale|on sale|in bulk|how much|how many|(?:good|high|top|best) quality',
    'models? (?:no|number|nr)\\.?|models?(?= [a-z]{0,6}-?\\d)|(?<=\\w )y(?= (?!strainer|type|valve|connector|shape|fitting|pipe|tee|branch|filter)[a-z])',
  ].join('|')})(?![\\w-])`,
  'g',
);
const CHINESE_ASKING =
  /(?:请问|我?们?想买|有没有|哪里有|哪有|我们?(?:想要?|需要|要)|我?想买|我?要买|想要|需要|寻找|求购|采购|购买|大量|长期|厂家直销|生产厂家|生产商|制造商|供应商|经销商|厂家|厂商|工厂|批发商|批发价格?|批发|价格|报价|多少钱|便宜的?|优质的?|高品质|高质量|质量好的?|不(?:带|含)\p{Script=Han}{1,3}的|型号)/gu;

const numberOf = (text: string): number => Number(text.replace(/,/g, ''));

function quantityIn(text: string): { quantity: number; rest: string } | null {
  for (const [pattern, least] of [
    [NAMED, 1],
    [CHINESE, 1],
    [COUNTED, MIN],
    [CHINESE_COUNTED, MIN],
  ] as const) {
    const found = pattern.exec(text);
    if (!found) continue;
    const quantity = numberOf(found[1]!);
    if (quantity < least || quantity > 1e9) continue;
    return { quantity, rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` };
  }
  return null;
}

const WORD = /[\p{L}\p{N}]/u;
const tidy = (text: string): string =>
  text
    .replace(/的(?=\s|$)|^\s*的/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:!?、,。?]+|[\s,;:!?、,。?]+$/gu, '');

/** Takes a query apart; `count` tells which phrases titles hold. */
export function readRequest(typed: string, count: CountPhrase): Request {
  const text = plainText(typed);
  const counted = quantityIn(text);
  const asked = (counted?.rest ?? text).replace(PHRASES, ' ').replace(CHINESE_ASKING, ' ');
  const words = asked.split(/\s+/).filter(Boolean);
  const bare = words.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  const kept = words.filter((_, i) => {
    if (!ASKING.has(bare[i]!)) return true;
    const [before, after] = [bare[i - 1], bare[i + 1]];
    // a "price tag" is a thing
    return (
      (after !== undefined && !ASKING.has(after) && count(`${bare[i]} ${after}`) > 1) ||
      (before !== undefined && !ASKING.has(before) && count(`${before} ${bare[i]}`) > 1)
    );
  });
  const rest = tidy(kept.join(' '));
  const quantity = counted?.quantity ?? null;
  if (WORD.test(rest)) return { text: rest === tidy(text) ? typed : rest, quantity };
  return WORD.test(tidy(counted?.rest ?? ''))
    ? { text: tidy(counted!.rest), quantity }
    : { text: typed, quantity: null };
}
