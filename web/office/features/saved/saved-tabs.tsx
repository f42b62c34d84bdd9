import { Tabs } from 'antd';
import { useNavigate } from 'react-router';
import { dashboardRoutes } from '../../../../contract/operator/dashboard.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { pathOf } from '../../screens.ts';
import { useSavedWords } from '../../words.ts';

const TABS = ['savedProducts', 'savedSuppliers', 'savedSearches'] as const;
export type SavedTab = (typeof TABS)[number];

export function SavedTabs({ active }: { active: SavedTab }) {
  const words = useSavedWords();
  const navigate = useNavigate();
  const counts = useCall(dashboardRoutes.countLists).data;
  const label = (tab: SavedTab) => (counts ? `${words.tabs[tab]} (${counts[tab]})` : words.tabs[tab]);
  return (
    <Tabs
      activeKey={active}
      items={TABS.map((tab) => ({ key: tab, label: label(tab) }))}
      onChange={(tab) => navigate(pathOf(tab as SavedTab))}
    />
  );
}
