import type { PortalPages } from '../../../../contract/pages.ts';
import { isChosen, toggleParameter } from '../../../../domain/product/parameters.ts';
import { useProductHref } from '../use-product-href.ts';
import { FacetGroup } from './facet-group.tsx';

type Props = PortalPages['search-products'];

/** The properties that divide the products of a category, several values of each at once. */
export function ParameterFacets({
  asked,
  parameters,
}: Pick<Props, 'asked'> & { parameters: Props['results']['facets']['parameters'] }) {
  const href = useProductHref(asked);
  const filters = asked.parameters ?? [];
  return parameters.map(({ name, label, values }) => {
    const after = new Map(values.map(({ value }) => [value, toggleParameter(filters, name, value)]));
    return (
      <FacetGroup
        key={name}
        title={label}
        // one that an address has no room for cannot be chosen
        facet={values.filter(({ value }) => after.get(value))}
        chosen={values.map(({ value }) => value).filter((value) => isChosen(filters, name, value))}
        look="several"
        href={(value) => {
          const chosen = after.get(value ?? '') ?? [];
          return href({ parameters: chosen.length > 0 ? chosen : undefined });
        }}
      />
    );
  });
}
