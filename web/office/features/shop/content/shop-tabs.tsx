import { Tabs } from 'antd';
import { useNavigate } from 'react-router';
import { type InsideName, pathOf } from '../../../screens.ts';
import { useShopContentWords } from '../../../words.ts';

const TABS = ['decoration', 'shopNews', 'shopVideos', 'shopQualifications'] as const satisfies InsideName[];
export type ShopTab = (typeof TABS)[number];

export function ShopTabs({ active }: { active: ShopTab }) {
  const { tabs } = useShopContentWords();
  const navigate = useNavigate();
  return (
    <Tabs
      activeKey={active}
      items={TABS.map((key) => ({ key, label: tabs[key] }))}
      onChange={(key) => navigate(pathOf(key as ShopTab))}
    />
  );
}
