/** How much an import may have decoded: a small archive can name very much (decision 8). */

import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { payerOf } from '../../../platform/files/decoding-budget.ts';
import type { Payer } from '../../../platform/files/images.ts';
import { ApiError } from '../../../platform/http/error.ts';

/** Of one run, a dry one or in earnest. */
const MAX = { pictures: 300, pixels: 1_000_000_000 };
/** Pictures that a dry run decodes: of the others their head tells enough. */
const SAMPLE = 20;

interface Size {
  width: number;
  height: number;
}

export interface Decoding {
  /** Its claim throws ApiError too_much_decoding when the import has had its share, or the account its hour. */
  payer: Payer;
  /**
   * Of a dry run: decodes a picture of the sample; null for another one, and where the hour of the account is used up: by
   * the time of the import in earnest it may be another. Throws ApiError too_much_decoding as the real one would.
   */
  sampled<T>(size: Size, decode: (payer: Payer) => Promise<T>): Promise<T | null>;
}

/** `before`: pictures that the same import has had decoded already. */
export function decodingOf(deps: Deps, actor: MemberActor, before: number): Decoding {
  const account = payerOf(deps, actor);
  const left = { pictures: MAX.pictures - before, pixels: MAX.pixels };
  let sample = SAMPLE;
  const claim = (pixels: number) => {
    // the rest is the rest, small ones too
    if (pixels > left.pixels) left.pictures = 0;
    if (left.pictures < 1) throw new ApiError('too_much_decoding');
    left.pictures--;
    left.pixels -= pixels;
  };
  return {
    payer: {
      ...account,
      isLater: true,
      async claim(pixels) {
        claim(pixels);
        await account.claim(pixels);
      },
    },
    async sampled({ width, height }, decode) {
      claim(width * height);
      if (sample < 1) return null;
      sample--;
      try {
        return await decode({ ...account, isLater: true });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'too_much_decoding') return null;
        throw error;
      }
    },
  };
}
