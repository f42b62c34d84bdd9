import type { PortalPages } from '../../../../contract/pages.ts';
import { categoryName } from '../../shell/names.ts';
import { useSite } from '../../shell/site.tsx';
import { daysText, placeName } from '../names.ts';
import { searchHref } from '../query.ts';
import { CategoryTrail } from './category-trail.tsx';
import { FacetGroup } from './facet-group.tsx';

type Props = PortalPages['search-leads'];
type Asked = Props['asked'];

const useHref = ({ asked }: Props) => {
  const { to } = useSite();
  return (change: { [K in keyof Asked]?: Asked[K] | undefined }) =>
    to(searchHref('buying', { ...asked, ...change }));
};

/** The filters of a search for buying leads (spec P3.5, P7.1). */
export function LeadFacets(props: Props) {
  const { words } = useSite();
  const { search } = words;
  const { asked, results, category } = props;
  const { facets } = results;
  const href = useHref(props);
  return (
    <>
      <FacetGroup
        title={search.receive}
        facet={facets.receive}
        chosen={asked.receive ? [asked.receive] : []}
        href={(value) => href({ receive: value })}
      />
      <FacetGroup
        title={words.storefront.category}
        facet={facets.category.filter(({ value }) => value !== String(category?.id))}
        chosen={[]}
        look="step"
        href={(value) => href({ category: Number(value) })}
        above={category && <CategoryTrail category={category} href={(id) => href({ category: id })} />}
      />
      <FacetGroup
        title={search.remain}
        facet={facets.remain_days}
        chosen={asked.remain_days ? [String(asked.remain_days)] : []}
        href={(value) => href({ remain_days: value ? Number(value) : undefined })}
        label={({ value }) => daysText(Number(value), search.days, search.oneDay)}
      />
    </>
  );
}

/** What narrows a search for buying leads, each with the address without it. */
export function useLeadFilters(props: Props) {
  const { words, lang } = useSite();
  const { asked, category, receive } = props;
  const { search } = words;
  const href = useHref(props);
  return [
    receive && { name: placeName(receive, lang), href: href({ receive: undefined }) },
    category && { name: categoryName(category, lang), href: href({ category: undefined }) },
    asked.remain_days !== undefined && {
      name: daysText(asked.remain_days, search.withinDays, search.withinOneDay),
      href: href({ remain_days: undefined }),
    },
  ].filter((filter) => filter !== null && filter !== false);
}
