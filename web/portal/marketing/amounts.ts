/** Prices and quantities of the marketing pages in each language's format. */
import type { Language } from '../../../contract/schema/error.ts';
import { numberText } from '../../../domain/text/format.ts';

/** Yuan: "CNY 12,800", "¥12,800". */
export const yuan = (n: number, lang: Language): string =>
  lang === 'zh' ? `¥${numberText(n)}` : `CNY ${numberText(n)}`;

/** At least so many, in round numbers: "300k+", "1M+"; "30万+", "100万+". */
export function atLeast(n: number, lang: Language): string {
  if (lang === 'zh') return n >= 10_000 ? `${n / 10_000}万+` : `${n}+`;
  if (n >= 1_000_000) return `${n / 1_000_000}M+`;
  return n >= 100_000 ? `${n / 1_000}k+` : `${numberText(n)}+`;
}
