import { age, localName, number, price, quantity, unitName } from './format.ts';
import { useLanguage } from './language.tsx';
import { useBackofficeWords } from './words.ts';

/** Numbers, prices, units, names and ages in the visitor's language. */
export function useFormat() {
  const { language } = useLanguage();
  const { units, negotiable, ago } = useBackofficeWords();
  return {
    number,
    quantity: (n: number, unit: string) => quantity(n, unit, units),
    unit: (unit: string) => unitName(unit, units),
    price: (priced: Parameters<typeof price>[0], unit: string) => price(priced, unit, negotiable),
    name: (item: Parameters<typeof localName>[0]) => localName(item, language),
    age: (iso: string) => age(iso, ago),
  };
}
