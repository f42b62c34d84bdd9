import { Tabs } from 'antd';
import { useNavigate } from 'react-router';
import { useUnread } from '../../account/counts.ts';
import { pathOf } from '../../screens.ts';
import { useMessageWords } from '../../words.ts';

export function MessageTabs({ tab }: { tab: 'messages' | 'notices' | 'decisions' }) {
  const words = useMessageWords();
  const navigate = useNavigate();
  const { messages = 0 } = useUnread();
  return (
    <Tabs
      activeKey={tab}
      items={[
        { key: 'messages', label: `${words.messages.title} (${messages})` },
        { key: 'notices', label: words.notices.title },
        { key: 'decisions', label: words.decisions },
      ]}
      onChange={(key) => navigate(pathOf(key as 'messages' | 'notices' | 'decisions'))}
    />
  );
}
