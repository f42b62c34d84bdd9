import type { CategoryTree } from '../../../contract/category.ts';
import { categoryPath } from '../../storefront/addresses.ts';
import { categoryName } from '../../storefront/names.ts';
import { useSite } from '../../storefront/site.tsx';
import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { Emblem } from './emblem.tsx';

/** Blocks that stand open; thirty of them at once would bury all that follows. */
const OPEN = 6;

/** The main classification: a block a root, with all that lies beneath it. */
export function Classification({ tree }: { tree: CategoryTree[] }) {
  const { words } = useSite();
  return (
    <Section id="classification" title={words.home.classification}>
      <div className="space-y-4">
        {tree.slice(0, OPEN).map((root, i) => (
          <Block key={root.id} root={root} position={i + 1} />
        ))}
        {tree.length > OPEN && (
          <details className="group space-y-4">
            <summary className="flex items-center justify-center gap-2 rounded-lg border border-line bg-paper py-3.5 font-semibold text-jade hover:bg-jade-tint group-open:mb-4">
              {fill(words.home.moreIndustries, { n: tree.length - OPEN })}
              <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
            </summary>
            {tree.slice(OPEN).map((root, i) => (
              <Block key={root.id} root={root} position={OPEN + i + 1} />
            ))}
          </details>
        )}
      </div>
    </Section>
  );
}

function Block({ root, position }: { root: CategoryTree; position: number }) {
  const { words, lang, to } = useSite();
  const name = categoryName(root, lang);
  return (
    <article className="grid overflow-hidden rounded-lg border border-line bg-paper lg:grid-cols-[264px_1fr]">
      <a
        href={to(categoryPath([root.path], false))}
        className={`on-deep tone-${position % 6} group relative flex justify-between overflow-hidden p-6 text-paper max-md:items-center max-md:gap-4 max-md:px-4 max-md:py-3 md:min-h-36 md:flex-col`}
      >
        <Emblem position={position} />
        <h3 className="relative text-xl text-balance max-md:text-md">{name}</h3>
        <span className="relative inline-flex items-center gap-2 text-sm font-semibold max-md:shrink-0">
          {words.home.viewMore}
          <Icon name="arrow-right" size={16} className="transition-transform group-hover:translate-x-1" />
        </span>
      </a>
      <details className="open-wide group/branches">
        <summary className="flex items-center justify-between gap-4 px-4 py-3 text-sm hover:text-jade md:supports-[selector(::details-content)]:hidden">
          {fill(words.home.subcategoriesOf, { name })}
          <Icon
            name="chevron-down"
            size={18}
            className="shrink-0 text-ink-faint transition-transform group-open/branches:rotate-180"
          />
        </summary>
        <ul className="branches columns-1 gap-8 p-6 max-md:px-4 max-md:pt-2 sm:columns-2 xl:columns-3">
          {root.subs.map((sub) => (
            <li key={sub.id}>
              <a href={to(categoryPath([root.path, sub.path], sub.is_end))}>{categoryName(sub, lang)}</a>
              <p>
                {sub.subs.map((leaf) => (
                  <a key={leaf.id} href={to(categoryPath([root.path, sub.path, leaf.path], true))}>
                    {categoryName(leaf, lang)}
                  </a>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </details>
    </article>
  );
}
