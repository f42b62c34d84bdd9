/** The index of products: prices by quantity in US dollars, and what their filters read. */
import { MAX_NEEDED } from '../../../../../domain/price/list-price.ts';
import { type IndexedProduct, pricesOfRow } from '../../../index/feed/indexed.ts';
import { MIN_ORDERS, type ProductFacet, type ProductSearch } from '../../engine.ts';
import { PRICE_CLASSES, priceClass, priceRanges } from '../../price-ranges.ts';
import { Column, Lists, Pool } from '../store/growable.ts';
import type { Parts } from '../store/parts.ts';
import { type Counter, FacetColumn, FlagColumn, GroupCounts, Groups, withinBounds } from './facet-column.ts';
import { KindIndex, type Tally, type Test } from './kind-index.ts';
import { ParameterColumn, parameterFacet } from './parameter-column.ts';
import { flagCounter, SupplierColumns } from './supplier-columns.ts';

/** Within none of MIN_ORDERS. */
const BEYOND = Number.MAX_SAFE_INTEGER;

export class ProductIndex extends KindIndex<IndexedProduct, ProductSearch, ProductFacet> {
  private readonly leaf = new FacetColumn<number>();
  /** Slots by the code of their leaf: a category is listed without going through the marketplace. */
  private readonly ofLeaf = new Lists();
  private inLists = 0;
  private readonly supplier = new SupplierColumns();
  /** How products are sold. */
  private readonly terms = new Groups();
  private readonly unit = new FacetColumn<string>(this.terms);
  private readonly sample = new FlagColumn(['sample'], this.terms);
  /** The first of MIN_ORDERS that it is within, or BEYOND. */
  private readonly orderBound = new FacetColumn<number>(this.terms);
  private readonly minOrder = new Column(Uint32Array);
  private readonly refreshed = new Column(Uint32Array);
  private readonly currency = new FacetColumn<string>();
  private readonly parameters = new ParameterColumn();
  private readonly company = new Column(Float64Array);
  /** Where the prices of each slot begin: from which quantity on, and beside it the price that is compared; 0 is none. */
  private readonly stepsFrom = new Column(Uint32Array);
  private readonly stepStart = new Pool(Uint32Array);
  private readonly stepPrice = new Pool(Float64Array);
  /** What is compared without a quantity, in the seller's currency; 0 is none. */
  private readonly ownPrice = new Column(Float64Array);
  /** The same in dollars. */
  private readonly price = new Column(Float64Array);
  private readonly priceClass = new Column(Uint8Array);
  /** Ids of the levels above each leaf, and the leaves below each of them. */
  private readonly above = new Map<number, readonly [root: number, sub: number]>();
  private readonly below = new Map<number, Set<number>>();
  private perDollar: Readonly<Record<string, number>> = { $: 1 };
  protected readonly columns = [
    ...[this.leaf, this.supplier, this.terms, this.unit, this.sample, this.orderBound],
    ...[this.minOrder, this.refreshed, this.currency],
    ...[this.stepsFrom, this.stepStart, this.stepPrice, this.ownPrice, this.price, this.priceClass],
    ...[this.parameters, this.company],
  ];

  /** What a dollar is worth in each currency; prices in one that is not named have no place in ranges and orders. */
  setRates(perDollar: Readonly<Record<string, number>>): void {
    const changed = (currency: string) => perDollar[currency] !== this.perDollar[currency];
    const currencies = [...new Set([...Object.keys(perDollar), ...Object.keys(this.perDollar)])].filter(
      changed,
    );
    this.perDollar = perDollar;
    const codes = new Set(currencies.map((currency) => this.currency.code(currency)));
    if (codes.size === 0) return;
    for (let slot = 0; slot < this.text.count; slot++)
      if (codes.has(this.currency.codes.get(slot))) this.putPrice(slot);
  }

  protected putColumns(slot: number, row: IndexedProduct): void {
    const [root, sub, leaf] = row.categories;
    this.putLeaf(root, sub, leaf);
    this.leaf.put(slot, leaf);
    this.listLeaves(slot + 1);
    this.supplier.put(slot, row);
    const { unit, sample, minOrder } = row;
    const bound = MIN_ORDERS.find((most) => minOrder <= most) ?? BEYOND;
    this.terms.put(slot, [unit, sample, bound], (group) => {
      this.unit.put(group, unit);
      this.sample.put(group, sample ? ['sample'] : []);
      this.orderBound.put(group, bound);
    });
    this.minOrder.put(slot, minOrder);
    this.refreshed.put(slot, Math.round(row.refreshedAt / 1000));
    this.currency.put(slot, row.currency);
    this.parameters.put(slot, row.properties);
    this.company.put(slot, row.companyId);
    const { steps, withoutQuantity } = pricesOfRow(row);
    for (const [from, price] of steps) if (from <= MAX_NEEDED) this.putStep(from, price);
    this.stepsFrom.put(slot + 1, this.stepStart.length);
    this.ownPrice.put(slot, withoutQuantity);
    this.putPrice(slot);
  }

  private putLeaf(root: number, sub: number, leaf: number): void {
    const known = this.above.get(leaf);
    if (known && known[0] === root && known[1] === sub) return;
    for (const id of known ?? []) this.below.get(id)!.delete(leaf);
    this.above.set(leaf, [root, sub]);
    for (const id of [root, sub]) {
      const leaves = this.below.get(id);
      if (leaves) leaves.add(leaf);
      else this.below.set(id, new Set([leaf]));
    }
  }

  private listLeaves(to: number): void {
    for (; this.inLists < to; this.inLists++)
      this.ofLeaf.add(this.leaf.codes.get(this.inLists), this.inLists);
  }

  override get bytes(): number {
    return super.bytes + this.ofLeaf.bytes;
  }

  override persist(parts: Parts): void {
    super.persist(parts);
    // made again from what was read: less to keep, and as quick
    this.listLeaves(this.text.count);
    this.perDollar = parts.json(this.perDollar);
    for (const [leaf, [root, sub]] of parts.json([...this.above])) this.putLeaf(root, sub, leaf);
  }

  private putStep(from: number, price: number): void {
    this.stepStart.push(from);
    this.stepPrice.push(price);
  }

  private putPrice(slot: number): void {
    const price = this.inDollars(slot, this.ownPrice.get(slot));
    this.price.put(slot, price);
    this.priceClass.put(slot, priceClass(price));
  }

  private inDollars(slot: number, price: number): number {
    const rate = this.perDollar[this.currency.get(slot)];
    return rate ? price / rate : 0;
  }

  /** The unit price in dollars at a quantity; 0 where there is none. */
  private priceAt(slot: number, quantity: number): number {
    let price = 0;
    const to = this.stepsFrom.get(slot + 1);
    for (let at = this.stepsFrom.get(slot); at < to && this.stepStart.values[at]! <= quantity; at++)
      price = this.stepPrice.values[at]!;
    return this.inDollars(slot, price);
  }

  private pricesOf({ filters: { quantity } }: ProductSearch): (slot: number) => number {
    const { values } = this.price;
    return quantity === undefined ? (slot) => values[slot]! : (slot) => this.priceAt(slot, quantity);
  }

  private leavesOf({ id, level }: { id: number; level: number }): Iterable<number> {
    return level > 2 ? [id] : (this.below.get(id) ?? []);
  }

  override within({ filters: { cate } }: ProductSearch): Uint32Array[] | null {
    if (!cate) return null;
    const codes = Array.from(this.leavesOf(cate), (leaf) => this.leaf.code(leaf));
    return codes.filter((code) => code >= 0).map((code) => this.ofLeaf.read(code));
  }

  tests(query: ProductSearch): Test<ProductFacet>[] {
    const f = query.filters;
    const all: Test<ProductFacet>[] = [];
    const test = (facet: ProductFacet | null, passes: (slot: number) => boolean) =>
      all.push({ facet, passes });
    if (f.cate) test(null, this.leaf.isOneOf(this.leavesOf(f.cate)));
    const price = this.pricesOf(query);
    const [least, most] = [f.minPrice, f.maxPrice];
    if (least !== undefined || most !== undefined)
      test('price', (slot) => {
        const p = price(slot);
        // what is negotiable has no place in a range of prices
        return p > 0 && (least === undefined || p >= least) && (most === undefined || p <= most);
      });
    if (f.unit !== undefined) test('unit', this.unit.isOneOf([f.unit]));
    const { minOrder } = f;
    if (minOrder !== undefined) test('minOrder', (slot) => this.minOrder.get(slot) <= minOrder);
    if (f.sample) test('sample', this.sample.hasAny(['sample']));
    all.push(...this.supplier.tests(f));
    for (const filter of f.parameters ?? [])
      all.push({
        facet: f.cate ? parameterFacet(filter.name) : null,
        passes: this.parameters.test(filter),
      });
    return all;
  }

  counters(query: ProductSearch): Record<ProductFacet, Counter> {
    const shared = new GroupCounts();
    const orders = this.orderBound.counter(shared);
    return {
      ...this.supplier.counters(query.now, shared),
      category: this.leaf.counter(),
      price: this.priceCounter(query),
      unit: this.unit.counter(shared),
      minOrder: {
        ...orders,
        counts: () => withinBounds(orders.counts(), MIN_ORDERS, (order, bound) => order <= bound),
      },
      sample: flagCounter(this.sample, shared),
    };
  }

  /** Inside a category alone: of all products together no property divides much, and to count them would take long. */
  override tally({ filters: { cate, parameters = [] } }: ProductSearch): Tally | null {
    return cate ? this.parameters.tally(parameters) : null;
  }

  private priceCounter(query: ProductSearch): Counter {
    const counts = new Uint32Array(PRICE_CLASSES + 1);
    const price = this.pricesOf(query);
    const classes = this.priceClass.values;
    const classOf =
      query.filters.quantity === undefined
        ? (slot: number) => classes[slot]!
        : (slot: number) => priceClass(price(slot));
    return {
      add(slots) {
        for (let i = 0; i < slots.length; i++) counts[classOf(slots[i]!)]!++;
      },
      counts: () => priceRanges(counts.subarray(0, PRICE_CLASSES)),
    };
  }

  order(query: ProductSearch): ((slot: number) => number) | null {
    const { sort } = query;
    if (sort === 'newest' || (sort === 'relevance' && query.words.length === 0))
      return (slot) => this.text.idOf(slot);
    if (sort === 'relevance') return null;
    const price = this.pricesOf(query);
    // what is negotiable comes last in either direction
    const sign = sort === 'price_asc' ? -1 : 1;
    return (slot) => {
      const p = price(slot);
      return p > 0 ? sign * p : Number.NEGATIVE_INFINITY;
    };
  }

  standing(slot: number) {
    return {
      tierRank: this.supplier.tierRank(slot),
      refreshedAt: this.refreshed.get(slot) * 1000,
      supplier: this.company.get(slot),
    };
  }
}
