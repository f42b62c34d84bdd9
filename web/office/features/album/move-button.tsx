import { FolderOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { albumRoutes } from '../../../../contract/album.ts';
import { NO_ALBUM } from '../../../../domain/album.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import type { Selection } from '../../../backoffice/list/selection.ts';
import { useCall } from '../../../backoffice/queries.ts';
import { useAlbumWords } from '../../words.ts';
import { moveImages } from './album.queries.ts';
import { doneOf } from './done-of.ts';

/** Moves the chosen pictures to another album. */
export function MoveButton({ from, selection }: { from: number; selection: Selection }) {
  const words = useAlbumWords();
  const albums = useCall(albumRoutes.listAlbums).data ?? [];
  const { run, busy } = useAction(moveImages, {
    done: (outcomes) => words.moved(doneOf(outcomes)),
    onDone: selection.clear,
  });
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
