import { Tabs } from 'antd';
import { useNavigate } from 'react-router';
import { PURCHASE_STATUS, type PurchaseTab } from '../../../domain/deal/purchase-audit.ts';
import { maySee, useCompany } from '../account/company.ts';
import { useCounts } from '../account/counts.ts';
import { type InsideName, pathOf, screen } from '../screens.ts';
import { usePurchaseWords } from '../words.ts';
import { useScreenTitle } from './screen-title.ts';

/** The tabs of 采购管理 in their order; a list is named by its status. */
const TABS = [
  'purchases',
  'purchasesUnderReview',
  'purchasesRejected',
  'purchasesClosed',
  'quotations',
  'myQuotations',
] as const satisfies InsideName[];
const { inEffect, underReview, notPassed, closed } = PURCHASE_STATUS;
export const PURCHASE_LISTS = {
  purchases: inEffect,
  purchasesUnderReview: underReview,
  purchasesRejected: notPassed,
  purchasesClosed: closed,
} as const satisfies Partial<Record<InsideName, PurchaseTab>>;
export type PurchaseList = keyof typeof PURCHASE_LISTS;
type Tab = (typeof TABS)[number];

export function PurchaseTabs({ active }: { active: Tab }) {
  const words = usePurchaseWords();
  const titleOf = useScreenTitle();
  const counts = useCounts();
  const navigate = useNavigate();
  const company = useCompany().data;
  const label = (tab: Tab) => {
    const { count } = screen(tab);
    const name = tab === 'purchases' ? words.inEffect : titleOf(tab);
    const counted = count && counts[count];
    return counted === undefined ? name : `${name} (${counted})`;
  };
  return (
    <Tabs
      activeKey={active}
      items={TABS.filter((tab) => company && maySee(company, screen(tab))).map((tab) => ({
        key: tab,
        label: label(tab),
      }))}
      onChange={(tab) => navigate(pathOf(tab as Tab))}
    />
  );
}
