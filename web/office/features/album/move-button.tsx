import { FolderOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { type AlbumImage, albumRoutes } from '../../../../contract/file/album.ts';
import { NO_ALBUM } from '../../../../domain/picture/album.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { useRowOutcomes } from '../../../backoffice/list/bulk/use-bulk-action.tsx';
import type { List } from '../../../backoffice/list/use-list.ts';
import { useAlbumWords } from '../../words.ts';
import { moveImages } from './album.queries.ts';

interface Props {
  from: number;
  list: Pick<List<AlbumImage>, 'rows' | 'selection'>;
}

/** Moves the chosen pictures to another album, and says what became of each. */
export function MoveButton({ from, list }: Props) {
  const words = useAlbumWords();
  const albums = useCall(albumRoutes.listAlbums).data ?? [];
  const { selection } = list;
  const onDone = useRowOutcomes(list, { nameOf: ({ name }) => name, done: words.moved });
  const { run, busy } = useAction(moveImages, { onDone });
  const others = albums.filter(({ id }) => id !== from);
  return (
    <Dropdown
      trigger={['click']}
      disabled={selection.ids.length === 0 || others.length === 0}
      classNames={{ root: 'album-menu' }}
      menu={{
        items: others.map(({ id, name }) => ({ key: id, label: id === NO_ALBUM ? words.none : name })),
        onClick: ({ key }) => void run({ body: { ids: [...selection.ids], album_id: Number(key) } }),
      }}
    >
      <Button icon={<FolderOutlined />} loading={busy}>
        {words.move}
      </Button>
    </Dropdown>
  );
}
