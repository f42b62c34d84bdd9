/**
 * Filters within a category: property names with some of their values, as written in addresses and calls (decision
 * 7).
 */

export const MAX_PARAMETERS = 6;
export const MAX_PARAMETER_VALUES = 10;
/** Of the text in an address. */
export const LONGEST_PARAMETERS = 200;

/** Any of the values: "Steel", "12 V", or a range of numbers, both ends included: "2.2~7.5 kW", "~7.5 kW", "15~ kW". */
export interface ParameterFilter {
  name: string;
  values: string[];
}

const SIGNS = /[%|:;]/g;
const escaped = (text: string): string =>
  text.replace(SIGNS, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const unescaped = (text: string): string =>
  text.replace(/%(25|7C|3A|3B)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** "Power:2.2~7.5 kW;15 kW|Material:Steel". */
export const parametersText = (filters: readonly ParameterFilter[]): string =>
  filters.map(({ name, values }) => `${escaped(name)}:${values.map(escaped).join(';')}`).join('|');

/** The other way round; null where the text is none of these. Each name and each of its values comes once. */
export function readParameters(text: string): ParameterFilter[] | null {
  const filters: ParameterFilter[] = [];
  for (const part of text.split('|').filter(Boolean)) {
    const [name = '', values, ...more] = part.split(':');
    if (values === undefined || more.length > 0) return null;
    const filter = { name: tidy(unescaped(name)), values: values.split(';').map(unescaped).map(tidy) };
    if (filter.name === '' || filter.values.includes('')) return null;
    filters.push(filter);
  }
  return together(filters);
}

/** Each name once, with each of its values once, whatever the case. */
export function together(filters: readonly ParameterFilter[]): ParameterFilter[] {
  const all: ParameterFilter[] = [];
  for (const { name, values } of filters) {
    let known = all.find((one) => isSame(one.name, name));
    if (!known) {
      known = { name, values: [] };
      all.push(known);
    }
    for (const value of values) if (!known.values.some((one) => isSame(one, value))) known.values.push(value);
  }
  return all;
}

/** Whether a value of a name is chosen. */
export const isChosen = (filters: readonly ParameterFilter[], name: string, value: string): boolean =>
  filters.some((filter) => isSame(filter.name, name) && filter.values.some((one) => isSame(one, value)));

/** The filters with a value added, or taken away; null where they would be too many, or too long for an address. */
export function toggleParameter(
  filters: readonly ParameterFilter[],
  name: string,
  value: string,
): ParameterFilter[] | null {
  if (isChosen(filters, name, value))
    return filters.flatMap((filter) => {
      if (!isSame(filter.name, name)) return [filter];
      const values = filter.values.filter((one) => !isSame(one, value));
      return values.length > 0 ? [{ ...filter, values }] : [];
    });
  const more = together([...filters, { name, values: [value] }]);
  const fits =
    more.length <= MAX_PARAMETERS &&
    more.every(({ values }) => values.length <= MAX_PARAMETER_VALUES) &&
    parametersText(more).length <= LONGEST_PARAMETERS;
  return fits ? more : null;
}

const RANGE = /^(\d{1,12}(?:\.\d{1,9})?)?~(\d{1,12}(?:\.\d{1,9})?)?(?: (\S.{0,19}))?$/;

/** A range of numbers; null where the value is none. */
export function rangeOf(value: string): { from?: number; to?: number; unit: string } | null {
  const [whole, from, to, unit = ''] = RANGE.exec(value) ?? [];
  if (whole === undefined || (from === undefined && to === undefined)) return null;
  return {
    ...(from !== undefined && { from: Number(from) }),
    ...(to !== undefined && { to: Number(to) }),
    unit,
  };
}
