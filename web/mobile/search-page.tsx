import type { ReactNode } from 'react';
import { searchHref } from '../storefront/search/query.ts';
import { useSite } from '../storefront/site.tsx';
import { Layout } from './layout.tsx';

const KINDS = [
  { kind: 'product', tab: 'products' },
  { kind: 'supplier', tab: 'suppliers' },
] as const;

/** Results on a phone, with the same words a tap away in the other kind. */
export function SearchPage({
  kind,
  kw,
  children,
}: {
  kind: 'product' | 'supplier';
  kw: string;
  children: ReactNode;
}) {
  const { words, to } = useSite();
  return (
    <Layout kw={kw}>
      <nav aria-label={words.common.searchIn} className="mt-4 grid grid-cols-2 border-b border-line">
        {KINDS.map(({ kind: other, tab }) => (
          <a
            key={other}
            href={to(searchHref(other, { kw }))}
            aria-current={other === kind ? 'page' : undefined}
            className="-mb-px border-b-2 border-transparent py-2.5 text-center text-sm text-ink-soft aria-[current]:border-jade aria-[current]:font-semibold aria-[current]:text-jade"
          >
            {words.common.searchTabs[tab]}
          </a>
        ))}
      </nav>
      {children}
    </Layout>
  );
}
