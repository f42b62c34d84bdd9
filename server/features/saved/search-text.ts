/** A saved search in words: "“led bulb” · LED Lighting · up to $9". */
import type { Language } from '../../../contract/schema/error.ts';
import {
  BUSINESS_TYPES,
  CERTIFICATIONS,
  MAIN_MARKET_VALUES,
  withCertificationNames,
} from '../../../domain/enumerations.ts';
import { fill } from '../../../domain/fill.ts';
import { readParameters } from '../../../domain/product/parameters.ts';
import { parameterText, propertyNameText } from '../../../domain/product/property-text.ts';
import { amountText, numberText, unitText } from '../../../domain/text/format.ts';
import type { SavedSearch } from '../../../domain/visitor/saved.ts';
import { savedSearch as en } from '../../../locales/en/search/saved-search.ts';
import { FACET_WORDS } from '../../../locales/facets.ts';
import { savedSearch as zh } from '../../../locales/zh/search/saved-search.ts';
import type { Deps } from '../../platform/deps.ts';
import { addressTrees } from '../address/address.ts';
import { categoryById } from '../category/category.ts';

const WORDS = { en, zh };
const numberIn = (text: string) => (/^\d{1,9}(?:\.\d{1,4})?$/.test(text) ? Number(text) : null);

/** What its page would leave out, or what is gone, is left out here, too. */
export async function searchText(
  deps: Deps,
  { kind, query }: SavedSearch,
  language: Language,
): Promise<string> {
  const words = WORDS[language];
  const labels = FACET_WORDS[language];
  const nameOf = (thing?: { name: string; name_zh: string | null } | null) =>
    (language === 'zh' && thing?.name_zh) || thing?.name;
  const countries = await addressTrees(deps);
  const number = (value: string, pattern: string, name: string, text = numberText) => {
    const n = numberIn(value);
    return n === null ? undefined : fill(pattern, { [name]: text(n) });
  };
  const several = (value: string, known: readonly string[], names: Record<string, string>) =>
    known
      .filter((one) => value.split('|').includes(one))
      .map((one) => names[one] ?? one)
      .join(', ');
  const category = async (value: string) => nameOf(await categoryById(deps, numberIn(value) ?? 0));
  const dollars = (n: number) => amountText('$', n);
  const textOf: Record<string, (value: string) => string | undefined | Promise<string | undefined>> = {
    kw: (value) => fill(words.words, { kw: value }),
    cate: category,
    category,
    minPrice: (value) => number(value, words.minPrice, 'amount', dollars),
    maxPrice: (value) => number(value, words.maxPrice, 'amount', dollars),
    unit: (value) => unitText(value, labels.units),
    minOrder: (value) => number(value, words.minOrder, 'n'),
    province: (value) =>
      nameOf(countries.flatMap(({ children = [] }) => children).find(({ id }) => id === numberIn(value))),
    receive: (value) => nameOf(countries.find(({ code }) => code === value.toUpperCase())),
    tier: (value) => (labels.tiers as Record<string, string>)[value],
    certified: () => labels.certified,
    quantity: (value) => number(value, words.quantity, 'n'),
    sample: (value) => (value === 'true' ? labels.sample : undefined),
    answers: (value) => (value === 'true' ? labels.answers : undefined),
    certificate: (value) =>
      CERTIFICATIONS.find((name) => name === value) && withCertificationNames(value, labels.withdrawn),
    years: (value) => number(value, labels.years, 'n'),
    parameters: (value) =>
      readParameters(value)
        ?.map(({ name, values }) => {
          const said = values.map((one) => parameterText(name, one, labels)).join(words.or);
          return `${propertyNameText(name, labels)}: ${said}`;
        })
        .join(' · '),
    markets: (value) => several(value, MAIN_MARKET_VALUES, labels.markets),
    businessTypes: (value) => several(value, BUSINESS_TYPES, labels.businessTypes),
    remain_days: (value) => number(value, words.remainDays, 'n'),
  };
  const asked = [...new URLSearchParams(query)];
  const parts = await Promise.all(asked.map(async ([name, value]) => textOf[name]?.(value)));
  return parts.filter(Boolean).join(' · ') || words.kinds[kind];
}
