/** The filters of a product list. */
import { ownProductRoutes } from '../../../../../contract/product/own-product.ts';
import { PRODUCT_STATUS, type ProductStatus } from '../../../../../domain/product/product-review.ts';
import { useCall } from '../../../../backoffice/app/queries.ts';
import { AmountRange, SearchFilter, SelectFilter } from '../../../../backoffice/list/filters.tsx';
import {
  amount,
  type Filter,
  keyword,
  oneOf,
  wholeNumber,
} from '../../../../backoffice/list/list-address.ts';
import type { List } from '../../../../backoffice/list/use-list.ts';
import { useFormat } from '../../../../backoffice/parts/use-format.ts';
import { useProductListWords } from '../../../words.ts';

const NO_GROUP = 0;
const group: Filter<number> = (text) => (text === String(NO_GROUP) ? NO_GROUP : wholeNumber(text));
const REVIEWED_DAYS = [7, 30, 90];

export const PRODUCT_FILTERS = {
  kw: keyword(),
  group,
  cate: wholeNumber,
  pinned: oneOf(['true', 'false']),
  min_price: amount,
  max_price: amount,
  reviewed: oneOf(REVIEWED_DAYS),
};

interface Props {
  status: ProductStatus;
  list: Pick<List<never, typeof PRODUCT_FILTERS>, 'filters' | 'narrow'>;
}

export function ProductFilters({ status, list }: Props) {
  const { filters: words } = useProductListWords();
  const format = useFormat();
  const choices = useCall(ownProductRoutes.ownProductFilters, { query: { status } }).data;
  const { groups = [], categories = [] } = choices ?? {};
  const isPublished = status === PRODUCT_STATUS.published;
  return (
    <>
      <SearchFilter list={list} name="kw" label={words.search} />
      {(groups.length > 0 || list.filters.group !== undefined) && (
        <SelectFilter
          list={list}
          name="group"
          label={words.group}
          any={words.anyGroup}
          options={[
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
            { value: NO_GROUP, label: words.noGroup },
          ]}
        />
      )}
      {(categories.length > 1 || list.filters.cate !== undefined) && (
        <SelectFilter
          list={list}
          name="cate"
          label={words.category}
          any={words.anyCategory}
          options={categories.map((category) => ({
            value: category.id,
            label: `${format.name(category)} (${category.cnt})`,
          }))}
        />
      )}
      {isPublished && (
        <SelectFilter
          list={list}
          name="pinned"
          label={words.pinned}
          any={words.anyPin}
          options={[
            { value: 'true', label: words.isPinned },
            { value: 'false', label: words.notPinned },
          ]}
        />
      )}
      {(isPublished || status === PRODUCT_STATUS.failed) && (
        <SelectFilter
          list={list}
          name="reviewed"
          label={words.reviewed}
          any={words.anyTime}
          options={REVIEWED_DAYS.map((days) => ({ value: days, label: words.days(days) }))}
        />
      )}
      <AmountRange
        list={list}
        from={{ name: 'min_price', label: words.minPrice }}
        to={{ name: 'max_price', label: words.maxPrice }}
      />
    </>
  );
}
