import {
  AppstoreOutlined,
  HomeOutlined,
  MailOutlined,
  SettingOutlined,
  ShopOutlined,
  StarOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { type MenuItems, menuItems } from '../../backoffice/shell/menu.tsx';
import { isMenuEntry, maySee, useCompany } from '../account/company.ts';
import { useUnread } from '../account/counts.ts';
import { type InsideName, insideNames, screen } from '../screens.ts';
import { useFrameWords } from '../words.ts';
import { useScreenTitle } from './screen-title.ts';

const ICONS: Partial<Record<InsideName, React.ReactNode>> = {
  dashboard: <HomeOutlined />,
  account: <SettingOutlined />,
};
const GROUP_ICONS = {
  tools: <AppstoreOutlined />,
  company: <TeamOutlined />,
  shop: <ShopOutlined />,
  messages: <MailOutlined />,
  more: <StarOutlined />,
};
type Group = keyof typeof GROUP_ICONS;

/** The menu of spec M2.7 to the letter, and what is ours in a group of its own; a buyer company sees what concerns it (decision 17). */
export function useMenu(): MenuItems {
  const { groups } = useFrameWords();
  const company = useCompany().data;
  const titleOf = useScreenTitle();
  const unread = useUnread();
  if (!company) return [];
  const entries = insideNames
    .filter((name) => isMenuEntry(screen(name), company) && maySee(company, screen(name)))
    .map((name) => {
      const { path, group, count } = screen(name);
      const waiting = count && unread[count];
      const label = waiting === undefined ? titleOf(name) : `${titleOf(name)} (${waiting})`;
      return { key: name, to: path, label, icon: ICONS[name], group };
    });
  return menuItems(entries, (group) => ({
    label: groups[group as Group],
    icon: GROUP_ICONS[group as Group],
  }));
}
