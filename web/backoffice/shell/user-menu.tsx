import { DownOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useLanguage } from '../language.tsx';
import { leaveToSignIn } from '../providers.tsx';
import { useBackofficeWords } from '../words.ts';
import './shell.css';

export function UserMenu({ name }: { name: string }) {
  const words = useBackofficeWords();
  const { language } = useLanguage();
  const items = [{ key: 'logout', icon: <LogoutOutlined />, label: words.logout }];
  return (
    <Dropdown menu={{ items, onClick: () => leaveToSignIn(language) }} trigger={['click']}>
      <Button type="text" icon={<UserOutlined />} className="user-menu">
        <span className="user-name">{name}</span> <DownOutlined />
      </Button>
    </Dropdown>
  );
}
