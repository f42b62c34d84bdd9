import { Tabs } from 'antd';
import { useNavigate } from 'react-router';
import { pathOf } from '../../screens.ts';
import { useAccountWords } from '../../words.ts';

export function AccountTabs({ tab }: { tab: 'info' | 'security' }) {
  const account = useAccountWords();
  const navigate = useNavigate();
  return (
    <Tabs
      activeKey={tab}
      items={(['info', 'security'] as const).map((key) => ({ key, label: account.tabs[key] }))}
      onChange={(key) => navigate(key === 'info' ? pathOf('account') : pathOf('security'))}
    />
  );
}
