import type { PublicCompany } from '../../contract/company.ts';
import { valueList } from '../storefront/names.ts';
import { useSite } from '../storefront/site.tsx';

const LISTS = ['Business Type', 'Main Markets'];

/** The basic information of a company; what it did not state is left out. */
export function FactTable({ company, most = 20 }: { company: PublicCompany; most?: number }) {
  const { words } = useSite();
  const names = Object.entries(words.shop.factNames) as [keyof PublicCompany['basicinformation'], string][];
  const facts = names
    .map(([key, name]) => {
      const value = company.basicinformation[key];
      return { name, value: LISTS.includes(key) ? valueList(value, words) : value };
    })
    .filter(({ value }) => value)
    .slice(0, most);
  return (
    <dl className="mt-6 grid gap-x-8 text-sm sm:grid-cols-2">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid grid-cols-[42%_1fr] gap-3 border-t border-line py-2.5">
          <dt className="text-ink-faint">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
