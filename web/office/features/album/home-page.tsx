import { PlusOutlined } from '@ant-design/icons';
import { Button, Card } from 'antd';
import { useState } from 'react';
import { albumRoutes } from '../../../../contract/file/album.ts';
import { NO_ALBUM } from '../../../../domain/picture/album.ts';
import { useCall, useSend } from '../../../backoffice/app/queries.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { useAlbumWords } from '../../words.ts';
import { createAlbum } from './album.queries.ts';
import { AlbumTabs } from './album-tabs.tsx';
import { AlbumTile } from './album-tile.tsx';
import { NameDialog } from './name-dialog.tsx';
import { StorageMeter } from './storage-meter.tsx';
import './album.css';
import { useLimits } from '../../../backoffice/shell/mode-line.tsx';

/** All albums of the company, and how much room is left. */
export function AlbumHomePage() {
  const words = useAlbumWords();
  const albums = useCall(albumRoutes.listAlbums);
  const create = useSend(createAlbum);
  const [asking, setAsking] = useState(false);
  const made = albums.data?.filter(({ id }) => id !== NO_ALBUM).length ?? 0;
  const most = useLimits().albums_most;
  const isFull = made >= most;
  return (
    <Page
      extra={
        <Button type="primary" icon={<PlusOutlined />} disabled={isFull} onClick={() => setAsking(true)}>
          {words.newAlbum}
        </Button>
      }
    >
      <Card className="list-with-tabs">
        <AlbumTabs tab="albums" />
        <div className="list-toolbar">
          <StorageMeter />
          {isFull && <span className="quiet">{words.mostAlbums(most)}</span>}
        </div>
        <Answer of={albums}>
          {(items) => (
            <ul className="albums">
              {items.map((album) => (
                <AlbumTile key={album.id} album={album} />
              ))}
            </ul>
          )}
        </Answer>
      </Card>
      {asking && (
        <NameDialog
          of="album"
          title={words.createAlbum}
          save={(name) => create.mutateAsync({ body: { name } })}
          close={() => setAsking(false)}
        />
      )}
    </Page>
  );
}
