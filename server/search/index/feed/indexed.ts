/** The rows that an index takes in: the text, and what filters, facets and orders read. */
import { type ComparedPrices, comparedPrices } from '../../../../domain/price/list-price.ts';

interface Indexed {
  id: number;
  /** As document.ts writes it. */
  document: string;
}

/** What is said of a supplier, where it is itself searched and at each of its products. */
export interface IndexedSupplier {
  /** Ids of addresses; 0 for none. */
  province: number;
  tierRank: number;
  answers: boolean;
  /** Those of CERTIFICATIONS; of a product its own too. */
  certificates: readonly string[];
  /** Year in which the supplier was established; 0: not said. */
  established: number;
}

export interface IndexedProduct extends Indexed, IndexedSupplier {
  companyId: number;
  /** Ids of the three levels. */
  categories: readonly [root: number, sub: number, leaf: number];
  /** Unit prices from a quantity to another, both included; null: and above. */
  prices: readonly (readonly [start: number, end: number | null, price: number])[];
  currency: string;
  unit: string;
  minOrder: number;
  /** Milliseconds. */
  refreshedAt: number;
  sample: boolean;
  /** What the product states of itself, in its order. */
  properties: readonly (readonly [name: string, value: string])[];
}

/** By which prices a product is filtered and ordered: those that its card shows. */
export const pricesOfRow = ({ prices, minOrder }: IndexedProduct): ComparedPrices =>
  comparedPrices({
    price: prices.map(([Start, End, Price]) => ({ Start, End, Price })),
    min_order_quantity: minOrder,
  });

export interface IndexedCompany extends Indexed, IndexedSupplier {
  markets: readonly string[];
  businessTypes: readonly string[];
  /** Milliseconds. */
  createdAt: number;
}

export interface IndexedLead extends Indexed {
  categories: readonly [root: number, sub: number, leaf: number];
  /** Code of the destination country. */
  receive: string;
  /** Milliseconds. */
  closingAt: number;
  publishedAt: number;
}

export interface IndexedOf {
  products: IndexedProduct;
  companies: IndexedCompany;
  purchases: IndexedLead;
}
