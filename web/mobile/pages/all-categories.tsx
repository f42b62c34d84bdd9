import type { MobilePages } from '../../../contract/pages.ts';
import { categoryPath } from '../../storefront/addresses.ts';
import { categoryName } from '../../storefront/names.ts';
import { useSite } from '../../storefront/site.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreLink } from '../../ui/link.tsx';
import { Layout } from '../layout.tsx';

export function AllCategories({ tree }: MobilePages['all-categories']) {
  const { words, lang, to } = useSite();
  return (
    <Layout>
      <h1 className="my-5 text-xl">{words.common.allProducts}</h1>
      <div className="divide-y divide-line rounded-lg border border-line bg-paper">
        {tree.map((root) => (
          <details key={root.id} name="roots" className="group">
            <summary className="flex min-h-13 items-center justify-between px-4 font-semibold">
              {categoryName(root, lang)}
              <Icon name="chevron-down" size={18} className="text-ink-faint group-open:rotate-180" />
            </summary>
            <ul className="px-4 pb-4">
              {root.subs.map((sub) => (
                <li key={sub.id}>
                  <a
                    href={to(categoryPath([root.path, sub.path], sub.is_end))}
                    className="block py-2 text-ink-soft"
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
    </Layout>
  );
}
