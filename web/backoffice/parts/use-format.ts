import { withCertificationNames } from '../../../domain/enumerations.ts';
import { amountText, numberText, quantityText, unitText } from '../../../domain/text/format.ts';
import { useLanguage } from '../app/language.tsx';
import { useBackofficeWords } from '../app/words.ts';
import { age, localName, price } from './format.ts';

/** Numbers, prices, units, names and ages in the visitor's language. */
export function useFormat() {
  const { language } = useLanguage();
  const { units, withdrawn, negotiable, ago } = useBackofficeWords();
  return {
    number: numberText,
    amount: amountText,
    quantity: (n: number, unit: string) => quantityText(n, unit, units),
    unit: (unit: string) => unitText(unit, units),
    certifications: (names: readonly string[]) => withCertificationNames(names.join(', '), withdrawn),
    price: (priced: Parameters<typeof price>[0], unit: string) => price(priced, unit, negotiable),
    name: (item: Parameters<typeof localName>[0]) => localName(item, language),
    age: (iso: string) => age(iso, ago),
  };
}
