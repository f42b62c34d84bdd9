/** The page of a list, kept in the address so that "back" returns to it. */
import { useSearchParams } from 'react-router';

/** Lists of the member centre show five (spec M7). */
export const OFFICE_PAGE = 5;
const SIZES = [5, 10, 20, 50];

export function usePaging(defaultSize = OFFICE_PAGE) {
  const [query, setQuery] = useSearchParams();
  const page = Math.max(1, Number(query.get('page')) || 1);
  const asked = Number(query.get('size'));
  const size = SIZES.includes(asked) ? asked : defaultSize;
  const go = (nextPage: number, nextSize: number) =>
    setQuery((before) => {
      before.set('page', String(nextSize === size ? nextPage : 1));
      if (nextSize === defaultSize) before.delete('size');
      else before.set('size', String(nextSize));
      return before;
    });

  return {
    limit: size,
    offset: (page - 1) * size,
    /** For antd's Pagination and Table. */
    pagination: (total: number, totalLabel: (n: number) => string) => ({
      current: page,
      pageSize: size,
      total,
      showSizeChanger: true,
      pageSizeOptions: SIZES,
      hideOnSinglePage: total <= Math.min(...SIZES),
      showTotal: totalLabel,
      showLessItems: true,
      onChange: go,
    }),
  };
}
