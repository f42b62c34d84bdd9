import type { Category } from '../../../../contract/product/category.ts';
import { Icon } from '../../../ui/icon.tsx';
import { categoryName } from '../../shell/names.ts';
import { useSite } from '../../shell/site.tsx';

/** From all categories down to the chosen one; each of those above it is a link to a search in a wider category. */
export function CategoryTrail({
  category,
  href,
}: {
  category: Category;
  href: (category: number | undefined) => string;
}) {
  const { words, lang } = useSite();
  const above = [
    { id: undefined, name: words.search.anyCategory },
    ...category.trace_cate.map((step) => ({ id: step.id, name: categoryName(step, lang) })),
  ];
  return (
    <ul className="mb-1 text-sm">
      {above.map(({ id, name }) => (
        <li key={id ?? 0}>
          <a
            href={href(id)}
            rel="nofollow"
            className="flex min-h-8 items-center gap-1 py-1 text-ink-soft hover:text-jade"
          >
            <Icon name="chevron-left" size={14} />
            {name}
          </a>
        </li>
      ))}
      <li aria-current="true" className="py-1 font-semibold text-jade">
        {categoryName(category, lang)}
      </li>
    </ul>
  );
}
