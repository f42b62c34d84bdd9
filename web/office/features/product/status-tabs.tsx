import { Tabs } from 'antd';
import { useNavigate } from 'react-router';
import { productRoutes } from '../../../../contract/product.ts';
import type { ProductStatus } from '../../../../domain/product-review.ts';
import { useCall } from '../../../backoffice/queries.ts';
import { pathOf } from '../../screens.ts';
import { useProductWords } from '../../words.ts';

export const LIST_PATHS = {
  1: pathOf('products'),
  2: pathOf('productsUnderReview'),
  4: pathOf('productsRejected'),
  5: pathOf('productDrafts'),
  0: pathOf('productsDeleted'),
} as const satisfies Record<ProductStatus, string>;
const ORDER: ProductStatus[] = [1, 2, 4, 5, 0];

export function StatusTabs({ status }: { status: ProductStatus }) {
  const words = useProductWords();
  const navigate = useNavigate();
  const counts = useCall(productRoutes.countOwnProducts).data ?? [];
  const countOf = (code: ProductStatus) => counts.find((line) => line.status === code)?.cnt ?? 0;
  return (
    <Tabs
      activeKey={String(status)}
      items={ORDER.map((code) => ({ key: String(code), label: `${words.lists[code]} (${countOf(code)})` }))}
      onChange={(code) => navigate(LIST_PATHS[Number(code) as ProductStatus])}
    />
  );
}
