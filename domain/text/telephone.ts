/** Telephone numbers as people type them and browsers fill them in (decision 23). */
import { withoutInvisible } from '../page/visible.ts';

const SEPARATORS = /[\s.\-‐‑‒–—―−ー()[\]/·・]/gu;

/**
 * What is left to be judged: full-width digits as others, without blanks, dashes, dots, brackets and a leading + or 00.
 * Anything else stays, so that a number with an extension is no number by mistake.
 */
export const bareNumber = (typed: string): string =>
  withoutInvisible(typed.normalize('NFKC'))
    .replace(SEPARATORS, '')
    .replace(/^(?:\+|00)/, '');

/** The same with what a reader needs to read it, for numbers that are shown: "+86 (574) 8765-4321". */
export const shownNumber = (typed: string): string =>
  withoutInvisible(typed.normalize('NFKC'))
    .replace(/\s+/g, ' ')
    .replace(/[‐‑‒–—―−]/g, '-')
    .trim();

/** What stands around the digits goes, 20 digits stay (spec P5.3). */
export const phoneDigits = (typed: string): string => bareNumber(typed).replace(/\D/g, '').slice(0, 20);
