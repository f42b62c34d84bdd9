import { DownOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useLanguage } from '../app/language.tsx';
import { leaveToSignIn } from '../app/leave.ts';
import { useBackofficeWords } from '../app/words.ts';
import './shell.css';

interface Props {
  name: string;
  /** Above "log out". */
  links?: { key: string; icon: ReactNode; label: ReactNode }[];
}

export function UserMenu({ name, links = [] }: Props) {
  const words = useBackofficeWords();
  const { language } = useLanguage();
  const items = [...links, { key: 'logout', icon: <LogoutOutlined />, label: words.logout }];
  const leave = ({ key }: { key: string }) => key === 'logout' && leaveToSignIn(language);
  return (
    <Dropdown menu={{ items, onClick: leave }} trigger={['click']}>
      <Button type="text" icon={<UserOutlined />} className="user-menu">
        <span className="user-name">{name}</span> <DownOutlined />
      </Button>
    </Dropdown>
  );
}
