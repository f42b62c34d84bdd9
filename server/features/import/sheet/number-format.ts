/** How a spreadsheet shows a number by its format, as far as a seller would miss it: zeros, decimals, percent, dates. */
import { DAY_MS } from '../../../../domain/time.ts';

export interface Shown {
  text: string;
  kind: 'number' | 'text' | 'date';
  /** The number that stands behind it differs from the one that is shown. */
  isRounded?: boolean;
}

/** Formats that a workbook names by number only. */
const BUILT_IN: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
  48: '##0.0E+0',
  49: '@',
};
/** Dates of East Asia. */
const isAsianDate = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
export const builtIn = (id: number): string =>
  BUILT_IN[id] ?? (isAsianDate(id) ? 'yyyy"年"m"月"d"日"' : 'General');

/** A number has 15 digits that hold; what a computation leaves behind them is none of it. */
export const held = (value: number): number => Number(value.toPrecision(15));
/** Without an exponent. */
const plain = (value: number): string => {
  const text = String(held(value));
  return text.includes('e')
    ? held(value).toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 15 })
    : text;
};
const fixed = (value: number, decimals: number): string => {
  const shifted = Math.round(Number(`${held(Math.abs(value))}e${decimals}`));
  return Number.isFinite(shifted)
    ? Number(`${shifted}e-${decimals}`).toFixed(decimals)
    : plain(Math.abs(value));
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function dateText(value: number, tokens: string[], is1904: boolean): string {
  // Excel counts a 29 February 1900 that was none
  const days = is1904 ? value + 1462 : value < 60 ? value + 1 : value;
  const at = new Date(Math.round((days - 25_569) * DAY_MS));
  if (Number.isNaN(at.getTime())) return plain(value);
  const two = (n: number) => String(n).padStart(2, '0');
  const isHalfDay = tokens.some((token) => /^AM\/PM$/i.test(token));
  const hour = isHalfDay ? at.getUTCHours() % 12 || 12 : at.getUTCHours();
  return tokens
    .map((token, i) => {
      const before = tokens.slice(0, i).findLast((one) => /^[a-z]/i.test(one));
      const behind = tokens.slice(i + 1).find((one) => /^[a-z]/i.test(one));
      const isMinute = /^h/i.test(before ?? '') || /^s/i.test(behind ?? '');
      switch (token.toLowerCase()) {
        case 'yyyy':
        case 'e':
          return String(at.getUTCFullYear());
        case 'yy':
          return two(at.getUTCFullYear() % 100);
        case 'mmmm':
        case 'mmm':
        case 'mmmmm':
          return MONTHS[at.getUTCMonth()]!;
        case 'mm':
          return two(isMinute ? at.getUTCMinutes() : at.getUTCMonth() + 1);
        case 'm':
          return String(isMinute ? at.getUTCMinutes() : at.getUTCMonth() + 1);
        case 'dddd':
        case 'ddd':
          return '';
        case 'dd':
          return two(at.getUTCDate());
        case 'd':
          return String(at.getUTCDate());
        case 'hh':
          return two(hour);
        case 'h':
          return String(hour);
        case '[h]':
        case '[hh]':
          return String(Math.floor(value * 24));
        case '[m]':
        case '[mm]':
          return String(Math.floor(value * 1440));
        case 'ss':
          return two(at.getUTCSeconds());
        case 's':
          return String(at.getUTCSeconds());
        case 'am/pm':
          return at.getUTCHours() < 12 ? 'AM' : 'PM';
        default:
          return /^[a-z]+$/i.test(token) ? '' : literal(token);
      }
    })
    .join('')
    .trim();
}

function fraction(value: number, places: number): string {
  const whole = Math.trunc(held(value));
  const rest = Math.abs(held(value) - whole);
  let best: [number, number] = [0, 1];
  for (let below = 1; below < 10 ** Math.min(places, 3); below++) {
    const above = Math.round(rest * below);
    if (Math.abs(above / below - rest) < Math.abs(best[0] / best[1] - rest) - 1e-12) best = [above, below];
  }
  if (best[0] === 0) return String(whole);
  if (best[0] === best[1]) return String(whole + 1);
  return `${whole === 0 ? '' : `${whole} `}${best[0]}/${best[1]}`;
}

/** `"text"`, `\x`, `_x` and `*x`, `[…]`, tokens of dates, placeholders, or one character. */
const TOKEN = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|AM\/PM|A\/P|General|E[+-]|y+|m+|d+|h+|s+|e+|[#0?.,%/]|[\s\S]/gi;

function literal(token: string): string {
  if (token.startsWith('"')) return token.slice(1, -1);
  if (token.startsWith('\\')) return token.slice(1);
  if (/^[_*]/.test(token)) return token.startsWith('_') ? ' ' : '';
  // [$€-407]: a currency and where it is written so
  if (token.startsWith('[$')) return token.slice(2, -1).replace(/-[0-9A-F]*$/i, '');
  return token.startsWith('[') ? '' : token;
}

/** Sections for positive, negative and zero. */
function sectionOf(format: string, value: number): string {
  const sections = format.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  if (value < 0 && sections.length > 1) return sections[1]!;
  if (value === 0 && sections.length > 2) return sections[2]!;
  return sections[0]!;
}

const CURRENCY = /^[\s$¥€£￥]*(?:(?:US|RMB|CNY|USD|EUR)[\s$¥€£￥]*)?$/i;

export function shownAs(value: number, format: string, is1904 = false): Shown {
  const section = sectionOf(format, value);
  const tokens = section.match(TOKEN) ?? [];
  const isWord = (token: string) => /^["\\_*[]/.test(token) && !/^\[(?:h+|m+|s+)\]$/i.test(token);
  const own = tokens.filter((token) => !isWord(token));
  if (own.some((token) => /^(?:y+|d+|h+|s+|m+|\[(?:h+|m+|s+)\]|AM\/PM)$/i.test(token)))
    return { text: dateText(value, tokens, is1904), kind: 'date' };
  const isGeneral = own.length === 0 || own.some((token) => /^(?:General|@)$/i.test(token));
  if (isGeneral || own.some((token) => /^E[+-]$/i.test(token))) return { text: plain(value), kind: 'number' };
  const slash = own.indexOf('/');
  if (slash > 0 && /[?#0\d]/.test(own[slash + 1] ?? ''))
    return {
      text: fraction(value, own.slice(slash + 1).filter((token) => token === '?').length || 2),
      kind: 'text',
    };

  const places = own.filter((token) => /^[#0?.,%]$/.test(token)).join('');
  const point = places.indexOf('.');
  const [whole, behind] = point < 0 ? [places, ''] : [places.slice(0, point), places.slice(point + 1)];
  const percent = places.includes('%');
  // commas behind the last place divide by thousands
  const thousands = /,+$/.exec(places.replace(/%/g, ''))?.[0]?.length ?? 0;
  const scaled = (percent ? value * 100 : value) / 1000 ** thousands;
  const count = (text: string, which: RegExp) => (text.match(which) ?? []).length;
  let digits = fixed(scaled, count(behind, /[#0?]/g));
  const least = count(behind, /0/g);
  while (digits.includes('.') && digits.split('.')[1]!.length > least && /0$/.test(digits))
    digits = digits.slice(0, -1).replace(/\.$/, '');
  const [left = '', right] = digits.split('.');
  const zeros = count(whole, /0/g);
  digits = left.padStart(zeros, '0') + (right ? `.${right}` : '');
  const first = tokens.findIndex((token) => /^[#0?.]$/.test(token));
  const last = tokens.findLastIndex((token) => /^[#0?.,%]$/.test(token));
  const before = tokens.slice(0, first).map(literal).join('').trimStart();
  const after = tokens
    .slice(last + 1)
    .map(literal)
    .join('')
    .trimEnd();
  const sign = value < 0 && !/[-(]/.test(before) ? '-' : '';
  const isBare = CURRENCY.test(before.replace(/[-()]/g, '')) && CURRENCY.test(after.replace(/[-()]/g, ''));
  const hasZeros = zeros > 1 && left.length < zeros && zeros > 1;
  return {
    text: `${sign}${before}${digits}${percent ? '%' : ''}${after}`.replace(/^\((.*)\)$/, '-$1').trim(),
    kind: isBare && !percent && !hasZeros ? 'number' : 'text',
    ...(Number(digits) !== Math.abs(held(scaled)) && { isRounded: true }),
  };
}
