import { type DifferenceHash, lookOf } from '../../../../domain/picture/difference-hash.ts';

/** A stored look, with the bands by which others like it are found. */
export const bandsOfLook = (bits: string | null): DifferenceHash | null =>
  bits === null ? null : lookOf(bits);
