import { Tabs } from 'antd';
import { useNavigate } from 'react-router';
import { pathOf } from '../../screens.ts';
import { useAccountWords } from '../../words.ts';

const SCREENS = { info: 'account', security: 'security', emails: 'emailPreferences' } as const;
type Tab = keyof typeof SCREENS;

export function AccountTabs({ tab }: { tab: Tab }) {
  const account = useAccountWords();
  const navigate = useNavigate();
  return (
    <Tabs
      activeKey={tab}
      items={(Object.keys(SCREENS) as Tab[]).map((key) => ({ key, label: account.tabs[key] }))}
      onChange={(key) => navigate(pathOf(SCREENS[key as Tab]))}
    />
  );
}
