import type { PublicCompany } from '../../../contract/company/company.ts';
import { numberText } from '../../../domain/text/format.ts';
import { fill } from '../../ui/picture/fill.ts';
import { detailValue, mainProductsText, responseText, valueList } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';

const LISTS = ['Business Type', 'Main Markets'];
/** What a list of proof says too, wherever the company has stated it (proof-facts.ts). */
const IN_PROOF = ['Number of Workers', 'Year Established'];

/** The basic information of a company and the figures of its factory; what it did not state is left out. */
export function FactTable({
  company,
  most = 20,
  besideProof = false,
}: {
  company: PublicCompany;
  most?: number;
  /** The list of proof stands on the same page: nothing is said twice. */
  besideProof?: boolean;
}) {
  const { words } = useSite();
  const { shop } = words;
  const { area, rd_staff, quality_staff, production_lines, export_share, annual_revenue } = company.factory;
  const names = Object.entries(shop.factNames) as [keyof PublicCompany['basicinformation'], string][];
  const basic = names.map(([key, name]) => {
    const value = company.basicinformation[key];
    if (besideProof && IN_PROOF.includes(key)) return { name, value: '' };
    if (key === 'Factory Size' && area !== null)
      return { name, value: besideProof ? '' : fill(shop.squareMeters, { area: numberText(area) }) };
    if (key === 'Main Products') return { name, value: mainProductsText(value, words) };
    if (key === 'Port of Shipment') return { name, value: detailValue('Port', value, words) };
    return { name, value: LISTS.includes(key) ? valueList(value, words) : value };
  });
  const count = (n: number | null) => (n ? numberText(n) : '');
  const { factoryNames } = shop;
  const proven = [
    { name: words.common.response, value: responseText(company.response, words) },
    { name: factoryNames.production_lines, value: count(production_lines) },
    { name: factoryNames.export_share, value: export_share === null ? '' : `${export_share}%` },
  ];
  const figures = [
    { name: factoryNames.rd_staff, value: count(rd_staff) },
    { name: factoryNames.quality_staff, value: count(quality_staff) },
    {
      name: factoryNames.annual_revenue,
      value: annual_revenue ? shop.annualRevenues[annual_revenue] : '',
    },
  ];
  const facts = [...(besideProof ? [] : proven), ...basic, ...figures]
    .filter(({ value }) => value)
    .slice(0, most);
  return (
    <dl className="mt-6 grid gap-x-8 text-sm sm:grid-cols-2">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid grid-cols-[42%_1fr] gap-3 border-t border-line py-2.5">
          <dt className="text-ink-faint">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
