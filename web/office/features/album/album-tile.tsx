import { DeleteOutlined, EditOutlined, PictureOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AlbumItem } from '../../../../contract/file/album.ts';
import { formatStorage } from '../../../../domain/company/quota.ts';
import { NO_ALBUM } from '../../../../domain/picture/album.ts';
import { imageUrl } from '../../../../domain/picture/image.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { pathOf } from '../../screens.ts';
import { useAlbumWords } from '../../words.ts';
import { deleteAlbum, renameAlbum } from './album.queries.ts';
import { NameDialog } from './name-dialog.tsx';

/** One album: its newest picture, its name, how much it holds. */
export function AlbumTile({ album: { id, name, cover, count, bytes } }: { album: AlbumItem }) {
  const words = useAlbumWords();
  const confirmDestroy = useConfirmDestroy();
  const rename = useSend(renameAlbum);
  const remove = useAction(deleteAlbum);
  const [renaming, setRenaming] = useState(false);
  return (
    <li className="album">
      <Link to={pathOf('album', { id })}>
        <span className="album-cover">
          {cover ? <img src={imageUrl(cover, 360, 'webp')} alt="" loading="lazy" /> : <PictureOutlined />}
        </span>
        <strong>{id === NO_ALBUM ? words.none : name}</strong>
      </Link>
      <div className="album-foot">
        <span className="quiet numbers">
          {words.pictures(count)} · {formatStorage(bytes)}
        </span>
        {id !== NO_ALBUM && (
          <span>
            <Button
              type="text"
              size="small"
              icon={<EditOutlined />}
              aria-label={words.renameAlbum(name)}
              onClick={() => setRenaming(true)}
            />
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              loading={remove.busy}
              aria-label={words.deleteAlbum(name)}
              onClick={() =>
                confirmDestroy([name], {
                  title: words.deleteAlbumAsk,
                  destroy: () => remove.run({ params: { id } }),
                })
              }
            />
          </span>
        )}
      </div>
      {renaming && (
        <NameDialog
          of="album"
          title={words.renameAlbum(name)}
          name={name}
          save={(wanted) => rename.mutateAsync({ params: { id }, body: { name: wanted } })}
          close={() => setRenaming(false)}
        />
      )}
    </li>
  );
}
