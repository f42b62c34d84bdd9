import type { ReactNode } from 'react';
import { BarLink } from '../../storefront/frame/action-bar.tsx';
import { Layout } from '../../storefront/frame/layout.tsx';
import { useSite } from '../../storefront/shell/site.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Breadcrumb } from '../../ui/menu/breadcrumb.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import { HELP_GROUPS, type HelpPage, helpHref } from './links.ts';

/**
 * A help page within the layout of the portal: way from home, left navigation, content (spec P2.16). The content
 * brings its own <h1>. `current` where the address does not say which page of the navigation this is.
 */
export function HelpFrame({ current, children }: { current?: HelpPage; children: ReactNode }) {
  const { words, lang, here, to, office } = useSite();
  const { frame } = words.help;
  const at =
    current ??
    HELP_GROUPS.flatMap(({ pages }) => [...pages]).find(
      (page) => here === helpHref(page, lang, (path) => path),
    );
  // who reads how to sell does not come to post a request
  const start = <BarLink href={office('/register.html')} icon="user" label={words.guide.start} />;
  return (
    <Layout action={at === 'feedback' ? null : at === 'guide' ? start : undefined}>
      <Breadcrumb
        label={words.common.breadcrumb}
        items={[{ name: words.common.home, href: to('/') }, { name: at ? frame.pages[at] : frame.label }]}
      />
      <div className="grid items-start gap-8 max-lg:gap-4 lg:grid-cols-[240px_minmax(0,1fr)] print:block">
        <nav
          aria-label={frame.label}
          className="sticky top-6 rounded-lg border border-line bg-paper px-3 py-5 max-lg:hidden print:hidden"
        >
          <Groups at={at} />
        </nav>
        <details className="group rounded-lg border border-line bg-paper lg:hidden print:hidden">
          <summary className="flex items-center justify-between gap-3 px-4 py-3 font-semibold">
            {frame.label}
            <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
          </summary>
          <nav aria-label={frame.label} className="border-t border-line px-2 py-4">
            <Groups at={at} />
          </nav>
        </details>
        <div className="min-w-0">{children}</div>
      </div>
    </Layout>
  );
}

function Groups({ at }: { at: HelpPage | undefined }) {
  const { words, lang, to } = useSite();
  const { frame } = words.help;
  return (
    <ul className="space-y-5">
      {HELP_GROUPS.map(({ group, pages }) => (
        <li key={group}>
          <p className="px-3 text-xs font-semibold tracking-[0.04em] text-ink-faint">{frame.groups[group]}</p>
          <ul className="mt-1.5">
            {pages.map((page) => (
              <li key={page}>
                <a
                  href={helpHref(page, lang, to)}
                  aria-current={page === at ? 'page' : undefined}
                  className={classNames(
                    'block rounded-md px-3 py-2 text-sm',
                    page === at
                      ? 'bg-jade-tint font-semibold text-jade-dark'
                      : 'text-ink hover:bg-mist hover:text-jade',
                  )}
                >
                  {frame.pages[page]}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
