import { Tabs } from 'antd';
import { useNavigate } from 'react-router';
import { pathOf } from '../../screens.ts';
import { useCompanyWords } from '../../words.ts';

const PATHS = {
  basic: pathOf('company'),
  detail: pathOf('companyDetail'),
  contact: pathOf('companyContact'),
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
