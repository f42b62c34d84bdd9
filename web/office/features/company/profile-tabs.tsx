import { Tabs } from 'antd';
import { useNavigate } from 'react-router';
import { useCompanyWords } from '../../words.ts';

const PATHS = {
  basic: '/company',
  detail: '/company/DetailedInfo',
  contact: '/company/ContactInfo',
} as const;
export type ProfileTab = keyof typeof PATHS;

export function ProfileTabs({ tab }: { tab: ProfileTab }) {
  const { profile } = useCompanyWords();
  const navigate = useNavigate();
  return (
    <Tabs
      activeKey={tab}
      items={(Object.keys(PATHS) as ProfileTab[]).map((key) => ({ key, label: profile.tabs[key] }))}
      onChange={(key) => navigate(PATHS[key as ProfileTab])}
    />
  );
}
