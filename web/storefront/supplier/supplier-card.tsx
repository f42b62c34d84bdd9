import type { SupplierCard as Supplier } from '../../../contract/schema/card.ts';
import type { CompanyResults } from '../../../contract/search.ts';
import { fill } from '../../ui/picture/fill.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { productPath } from '../shell/addresses.ts';
import { locationText, mainProductsText, valueList } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';
import { ChineseName } from './chinese-name.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { ProofLine } from './proof.tsx';
import { TierBadge } from './tier-badge.tsx';

type ShownProduct = CompanyResults['items'][number]['products'][number];

/** The recommended suppliers widget (spec P2.23). */
export function SupplierCard({
  supplier,
  titleLevel: Title = 'h3',
}: {
  /** A list's cards do without the Chinese name. */
  supplier: Supplier & { name_zh?: string; products?: ShownProduct[] };
  titleLevel?: 'h2' | 'h3';
}) {
  const { words, lang, shop, portal } = useSite();
  const { common } = words;
  const info = supplier.basicinformation;
  const facts: [string, string][] = [
    [common.businessType, valueList(info['Business Type'], words)],
    [common.mainProducts, mainProductsText(info['Main Products'], words)],
    [common.market, valueList(info['Main Markets'], words)],
  ];
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-paper p-5">
      <div className="relative flex items-start gap-3">
        <CompanyLogo name={supplier.name} logo={supplier.logo} />
        <div className="min-w-0">
          <Title className="line-clamp-2 text-base leading-snug">
            <a
              href={shop(supplier.domain)}
              className="after:absolute after:inset-0 hover:text-jade hover:underline"
            >
              {supplier.name}
            </a>
          </Title>
          <ChineseName company={supplier} className="mt-0.5 text-sm text-ink-soft" />
          <ProofLine company={supplier} place={locationText(supplier, lang)} className="mt-1.5" />
          <p className="mt-1.5 text-xs empty:hidden [&_a]:relative [&_a]:z-1">
            <TierBadge tier={supplier.templateDirectory} linked />
          </p>
        </div>
      </div>
      <dl className="mt-4 space-y-1.5 border-t border-line pt-4 text-sm">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt className="text-xs text-ink-faint">{name}</dt>
              <dd className="line-clamp-2">{value}</dd>
            </div>
          ))}
      </dl>
      {supplier.products && supplier.products.length > 0 && (
        <ul
          aria-label={fill(words.search.productsOf, { name: supplier.name })}
          className="mt-auto grid grid-cols-3 gap-2 pt-4"
        >
          {supplier.products.map(({ id, title, image }) => (
            <li key={id}>
              <a
                href={portal(productPath(id))}
                title={title}
                className="block aspect-square overflow-hidden rounded-md border border-line bg-porcelain hover:border-jade"
              >
                <Picture src={image} alt={title} sizes="90px" className="size-full" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** Few suppliers share the row instead of leaving a hole in it. */
const COLUMNS = ['', '', 'sm:grid-cols-2', 'sm:grid-cols-2 lg:grid-cols-3', 'sm:grid-cols-2 lg:grid-cols-4'];

export function RecommendedSuppliers({
  id,
  suppliers,
}: {
  id: string;
  suppliers: (Supplier & { products?: ShownProduct[] })[];
}) {
  const { words } = useSite();
  if (suppliers.length === 0) return null;
  return (
    <Section id={id} title={words.common.recommendedSuppliers} note={words.common.recommendedNote}>
      <ul
        className={`grid gap-4 max-sm:-mx-4 max-sm:[scroll-snap-type:x_mandatory] max-sm:scroll-px-4 max-sm:auto-cols-[84%] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 max-sm:[scrollbar-width:none] ${COLUMNS[Math.min(suppliers.length, 4)]}`}
      >
        {suppliers.map((supplier) => (
          <li key={supplier.id} className="snap-start">
            <SupplierCard supplier={supplier} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
