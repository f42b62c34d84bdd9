import type { ReactNode } from 'react';
import type { PublicProduct } from '../../../contract/product/product.ts';
import { areDifferent } from '../../../domain/product/product-comparison.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import type { ComparedRow } from './rows.tsx';

/**
 * A column each. Where the screen is too narrow for a column of labels, each label stands above its row and the columns
 * are pushed sideways together.
 */
export function CompareTable({
  products,
  rows,
  head,
}: {
  products: readonly PublicProduct[];
  rows: readonly ComparedRow[];
  head(product: PublicProduct): ReactNode;
}) {
  const { words, orderQuantity } = useSite();
  const { compare: w } = words;
  return (
    <section
      aria-label={w.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="scroll-cue overflow-x-auto rounded-lg border border-line bg-paper"
    >
      <table className="compare-table w-full text-sm" data-columns={products.length}>
        <thead>
          <tr>
            <td className="max-md:hidden" />
            {products.map((product) => (
              <th key={product.id} scope="col">
                {head(product)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, values, nodes, best }) => (
            <tr key={key}>
              <th scope="row">
                {label}
                {products.length > 1 && areDifferent(values) && (
                  <span className="ml-1.5 font-semibold text-gold" title={w.differs}>
                    <span aria-hidden="true">≠</span>
                    <span className="sr-only">{w.differs}</span>
                  </span>
                )}
              </th>
              {products.map((product, i) => (
                <td key={product.id} className={best.has(i) ? 'bg-success-tint' : undefined}>
                  {values[i]
                    ? (nodes?.[i] ?? <Value text={values[i]} isPrice={key === 'price'} />)
                    : w.notSaid}
                  {best.has(i) && (
                    <span className="mt-1 block">
                      <Badge tone="success">
                        {key === 'price' && !orderQuantity ? w.lowestAtMinimum : w.lowest}
                      </Badge>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A line each; the first line of a price is the price. */
function Value({ text, isPrice }: { text: string; isPrice: boolean }) {
  return text.split('\n').map((line, i) => (
    <span key={i} className={isPrice ? (i === 0 ? PRICE : BESIDE_PRICE) : 'block'}>
      {line}
    </span>
  ));
}
const PRICE = 'block text-md font-semibold';
const BESIDE_PRICE = 'block text-xs text-ink-soft';
