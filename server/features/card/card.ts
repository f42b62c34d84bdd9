/**
 * Cards of products, suppliers and buying leads by id, the same in every list: a read-only feature below product,
 * company, purchase and listing, which all show them.
 */
export { leadCards } from './lead-card.sql.ts';
export { type CardRow, cardRow, imageUrlOf, productCards, toProductCard } from './product-card.sql.ts';
export { checkedProof, measuredResponse, supplierCards, toProof } from './supplier-card.sql.ts';
