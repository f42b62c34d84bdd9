import type { PortalPages } from '../../../contract/pages.ts';
import { useSite } from '../shell/site.tsx';
import { searchHref } from './query.ts';

type Asked = PortalPages['search-products']['asked'];

/** The address of a search for products with some of what is asked changed. */
export function useProductHref(asked: Asked) {
  const { exactly } = useSite();
  return (change: { [K in keyof Asked]?: Asked[K] | undefined }) =>
    exactly(searchHref('product', { ...asked, ...change }));
}
