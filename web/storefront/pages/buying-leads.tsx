import type { PortalPages } from '../../../contract/pages.ts';
import { PAGE_SIZES } from '../../../domain/page/paging.ts';
import { numberText } from '../../../domain/text/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { Breadcrumb } from '../../ui/menu/breadcrumb.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { Layout } from '../frame/layout.tsx';
import { FilterBar } from '../leads/filter-bar.tsx';
import { leadsHref } from '../leads/filters.ts';
import { LeadsHero } from '../leads/hero.tsx';
import { LeadRow } from '../leads/lead-row.tsx';
import { FilterAction } from '../search/filter-sheet.tsx';
import { categoryName } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';

/** Spec P2.11, the list. */
export function BuyingLeads(props: PortalPages['buying-leads']) {
  const { leads, filters } = props;
  const { words, lang, to, portal } = useSite();
  const { common, lead } = words;
  const isFiltered = Object.keys(filters).length > 0;
  const chosen = props.category ?? props.roots.find(({ id }) => id === filters.category);
  return (
    <Layout action={<FilterAction active={Object.keys(filters).length} />}>
      <Breadcrumb
        label={common.breadcrumb}
        items={[
          { name: common.home, href: to('/') },
          ...(chosen
            ? [{ name: lead.title, href: to('/buying-leads') }, { name: categoryName(chosen, lang) }]
            : [{ name: lead.title }]),
        ]}
      />
      <LeadsHero title={lead.title} total={leads.total} />
      <FilterBar {...props} />
      <section aria-labelledby="leads-found" className="mt-6">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="leads-found" className="text-lg">
            {isFiltered
              ? leads.total === 1
                ? lead.oneMatching
                : fill(lead.matching, { n: numberText(leads.total) })
              : lead.newest}
          </h2>
          <TextLink href={portal('/buying-leads.rss')} className="text-sm">
            {lead.feed}
          </TextLink>
        </div>
        {leads.items.length === 0 ? (
          <EmptyState icon="document" title={lead.none} text={lead.noneText}>
            {isFiltered && <ButtonLink href={to('/buying-leads')}>{lead.clear}</ButtonLink>}
            <ButtonLink href={to('/post-sourcing-request')} look="quiet">
              {lead.post}
            </ButtonLink>
          </EmptyState>
        ) : (
          <ol className="space-y-3">
            {leads.items.map((item) => (
              <LeadRow key={item.ID} lead={item} />
            ))}
          </ol>
        )}
      </section>
      <Pagination
        page={leads.page}
        total={leads.total}
        size={leads.size}
        words={common.pagination}
        sizes={PAGE_SIZES}
        href={(page, size) => to(leadsHref(filters, page, size))}
      />
    </Layout>
  );
}
