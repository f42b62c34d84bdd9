/**
 * Which documents hold which terms, in the memory of one thread. Each document has a slot with an ever higher number;
 * a rewritten one gets a new slot and the old one becomes void. So every posting list ascends and only grows at its
 * end.
 */
import type { Title } from '../../../text/title/head-noun.ts';
import type { Token } from '../../../text/tokenize.ts';
import { FIELD_WEIGHTS } from '../../field-weights.ts';
import { Column, Lists, Pool } from '../store/growable.ts';
import type { Parts } from '../store/parts.ts';
import { hashed, NO_HASH, Terms } from './terms.ts';

/** A posting: the slot, and how strongly the document says the term, 1 to 255. */
export const posting = (slot: number, impact: number): number => ((slot << 8) | impact) >>> 0;
export const slotOf = (posting: number): number => posting >>> 8;
export const impactOf = (posting: number): number => posting & 255;
const MAX_SLOTS = 1 << 24;

const WHOLE = FIELD_WEIGHTS.reduce((a, b) => a + b, 0);
/** Said so often in a field it counts half of what it can. */
export const HALF = 0.2;
/** Titles up to so many places cost nothing; each further one lessens what its words are worth. */
export const SHORT_TITLE = 8;
export const LONG_TITLE_PRICE = 0.012;

const NO_ALSO: readonly string[] = [];
const [NEW_LINE, SPACE, STAR] = [10, 32, 42];

export class TextIndex {
  private readonly terms = new Terms();
  private readonly lists = new Lists();
  /** By slot. */
  private readonly ids = new Column(Float64Array);
  private readonly live = new Column(Uint8Array);
  private readonly titleFrom = new Column(Uint32Array);
  private readonly headAt = new Column(Uint8Array);
  private readonly headEnd = new Column(Uint8Array);
  /** Terms of all titles: twice their number, and one more for what stands at the place of the term before. */
  private readonly titles = new Pool(Uint32Array);
  /** By the number of a term, of those that were read in titles. */
  private readonly tokens = new Map<number, Token>();
  /** Those that ascend from the first on are found without a map. */
  private readonly slots = new Map<number, number>();
  private sorted = 0;
  /** Of the document that is being put: its terms, and the impact of each by its number, 0 for all others. */
  private readonly said: number[] = [];
  private impacts = new Float64Array(1024);
  /** Slots given so far, and how many of them are void. */
  count = 0;
  voided = 0;

  /** Documents that are searched. */
  get total(): number {
    return this.count - this.voided;
  }

  /** Puts a document, in the place of the one of this id if there is one; its slot. */
  put(id: number, document: string): number {
    const slot = this.count;
    if (slot >= MAX_SLOTS)
      throw new RangeError(
        `The search index is full: it has room for ${MAX_SLOTS} documents, void ones among them.`,
      );
    this.remove(id);
    if (this.sorted === slot && (slot === 0 || this.ids.get(slot - 1) < id)) this.sorted++;
    else this.slots.set(id, slot);
    this.count++;
    this.ids.put(slot, id);
    this.live.put(slot, 1);
    const title = document.indexOf('\n');
    this.putTitle(slot, title < 0 ? document : document.slice(0, title));
    if (title >= 0) this.putFields(document, title + 1);
    for (const term of this.said) {
      this.lists.add(term, posting(slot, Math.max(1, Math.round(this.impacts[term]! * 255))));
      this.impacts[term] = 0;
    }
    this.said.length = 0;
    return slot;
  }

  private putTitle(slot: number, line: string): void {
    const [headAt = '-1', headEnd = '0', ...places] = line.split(' ');
    this.headAt.put(slot, Number(headAt) + 1);
    this.headEnd.put(slot, Number(headEnd));
    const longer = Math.max(0, places.length - SHORT_TITLE);
    const worth = FIELD_WEIGHTS[0] / (1 + LONG_TITLE_PRICE * longer);
    const counts = new Map<number, number>();
    for (const place of places) {
      let also = 0;
      for (const term of place.includes('|') ? place.split('|') : [place]) {
        const number = this.terms.put(term);
        this.titles.push(number * 2 + also);
        counts.set(number, (counts.get(number) ?? 0) + 1);
        also = 1;
      }
    }
    this.titleFrom.put(slot + 1, this.titles.length);
    for (const [term, n] of counts) this.say(term, this.share(worth, n));
  }

  /** A term of the document that is being put is worth so much more. */
  private say(term: number, more: number): void {
    if (term >= this.impacts.length) {
      const longer = new Float64Array(2 * term);
      longer.set(this.impacts);
      this.impacts = longer;
    }
    if (this.impacts[term] === 0) this.said.push(term);
    this.impacts[term]! += more;
  }

  /** Fields from B on, one behind the other: terms with a space between, "*n" behind one that is said n times. */
  private putFields(document: string, from: number): void {
    let field = 1;
    let start = from;
    let hash = NO_HASH;
    /** Where the number behind a term begins, and the hash of what stands before it. */
    let star = 0;
    let before = 0;
    for (let at = from; at <= document.length; at++) {
      const character = at < document.length ? document.charCodeAt(at) : NEW_LINE;
      if (character !== SPACE && character !== NEW_LINE) {
        if (character === STAR && at > start) {
          star = at;
          before = hash;
        }
        hash = hashed(hash, character);
        continue;
      }
      if (at > start) {
        const term =
          star > 0
            ? this.terms.numberOf(document, start, star, before)
            : this.terms.numberOf(document, start, at, hash);
        const n = star > 0 ? Number(document.slice(star + 1, at)) : 1;
        this.say(term, this.share(FIELD_WEIGHTS[field]!, n));
      }
      start = at + 1;
      hash = NO_HASH;
      star = 0;
      if (character === NEW_LINE) field++;
    }
  }

  /** Of 1, so that what all fields add stays below it. */
  private readonly share = (weight: number, n: number): number =>
    (weight * (n / (n + HALF))) / (WHOLE + 0.01);

  remove(id: number): void {
    const slot = this.find(id);
    if (slot < 0) return;
    this.live.put(slot, 0);
    this.voided++;
    this.slots.delete(id);
  }

  /** The slot of an id; -1 where there is none. */
  find(id: number): number {
    const known = this.slots.get(id);
    if (known !== undefined) return known;
    let low = 0;
    let high = this.sorted;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.ids.get(middle) < id) low = middle + 1;
      else high = middle;
    }
    return low < this.sorted && this.ids.get(low) === id && this.isLive(low) ? low : -1;
  }

  /** 1 at the slots of documents that are searched. */
  get liveSlots(): Uint8Array {
    return this.live.values;
  }
  isLive(slot: number): boolean {
    return this.live.values[slot] === 1;
  }
  idOf(slot: number): number {
    return this.ids.get(slot);
  }

  /** Postings of a term, by slot; void ones among them. */
  postings(term: string): Uint32Array {
    const number = this.terms.find(term);
    return number < 0 ? NONE : this.lists.read(number);
  }

  /** In how many documents a term stands; of one that many hold void ones count too. */
  frequency(term: string): number {
    const list = this.postings(term);
    if (list.length > FEW) return list.length;
    let n = 0;
    for (const one of list) n += this.isLive(slotOf(one)) ? 1 : 0;
    return n;
  }

  /** All terms, with how many documents hold each. */
  *frequencies(): Iterable<[string, number]> {
    for (let i = 0; i < this.terms.count; i++) yield [this.terms.name(i), this.lists.length(i)];
  }

  title(slot: number): Title {
    const tokens: Token[] = [];
    const to = this.titleFrom.get(slot + 1);
    for (let at = this.titleFrom.get(slot); at < to; ) {
      const number = this.titles.values[at++]! >>> 1;
      if (at >= to || (this.titles.values[at]! & 1) === 0) tokens.push(this.tokenOf(number));
      else {
        const also: string[] = [];
        while (at < to && (this.titles.values[at]! & 1) === 1)
          also.push(this.terms.name(this.titles.values[at++]! >>> 1));
        tokens.push({ term: this.terms.name(number), also });
      }
    }
    const headAt = this.headAt.get(slot) - 1;
    return { tokens, head: tokens[headAt]?.term ?? null, headAt, headEnd: this.headEnd.get(slot) };
  }

  /** One for all titles: each question reads those of a hundred. */
  private tokenOf(number: number): Token {
    const known = this.tokens.get(number);
    if (known) return known;
    const token = { term: this.terms.name(number), also: NO_ALSO };
    this.tokens.set(number, token);
    return token;
  }

  /** Whether the title says these terms side by side; `isPlain`: the first of them as it stands, "2" and not "2t". */
  sayTogether(slot: number, terms: readonly string[], isPlain = false): boolean {
    const numbers = terms.map((term) => this.terms.find(term));
    const to = this.titleFrom.get(slot + 1);
    for (let at = this.titleFrom.get(slot); at < to; at++)
      if ((this.titles.values[at]! & 1) === 0 && this.standAt(numbers, at, to, isPlain)) return true;
    return false;
  }

  /** Whether the title of one document says all of these terms, the last two side by side; a number without a unit. */
  inOneTitle(terms: readonly string[]): boolean {
    const lists = terms.map((term) => this.postings(term));
    const [rarest] = lists.toSorted((a, b) => a.length - b.length);
    // where the rarest is this common somebody who types would wait for it
    if (!rarest || rarest.length > MAX_TITLES) return false;
    const before = terms.slice(0, -2).map((term) => [term]);
    const isNumber = /^\d+$/.test(terms.at(-2) ?? '');
    return rarest.some((one) => {
      const slot = slotOf(one);
      return (
        this.isLive(slot) &&
        this.sayTogether(slot, terms.slice(-2), isNumber) &&
        before.every((term) => this.sayTogether(slot, term))
      );
    });
  }

  private standAt(numbers: readonly number[], from: number, to: number, isPlain: boolean): boolean {
    if (isPlain && this.titles.values[from]! >>> 1 !== numbers[0]) return false;
    let at = from;
    for (const number of numbers) {
      if (at >= to) return false;
      let holds = false;
      do holds ||= this.titles.values[at]! >>> 1 === number;
      while (++at < to && (this.titles.values[at]! & 1) === 1);
      if (!holds) return false;
    }
    return true;
  }

  /** Gives back what growing has left over: after much was put at once. */
  compact(): void {
    this.lists.compact();
  }

  /** What is not named here follows from what is. */
  persist(parts: Parts): void {
    const { terms, lists, ids, live, titleFrom, headAt, headEnd, titles } = this;
    for (const part of [terms, lists, ids, live, titleFrom, headAt, headEnd, titles]) part.persist(parts);
    this.count = parts.json(this.count);
    this.voided = parts.json(this.voided);
    this.sorted = parts.json(this.sorted);
    this.slots.clear();
    for (let slot = this.sorted; slot < this.count; slot++)
      if (this.isLive(slot)) this.slots.set(this.idOf(slot), slot);
  }

  /** Bytes outside of the heap, and an estimate of those in it. */
  get bytes(): number {
    const { ids, live, titleFrom, headAt, headEnd, titles, lists, terms, impacts } = this;
    const all = [ids, live, titleFrom, headAt, headEnd, titles, lists, terms];
    return all.reduce((sum, { bytes }) => sum + bytes, impacts.byteLength);
  }
}

const NONE = new Uint32Array(0);
/** So many postings are looked through to leave void ones out of a count. */
export const FEW = 64;
const MAX_TITLES = 5000;
