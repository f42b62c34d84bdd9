/** Membership and promotion service (seed 000 §2.14, §2.15). */
export const offer = { membership: 'Membership' };
export type OfferWords = typeof offer;
