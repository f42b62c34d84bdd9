import type { OfferWords } from '../en/offer.ts';

export const offer: OfferWords = { membership: '跨境通会员' };
