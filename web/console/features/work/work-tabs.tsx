import { Tabs } from 'antd';
import { useNavigate } from 'react-router';
import { useScreenName } from '../../../backoffice/routing/use-screen.ts';
import { inside, pathOf } from '../../screens.ts';
import { useWorkWords } from '../../words.ts';

const SCREENS = { dead: 'work', kinds: 'workKinds' } as const;
type Tab = keyof typeof SCREENS;

/** What was tried in vain, and all there is. */
export function WorkTabs() {
  const text = useWorkWords();
  const navigate = useNavigate();
  const shown = useScreenName(inside);
  return (
    <Tabs
      activeKey={shown === 'workKinds' ? 'kinds' : 'dead'}
      items={Object.entries(text.tabs).map(([key, label]) => ({ key, label }))}
      onChange={(key) => navigate(pathOf(SCREENS[key as Tab]))}
    />
  );
}
