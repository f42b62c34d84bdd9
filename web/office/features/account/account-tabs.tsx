import { Tabs } from 'antd';
import { useNavigate } from 'react-router';
import { pathOf } from '../../screens.ts';
import { useAccountWords } from '../../words.ts';

const SCREENS = {
  info: 'account',
  security: 'security',
  emails: 'emailPreferences',
  apiKeys: 'apiKeys',
  webhooks: 'webhooks',
} as const;
type Tab = keyof typeof SCREENS;
const TABS = Object.keys(SCREENS) as Tab[];

export function AccountTabs({ tab }: { tab: Tab }) {
  const account = useAccountWords();
  const navigate = useNavigate();
  return (
    <Tabs
      activeKey={tab}
      items={TABS.map((key) => ({ key, label: account.tabs[key] }))}
      onChange={(key) => navigate(pathOf(SCREENS[key as Tab]))}
    />
  );
}
