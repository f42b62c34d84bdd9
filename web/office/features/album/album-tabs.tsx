import { Tabs } from 'antd';
import { useNavigate } from 'react-router';
import { pathOf } from '../../screens.ts';
import { useAlbumWords } from '../../words.ts';

const PATHS = { albums: pathOf('albums'), bin: pathOf('albumBin') } as const;

export function AlbumTabs({ tab }: { tab: keyof typeof PATHS }) {
  const words = useAlbumWords().tabs;
  const navigate = useNavigate();
  return (
    <Tabs
      activeKey={tab}
      items={[
        { key: 'albums', label: words.albums },
        { key: 'bin', label: words.bin },
      ]}
      onChange={(key) => navigate(PATHS[key as keyof typeof PATHS])}
    />
  );
}
