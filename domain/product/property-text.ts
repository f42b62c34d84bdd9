/** Property names and values in the reader's language. */
import { withCertificationNames } from '../enumerations.ts';
import { numberText } from '../text/format.ts';
import { rangeOf } from './parameters.ts';

/** What one language calls properties, by the stored names. */
export interface PropertyWords {
  separator: string;
  propertyNames: Readonly<Record<string, string>>;
  /** By the name of the property. */
  propertyValues: Readonly<Record<string, Readonly<Record<string, string>>>>;
  commonValues: Readonly<Record<string, string>>;
  /** Words behind a number: "12 months". */
  measures: Readonly<Record<string, string>>;
  /** What a certification is called that is withdrawn: "{name} (withdrawn)". */
  withdrawn: string;
}

const translated = (value: string, map: Readonly<Record<string, string>>) => map[value] ?? value;

export const propertyNameText = (name: string, { propertyNames }: PropertyWords): string =>
  translated(name, propertyNames);

/** A value, or several with commas between them, each in the language where the vocabulary of the property has it. */
export function propertyValueText(name: string, value: string, words: PropertyWords): string {
  const map = { ...words.commonValues, ...words.propertyValues[name] };
  const parts = value.split(/,\s+/);
  const shown =
    value in map || parts.every((part) => !(part in map))
      ? translated(value, map)
      : parts.map((part) => translated(part, map)).join(words.separator);
  return withCertificationNames(measured(shown, words.measures), words.withdrawn);
}

/** "12 months" with its measure in the language of the page. */
function measured(value: string, measures: PropertyWords['measures']): string {
  const [, number, measure = ''] = /^([\d.,×x/–-]+) (\D.*)$/.exec(value) ?? [];
  return number && measures[measure] ? `${number} ${measures[measure]}` : value;
}

/** "1200 cycles": thousands are grouped, and a unit of time is in the singular where it is one. */
const QUANTITY = /^(\d+(?:\.\d+)?) (\D.*)$/;
const ONE = /^1 (year|month|day|hour)s$/;

/** A value of a filter: a range as "2.2–7.5 kW", "≤ 7.5 kW" or "≥ 15 kW", else the value itself. */
export function parameterText(name: string, value: string, words: PropertyWords): string {
  const range = rangeOf(value);
  if (!range) {
    const [, number, unit] = QUANTITY.exec(value) ?? [];
    const text = number && unit ? `${numberText(Number(number))} ${unit}` : value;
    return propertyValueText(name, text.replace(ONE, '1 $1'), words);
  }
  const { from, to, unit } = range;
  const number = (n: number | undefined) => (n === undefined ? '' : numberText(n));
  const numbers =
    from === undefined
      ? `≤ ${number(to)}`
      : to === undefined
        ? `≥ ${number(from)}`
        : `${number(from)}–${number(to)}`;
  return unit === '' ? numbers : `${numbers} ${words.measures[unit] ?? unit}`;
}
