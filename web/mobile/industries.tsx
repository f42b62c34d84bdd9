import type { CategoryTree } from '../../contract/product/category.ts';
import { categoryPath } from '../storefront/shell/addresses.ts';
import { categoryName } from '../storefront/shell/names.ts';
import { useSite } from '../storefront/shell/site.tsx';
import { Icon } from '../ui/icon.tsx';
import { MoreLink } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';

/** The largest industries, each with its branches folded below it. */
export function Industries({ roots }: { roots: CategoryTree[] }) {
  const { words, lang, to } = useSite();
  return (
    <Section
      id="classification"
      title={words.home.classification}
      more={<MoreLink href={to('/All')}>{words.home.allCategories}</MoreLink>}
    >
      <div className="divided rounded-lg border border-line bg-paper">
        {roots.map((root) => (
          <details key={root.id} name="industries" className="group">
            <summary className="flex min-h-12 items-center justify-between gap-4 px-4 py-2 font-semibold">
              {categoryName(root, lang)}
              <Icon
                name="chevron-down"
                size={18}
                className="text-ink-faint transition-transform group-open:rotate-180"
              />
            </summary>
            <ul className="px-4 pb-4 text-sm">
              {root.subs.map((sub) => (
                <li key={sub.id}>
                  <a
                    href={to(categoryPath([root.path, sub.path], sub.is_end))}
                    className="block py-2 text-ink-soft hover:text-jade"
                  >
                    {categoryName(sub, lang)}
                  </a>
                </li>
              ))}
              <li className="pt-2">
                <MoreLink href={to(categoryPath([root.path], false))}>{words.common.viewMore}</MoreLink>
              </li>
            </ul>
          </details>
        ))}
      </div>
    </Section>
  );
}
