/**
 * Cards of products and suppliers as every list shows them, by ids: the room below product, company and listing, which
 * all draw them. It reads and never writes.
 */
export { type CardRow, cardColumns, imageUrlOf, productCards, toProductCard } from './product-card.sql.ts';
export { marketsText, supplierCards } from './supplier-card.sql.ts';
