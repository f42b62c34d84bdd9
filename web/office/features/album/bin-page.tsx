import { DeleteOutlined, UndoOutlined } from '@ant-design/icons';
import { albumRoutes, type RecycledImage } from '../../../../contract/file/album.ts';
import { BulkButton } from '../../../backoffice/list/bulk/bulk-button.tsx';
import { useBulkAction } from '../../../backoffice/list/bulk/use-bulk-action.tsx';
import { OFFICE_SIZE } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useLimits } from '../../../backoffice/shell/mode-line.tsx';
import { useAlbumWords } from '../../words.ts';
import { deleteForGood, restoreImages } from './album.queries.ts';
import { AlbumTabs } from './album-tabs.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { StorageMeter } from './storage-meter.tsx';
import './album.css';

/** Deleted pictures, how long they can be had back, and the way back. */
export function AlbumBinPage() {
  const words = useAlbumWords();
  const list = useList(albumRoutes.listRecycledImages, { size: OFFICE_SIZE });
  const { selection } = list;
  const nameOf = ({ name }: RecycledImage) => name;
  const restore = useBulkAction(restoreImages, list, { nameOf, done: words.restored });
  const remove = useBulkAction(deleteForGood, list, { nameOf, ask: words.deleteForGoodAsk });
  return (
    <ListPage
      tabs={<AlbumTabs tab="bin" />}
      filters={
        <>
          <StorageMeter />
          <p className="quiet bin-hint">
            {words.binHint(useLimits().album_bin_days)} {words.binCounts}
          </p>
        </>
      }
      list={list}
      empty={words.emptyBin}
      bulk={
        <>
          <BulkButton selection={selection} icon={<UndoOutlined />} busy={restore.busy} act={restore.act}>
            {words.restore}
          </BulkButton>
          <BulkButton selection={selection} danger icon={<DeleteOutlined />} act={remove.act}>
            {words.deleteForGood}
          </BulkButton>
        </>
      }
    >
      {(rows) => (
        <PictureGrid
          rows={rows}
          selection={selection}
          foot={({ days_left }) => (
            <span>{days_left === 0 ? words.untilUnused : words.daysLeft(days_left)}</span>
          )}
        />
      )}
    </ListPage>
  );
}
