/**
 * Cards of products, suppliers and buying leads as every list shows them, by ids: the feature below product, company,
 * purchase and listing, which all show them. It reads and never writes.
 */
export { leadCards } from './lead-card.sql.ts';
export { type CardRow, cardRow, imageUrlOf, productCards, toProductCard } from './product-card.sql.ts';
export { checkedProof, measuredResponse, supplierCards, toProof } from './supplier-card.sql.ts';
