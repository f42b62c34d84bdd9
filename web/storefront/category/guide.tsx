import type { ReactNode } from 'react';
import type { Category } from '../../../contract/product/category.ts';
import type { CategoryGuide as Guide } from '../../../contract/product/category-guide.ts';
import type { ProductCard } from '../../../contract/schema/card.ts';
import { promptNames } from '../../../domain/deal/enquiry.ts';
import { amountText, quantityText, roundedAmount } from '../../../domain/text/format.ts';
import { TextLink } from '../../ui/link.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { LeadLines } from '../request/lead-lines.tsx';
import { requestPath } from '../shell/addresses.ts';
import { categoryName, propertyName, unitName } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';

/** What a buyer should know before choosing: what is usual here, what suppliers will ask, what others ask for (decision 29). */
export function CategoryGuide({
  category,
  guide,
  products,
}: {
  category: Category;
  guide: Guide;
  /** What they state, suppliers ask about. */
  products: ProductCard[];
}) {
  const { words, lang, to } = useSite();
  const w = words.storefront.guide;
  const { terms, leads } = guide;
  const prompts = promptNames(products).map((name) => propertyName(name, words));
  const price = (amount: number) => amountText('$', roundedAmount(amount));
  return (
    <section
      aria-label={w.title}
      className="mb-6 grid gap-x-8 gap-y-5 rounded-lg border border-line bg-paper p-5 max-md:p-4 sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none"
    >
      {terms && (
        <dl className="space-y-3">
          <Fact name={w.usualPrice}>
            {terms.converted && '≈ '}
            {fill(w.priceBand, {
              low: price(terms.low),
              high: price(terms.high),
              unit: unitName(terms.unit, words),
            })}
            {terms.converted && (
              <span className="block text-xs font-normal text-ink-faint">{w.converted}</span>
            )}
          </Fact>
          <Fact name={w.usualOrder}>{quantityText(terms.minOrder, terms.unit, words.values.units)}</Fact>
        </dl>
      )}
      {prompts.length > 0 && (
        <div>
          <h2 className="text-sm font-normal text-ink-faint">{w.ask}</h2>
          <ul className="mt-1.5 flex flex-wrap gap-1.5 text-sm">
            {prompts.map((name) => (
              <li key={name} className="rounded-full bg-porcelain px-3 py-0.5">
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="min-w-0 sm:col-span-2 xl:col-span-1">
        <h2 className="text-sm font-normal text-ink-faint">{w.leads}</h2>
        {leads.items.length === 0 ? (
          <p className="mt-1 text-sm text-ink-soft">{w.noLeads}</p>
        ) : (
          <LeadLines leads={leads.items} />
        )}
        <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
          <TextLink href={to(requestPath(categoryName(category, lang)))}>{w.post}</TextLink>
          {leads.total > 0 && (
            <TextLink href={to(`/buying-leads?category=${category.id}`)}>
              {fill(w.allLeads, { n: leads.total })}
            </TextLink>
          )}
        </p>
      </div>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-faint">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);
