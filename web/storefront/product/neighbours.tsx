import { Icon } from '../../ui/icon.tsx';
import { productPath } from '../shell/addresses.ts';
import { useSite } from '../shell/site.tsx';

interface Neighbour {
  id: number;
  title: string;
}

/** The previous and the next product of the supplier. */
export function Neighbours({ prev, next }: { prev: Neighbour | null; next: Neighbour | null }) {
  const { words, to } = useSite();
  if (!prev && !next) return null;
  const link = (product: Neighbour, label: string, icon: 'chevron-left' | 'chevron-right', rel: string) => (
    <li>
      <a href={to(productPath(product.id))} rel={rel} className="group flex items-center gap-3 px-5 py-3.5">
        <Icon name={icon} size={18} className="text-jade" />
        <span className="min-w-0">
          <span className="block text-xs text-ink-faint">{label}</span>
          <span className="line-clamp-2 text-sm group-hover:text-jade group-hover:underline">
            {product.title}
          </span>
        </span>
      </a>
    </li>
  );
  return (
    <nav aria-label={words.product.neighbours} className="rounded-lg border border-line bg-paper">
      <ul className="divided">
        {prev && link(prev, words.product.previous, 'chevron-left', 'prev')}
        {next && link(next, words.product.next, 'chevron-right', 'next')}
      </ul>
    </nav>
  );
}
