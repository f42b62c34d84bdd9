import {
  AppstoreOutlined,
  HomeOutlined,
  MailOutlined,
  SettingOutlined,
  ShopOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { Link } from 'react-router';
import type { useFrameWords } from '../words.ts';

type Items = NonNullable<MenuProps['items']>;
type FrameWords = ReturnType<typeof useFrameWords>;
interface Counts {
  enquiries: number;
  messages: number;
}

const item = (to: string, label: string, icon?: React.ReactNode) => ({
  key: to,
  label: <Link to={to}>{label}</Link>,
  ...(icon ? { icon } : {}),
});
const group = (label: string, icon: React.ReactNode, children: Items) => ({
  key: label,
  type: 'group' as const,
  label: (
    <span className="menu-group">
      <span aria-hidden="true">{icon}</span> {label}
    </span>
  ),
  children,
});

/** The menu of spec M2.7. */
export const supplierMenu = (words: FrameWords, counts: Counts): Items => [
  item('/', words.workbench, <HomeOutlined />),
  group(words.tools, <AppstoreOutlined />, [item('/products/passed', words.products)]),
  group(words.company, <TeamOutlined />, [
    item('/company', words.profile),
    item('/company/EnterpriseCert', words.certification),
  ]),
  group(words.shop, <ShopOutlined />, [
    item('/setshop/DomainSettings', words.domain),
    item('/setshop/ShopDecoration', words.decoration),
  ]),
  group(words.messages, <MailOutlined />, [
    item('/inquiries', words.enquiries(counts.enquiries)),
    item('/message/PrivateMessage', words.privateMessages(counts.messages)),
    item('/message/CircuitNotice', words.notices),
  ]),
  item('/account/AccountInfo', words.account, <SettingOutlined />),
];

/** What a buyer company sees (decision 17). */
export const buyerMenu = (words: FrameWords, counts: Counts): Items => [
  item('/', words.workbench, <HomeOutlined />),
  group(words.messages, <MailOutlined />, [
    item('/inquiries', words.enquiriesSent),
    item('/message/PrivateMessage', words.privateMessages(counts.messages)),
    item('/message/CircuitNotice', words.notices),
  ]),
  item('/account/AccountInfo', words.account, <SettingOutlined />),
];

const ENTRIES = [
  '/company/EnterpriseCert',
  '/company',
  '/setshop/DomainSettings',
  '/setshop/ShopDecoration',
  '/inquiries',
  '/message/PrivateMessage',
  '/message/CircuitNotice',
];

/** The entry of the menu under which a page lies. */
export function selectedEntry(pathname: string): string {
  if (pathname.startsWith('/products')) return '/products/passed';
  if (pathname.startsWith('/account')) return '/account/AccountInfo';
  const path = pathname.toLowerCase();
  return ENTRIES.find((entry) => path.startsWith(entry.toLowerCase())) ?? pathname;
}
