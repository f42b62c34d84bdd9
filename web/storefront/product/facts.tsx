import type { PublicProduct } from '../../../contract/product/product.ts';
import { Card } from '../../ui/card.tsx';
import { detailValue, propertyName, propertyValue, valueList } from '../shell/names.ts';
import { useSite, useWords } from '../shell/site.tsx';
import { suppliedTexts } from './supply.ts';

function FactTable({ id, title, facts }: { id: string; title: string; facts: [string, string][] }) {
  if (facts.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className="p-6 max-md:p-4">
      <h2 id={id} className="mb-4 text-lg">
        {title}
      </h2>
      <dl className="grid gap-x-8 text-sm sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[40%_1fr] gap-3 border-t border-line py-2.5">
            <dt className="text-ink-faint">{name}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

export function PropertyTable({ product }: { product: PublicProduct }) {
  const words = useWords();
  const facts = Object.entries(product.properties)
    .filter(([, value]) => value)
    .map(([name, value]): [string, string] => [propertyName(name, words), propertyValue(name, value, words)]);
  return <FactTable id="properties" title={words.product.properties} facts={facts} />;
}

/** Entries without a value are hidden. */
export function DetailTable({ product }: { product: PublicProduct }) {
  const site = useSite();
  const { words } = site;
  const { fields, detailNames } = words.product;
  const stated = Object.entries(suppliedTexts(product, site)) as [keyof typeof fields, string][];
  const facts = [
    [words.common.market, valueList(product.target_markets, words)] as [string, string],
    [words.common.businessType, valueList(product.business_type, words)] as [string, string],
    ...stated.map(([name, value]): [string, string] => [fields[name], detailValue(name, value, words)]),
    ...Object.entries(product.details).map(([name, value]): [string, string] => [
      detailNames[name] ?? name,
      detailValue(name, value, words),
    ]),
  ].filter(([, value]) => value.trim());
  return <FactTable id="details" title={words.product.details} facts={facts} />;
}
