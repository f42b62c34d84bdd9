import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Card } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { type AlbumImage, albumRoutes } from '../../../../contract/file/album.ts';
import { NO_ALBUM } from '../../../../domain/picture/album.ts';
import { useCall, useSend } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { BulkButton } from '../../../backoffice/list/bulk/bulk-button.tsx';
import { SearchFilter } from '../../../backoffice/list/filters.tsx';
import { keyword, OFFICE_SIZE } from '../../../backoffice/list/list-address.ts';
import { RowsBody } from '../../../backoffice/list/list-body.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { NotFound } from '../../../backoffice/shell/not-found.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { useAlbumWords } from '../../words.ts';
import { renameImage } from './album.queries.ts';
import { MoveButton } from './move-button.tsx';
import { NameDialog } from './name-dialog.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { StorageMeter } from './storage-meter.tsx';
import { UploadArea } from './upload-area.tsx';
import { useDeleteImages } from './uses/use-delete-images.tsx';
import './album.css';

/** One album, or the pictures that are in none. */
export function AlbumPage() {
  const words = useAlbumWords();
  const id = Number(useParams().id);
  const album = useCall(albumRoutes.listAlbums).data?.find((one) => one.id === id);
  const known = useCall(albumRoutes.listAlbums).data !== undefined;
  if (known && !album) return <NotFound />;
  return (
    <Page title={id === NO_ALBUM ? words.none : album?.name}>
      <Card>
        <Pictures key={id} album={id} />
      </Card>
    </Page>
  );
}

function Pictures({ album }: { album: number }) {
  const words = useAlbumWords();
  const kit = useBackofficeWords();
  const list = useList(albumRoutes.listAlbumImages, {
    size: OFFICE_SIZE,
    filters: { kw: keyword() },
    input: (query) => ({ params: { id: String(album) }, query }),
  });
  const { selection } = list;
  const remove = useDeleteImages(list);
  return (
    <>
      <div className="list-toolbar">
        <SearchFilter list={list} name="kw" label={kit.search} placeholder={words.searchFor} />
        <StorageMeter />
      </div>
      <UploadArea album={album} />
      <RowsBody
        list={list}
        empty={words.emptyAlbum}
        bulk={
          <>
            <MoveButton from={album} list={list} />
            <BulkButton selection={selection} danger icon={<DeleteOutlined />} act={remove}>
              {words.remove}
            </BulkButton>
          </>
        }
      >
        {(rows) => (
          <PictureGrid rows={rows} selection={selection} tools={(image) => <RenameButton image={image} />} />
        )}
      </RowsBody>
    </>
  );
}

function RenameButton({ image: { id, name } }: { image: AlbumImage }) {
  const words = useAlbumWords();
  const rename = useSend(renameImage);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<EditOutlined />}
        aria-label={words.renamePicture(name)}
        onClick={() => setAsking(true)}
      />
      {asking && (
        <NameDialog
          of="picture"
          title={words.rename}
          name={name}
          save={(wanted) => rename.mutateAsync({ params: { id }, body: { name: wanted } })}
          close={() => setAsking(false)}
        />
      )}
    </>
  );
}
