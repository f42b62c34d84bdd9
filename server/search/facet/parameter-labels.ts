/** Labels of a category's parameters and their values. Pure. */
import type { Language } from '../../../contract/schema/error.ts';
import type { ProductResults } from '../../../contract/search.ts';
import {
  type PropertyWords,
  parameterText,
  propertyNameText,
} from '../../../domain/product/property-text.ts';
import { FACET_WORDS } from '../../../locales/facets.ts';
import type { Parameter } from '../match/engine.ts';

/** The spelling of the vocabulary by each of its lower case ones, for sellers write "stainless steel" too. */
const spelling = (words: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> =>
  new Map(Object.keys(words).map((key) => [key.toLowerCase(), key]));
const { propertyNames, propertyValues, commonValues }: PropertyWords = FACET_WORDS.zh;
const NAMES = spelling({ ...propertyValues, ...propertyNames });
const VALUES = new Map(
  Object.entries(propertyValues).map(([name, values]) => [name, spelling({ ...commonValues, ...values })]),
);
const COMMON = spelling(commonValues);

/** A parameter as the answer has it: names and values as they are to be sent, with labels in the language. */
export function eachParameter(
  { name: stated, values }: Parameter,
  language: Language,
): ProductResults['facets']['parameters'][number] {
  const words = FACET_WORDS[language];
  const name = NAMES.get(stated.toLowerCase()) ?? stated;
  const known = VALUES.get(name) ?? COMMON;
  return {
    name,
    label: propertyNameText(name, words),
    values: values.map(([given, count]) => {
      const value = known.get(String(given).toLowerCase()) ?? String(given);
      return { value, label: parameterText(name, value, words), count, more: false };
    }),
  };
}
