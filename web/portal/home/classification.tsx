import type { CategoryTree } from '../../../contract/product/category.ts';
import { categoryPath } from '../../storefront/shell/addresses.ts';
import { categoryName } from '../../storefront/shell/names.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreLink } from '../../ui/link.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Emblem } from './emblem.tsx';

/** Blocks that are seen at once; thirty of them would bury all that follows. */
const SEEN = 12;

type Pictures = Record<number, string>;

/** The main classification: a block a root, with a picture of what is offered there and all that lies beneath it. */
export function Classification({ tree, pictures }: { tree: CategoryTree[]; pictures: Pictures }) {
  const { words } = useSite();
  const blocks = (roots: CategoryTree[], from: number) => (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {roots.map((root, i) => (
        <Block key={root.id} root={root} position={from + i + 1} picture={pictures[root.id]} />
      ))}
    </div>
  );
  return (
    <Section id="classification" title={words.home.classification}>
      {blocks(tree.slice(0, SEEN), 0)}
      {tree.length > SEEN && (
        <details className="group mt-4">
          <summary className="flex items-center justify-center gap-2 rounded-lg border border-line bg-paper py-3 font-semibold text-jade hover:bg-jade-tint group-open:mb-4">
            {fill(words.home.moreIndustries, { n: tree.length - SEEN })}
            <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
          </summary>
          {blocks(tree.slice(SEEN), SEEN)}
        </details>
      )}
    </Section>
  );
}

/** Opened, a block takes the whole row. */
function Block({
  root,
  position,
  picture,
}: {
  root: CategoryTree;
  position: number;
  picture: string | undefined;
}) {
  const { words, lang, to } = useSite();
  const name = categoryName(root, lang);
  const href = to(categoryPath([root.path], false));
  return (
    <article className="relative overflow-hidden rounded-lg border border-line bg-paper text-jade has-[details[open]]:col-span-full">
      <Emblem position={position} />
      <div className="relative flex items-center gap-4 p-4 pb-2 text-ink">
        <div className="size-20 shrink-0 overflow-hidden rounded-md bg-porcelain">
          {picture && <Picture src={picture} alt="" sizes="80px" className="size-full" />}
        </div>
        <div className="min-w-0">
          <h3 className="text-md leading-snug">
            <a href={href} className="hover:text-jade hover:underline">
              {name}
            </a>
          </h3>
          <p className="mt-0.5">
            <MoreLink href={href} label={fill(words.common.viewMoreOf, { name })}>
              {words.home.viewMore}
            </MoreLink>
          </p>
        </div>
      </div>
      <details className="group/branches relative text-ink">
        <summary className="flex items-center justify-between gap-4 px-4 pb-3 text-sm text-ink-soft hover:text-jade">
          {fill(words.home.subcategoriesOf, { name })}
          <Icon
            name="chevron-down"
            size={16}
            className="shrink-0 transition-transform group-open/branches:rotate-180"
          />
        </summary>
        <ul className="branches columns-1 gap-8 border-t border-line bg-paper p-4 sm:columns-2 xl:columns-3">
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
