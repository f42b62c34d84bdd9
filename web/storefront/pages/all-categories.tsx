import type { PortalPages } from '../../../contract/pages.ts';
import type { CategoryTree } from '../../../contract/product/category.ts';
import { MoreLink } from '../../ui/link.tsx';
import { Breadcrumb } from '../../ui/menu/breadcrumb.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Layout } from '../frame/layout.tsx';
import { AdSpace } from '../shell/ad-space.tsx';
import { categoryPath } from '../shell/addresses.ts';
import { categoryName } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';
import { RecommendedSuppliers } from '../supplier/supplier-card.tsx';

/** Spec P2.6. */
export function AllCategories({ tree, suppliers, pictures }: PortalPages['all-categories']) {
  const { words, lang, to } = useSite();
  return (
    <Layout>
      <Breadcrumb
        label={words.common.breadcrumb}
        items={[{ name: words.common.home, href: to('/') }, { name: words.common.allProducts }]}
      />
      <h1 className="text-xxl">{words.common.allProducts}</h1>
      <p className="mt-1 text-ink-soft">{words.storefront.allIntro}</p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 lg:grid-cols-[200px_minmax(0,1fr)]">
        <nav
          aria-label={words.storefront.jumpTo}
          className="sticky top-0 z-10 max-lg:-mx-6 max-lg:border-b max-lg:border-line max-lg:bg-mist max-md:-mx-4 lg:max-h-dvh lg:overflow-y-auto lg:py-2"
        >
          <ul className="flex text-sm max-lg:gap-5 max-lg:overflow-x-auto max-lg:px-6 max-lg:py-1.5 max-md:px-4 lg:flex-col">
            {tree.map((root) => (
              <li key={root.id} className="shrink-0">
                <a
                  href={`#${root.path}`}
                  className="block border-line py-1 hover:text-jade hover:underline lg:border-l-2 lg:pl-3 lg:hover:border-jade"
                >
                  {categoryName(root, lang)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {tree.map((root, i) => (
            <RootBlock key={root.id} root={root} picture={pictures[root.id]} marked={i % 3 === 2} />
          ))}
        </div>
      </div>
      <AdSpace />
      <RecommendedSuppliers id="suppliers" suppliers={suppliers} />
    </Layout>
  );
}

/** Every third block differs by the weight of its upper edge (spec P2.6): enough to count by, too little to mean anything. */
function RootBlock({
  root,
  picture,
  marked,
}: {
  root: CategoryTree;
  picture: string | undefined;
  marked: boolean;
}) {
  const { words, lang, to } = useSite();
  const name = categoryName(root, lang);
  const href = to(categoryPath([root.path], false));
  return (
    <section
      id={root.path}
      aria-label={name}
      className={`flex scroll-mt-14 flex-col rounded-lg border border-line bg-paper p-6 ${marked ? 'border-t-2 border-t-jade-soft' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        {/* beside the picture as long as its longest word fits there */}
        <h2 className="min-w-min grow basis-0 text-lg wrap-break-word">
          <a href={href} className="hover:text-jade hover:underline">
            {name}
          </a>
        </h2>
        <div className="size-20 shrink-0 overflow-hidden rounded-md bg-porcelain">
          {picture && <Picture src={picture} alt="" sizes="80px" className="size-full" />}
        </div>
      </div>
      <ul className="mt-3 mb-5 grow space-y-1.5 text-sm">
        {root.subs.map((sub) => (
          <li key={sub.id} className="flex justify-between gap-4">
            <a
              href={to(categoryPath([root.path, sub.path], sub.is_end))}
              className="hover:text-jade hover:underline"
            >
              {categoryName(sub, lang)}
            </a>
            {sub.p_num > 0 && <span className="text-ink-faint">{sub.p_num}</span>}
          </li>
        ))}
      </ul>
      <MoreLink href={href} label={fill(words.common.viewMoreOf, { name })}>
        {words.common.viewMore}
      </MoreLink>
    </section>
  );
}
