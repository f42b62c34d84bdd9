/** Decodes labels of internationalised domains (RFC 3492); the URL parser encodes them. */

const BASE = 36;
const [MIN, MAX, SKEW, DAMP, FIRST, BIAS] = [1, 26, 38, 700, 128, 72];

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - MIN) * MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - MIN));
  return k + Math.floor(((BASE - MIN + 1) * rest) / (rest + SKEW));
}

const digit = (character: string): number => {
  const value = Number.parseInt(character, BASE);
  // 0 to 9 follow a to z
  return character >= '0' && character <= '9' ? value + 26 : value - 10;
};

/** Null where it is none. */
function decoded(label: string): string | null {
  const dash = label.lastIndexOf('-');
  const output = [...label.slice(0, Math.max(0, dash))].map((c) => c.codePointAt(0)!);
  let [n, i, bias] = [FIRST, 0, BIAS];
  const rest = label.slice(dash + 1);
  for (let at = 0; at < rest.length; ) {
    const before = i;
    for (let k = BASE, weight = 1; ; k += BASE) {
      const value = digit(rest[at++] ?? '');
      if (!(value >= 0 && value < BASE)) return null;
      i += value * weight;
      const least = Math.min(MAX, Math.max(MIN, k - bias));
      if (value < least) break;
      weight *= BASE - least;
      if (i > 0x7fffffff || weight > 0x7fffffff) return null;
    }
    bias = adapt(i - before, output.length + 1, before === 0);
    n += Math.floor(i / (output.length + 1));
    i %= output.length + 1;
    if (n > 0x10ffff) return null;
    output.splice(i++, 0, n);
  }
  return String.fromCodePoint(...output);
}

/** A domain as its owner reads it; a label that cannot be read so stays as it is. */
export const domainInScript = (ascii: string): string =>
  ascii
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decoded(label.slice(4)) ?? label) : label))
    .join('.');
