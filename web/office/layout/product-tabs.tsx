import { Tabs } from 'antd';
import { useNavigate } from 'react-router';
import type { ProductStatus } from '../../../domain/product/product-review.ts';
import { useCounts } from '../account/counts.ts';
import { type InsideName, pathOf, screen } from '../screens.ts';
import { useProductWords } from '../words.ts';
import { useScreenTitle } from './screen-title.ts';

const LISTS = {
  products: 1,
  productsUnderReview: 2,
  productsRejected: 4,
  productDrafts: 5,
  productsDeleted: 0,
} as const satisfies Partial<Record<InsideName, ProductStatus>>;
/** The tabs of 产品管理 in their order (decision 26); a list is named by its status. */
const TABS = [
  'products',
  'productsUnderReview',
  'productsRejected',
  'productDrafts',
  'productsDeleted',
  'productsTop',
  'groups',
  'reviewRelease',
  'productImport',
] as const satisfies InsideName[];
type Tab = (typeof TABS)[number];

const isList = (tab: Tab): tab is keyof typeof LISTS => tab in LISTS;
export const tabOf = (status: ProductStatus): Tab =>
  TABS.find((tab) => isList(tab) && LISTS[tab] === status)!;

export function ProductTabs({ active }: { active: Tab }) {
  const words = useProductWords();
  const titleOf = useScreenTitle();
  const counts = useCounts();
  const navigate = useNavigate();
  const label = (tab: Tab) => {
    const { count } = screen(tab);
    const name = isList(tab) ? words.lists[LISTS[tab]] : titleOf(tab);
    const counted = count && counts[count];
    return counted === undefined ? name : `${name} (${counted})`;
  };
  return (
    <Tabs
      activeKey={active}
      items={TABS.map((tab) => ({ key: tab, label: label(tab) }))}
      onChange={(tab) => navigate(pathOf(tab as Tab))}
    />
  );
}
