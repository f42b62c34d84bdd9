import { useSite } from '../shell/site.tsx';
import { type SearchKind, searchHref } from './query.ts';

const KINDS = [
  { kind: 'product', tab: 'products' },
  { kind: 'supplier', tab: 'suppliers' },
  { kind: 'buying', tab: 'leads' },
] as const;

/** On a phone: the same words a tap away in the other two searches. */
export function KindTabs({ kind, kw }: { kind: SearchKind; kw: string }) {
  const { words, to } = useSite();
  return (
    <nav
      aria-label={words.common.searchIn}
      className="-mx-4 grid grid-cols-3 border-b border-line bg-paper px-4 md:hidden"
    >
      {KINDS.map(({ kind: other, tab }) => (
        <a
          key={other}
          href={to(searchHref(other, kw ? { kw } : {}))}
          aria-current={other === kind ? 'page' : undefined}
          className="-mb-px border-b-2 border-transparent py-2.5 text-center text-sm text-ink-soft aria-[current]:border-jade aria-[current]:font-semibold aria-[current]:text-jade"
        >
          {words.common.searchTabs[tab]}
        </a>
      ))}
    </nav>
  );
}
