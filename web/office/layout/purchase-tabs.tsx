import { Tabs } from 'antd';
import { useNavigate } from 'react-router';
import { PURCHASE_STATUS } from '../../../domain/purchase-audit.ts';
import { useCounts } from '../counts.ts';
import { useScreenTitle } from '../screen-title.ts';
import { type InsideName, pathOf, screen } from '../screens.ts';
import { usePurchaseWords } from '../words.ts';

/** The tabs of 采购管理 in their order; a list is named by its status, and closed ones have the expired beside them. */
const TABS = [
  'purchases',
  'purchasesUnderReview',
  'purchasesRejected',
  'purchasesClosed',
] as const satisfies InsideName[];
const { inEffect, underReview, notPassed, closed } = PURCHASE_STATUS;
export const PURCHASE_LISTS = {
  purchases: inEffect,
  purchasesUnderReview: underReview,
  purchasesRejected: notPassed,
  purchasesClosed: closed,
} as const;
export type PurchaseList = (typeof TABS)[number];

export function PurchaseTabs({ active }: { active: PurchaseList }) {
  const words = usePurchaseWords();
  const titleOf = useScreenTitle();
  const counts = useCounts();
  const navigate = useNavigate();
  const label = (tab: PurchaseList) => {
    const { count } = screen(tab);
    const name = tab === 'purchases' ? words.inEffect : titleOf(tab);
    return count ? `${name} (${counts[count] ?? 0})` : name;
  };
  return (
    <Tabs
      activeKey={active}
      items={TABS.map((tab) => ({ key: tab, label: label(tab) }))}
      onChange={(tab) => navigate(pathOf(tab as PurchaseList))}
    />
  );
}
