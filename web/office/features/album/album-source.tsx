import { FolderOpenOutlined } from '@ant-design/icons';
import { Checkbox, Empty, Modal, Pagination, Select } from 'antd';
import { useState } from 'react';
import { type AlbumImage, albumRoutes } from '../../../../contract/file/album.ts';
import { NO_ALBUM } from '../../../../domain/picture/album.ts';
import { imageUrl } from '../../../../domain/picture/image.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import type { ImageSource, ImageSourceProps } from '../../../backoffice/upload/image-source.tsx';
import { useAlbumWords } from '../../words.ts';
import './album.css';

/** Pictures from the company's albums, none smaller than `side`. */
export const albumSource =
  (side: number): ImageSource =>
  (props) => <AlbumSource {...props} side={side} />;

function AlbumSource({ room, onImages, side }: ImageSourceProps & { side: number }) {
  const words = useAlbumWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="pick-album" onClick={() => setOpen(true)}>
        <FolderOpenOutlined />
        <span>{words.fromAlbum}</span>
      </button>
      {open && <Picker room={room} side={side} choose={onImages} close={() => setOpen(false)} />}
    </>
  );
}

interface Props {
  room: number;
  side: number;
  choose: ImageSourceProps['onImages'];
  close(): void;
}

const PAGE = 18;

/** Chooses from one album at a time; what was chosen from another stays chosen. */
function Picker({ room, side, choose, close }: Props) {
  const words = useAlbumWords();
  const albums = useCall(albumRoutes.listAlbums).data ?? [];
  const [picked, setPicked] = useState<number | null>(null);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly AlbumImage[]>([]);
  const album = picked ?? albums.find(({ count }) => count > 0)?.id ?? NO_ALBUM;
  const images = useCall(
    albumRoutes.listAlbumImages,
    { params: { id: String(album) }, query: { limit: PAGE, offset: (page - 1) * PAGE } },
    { keep: true },
  );
  const toggle = (image: AlbumImage, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, image] : before.filter(({ id }) => id !== image.id)));
  return (
    <Modal
      open
      width={760}
      title={words.pick}
      okText={words.pickDone(chosen.length)}
      okButtonProps={{ disabled: chosen.length === 0 }}
      onCancel={close}
      onOk={() => {
        choose(chosen);
        close();
      }}
    >
      <div className="picker-head">
        <Select
          aria-label={words.album}
          value={album}
          options={albums.map(({ id, name, count }) => ({
            value: id,
            label: `${id === NO_ALBUM ? words.none : name} (${count})`,
          }))}
          onChange={(id) => {
            setPicked(id);
            setPage(1);
          }}
        />
        <span className="quiet">{words.mostChosen(room)}</span>
      </div>
      <Answer of={images}>
        {({ items, total }) =>
          items.length === 0 ? (
            <Empty description={words.emptyAlbum} />
          ) : (
            <>
              <ul className="picker">
                {items.map((image) => {
                  const isChosen = chosen.some(({ id }) => id === image.id);
                  const isSmall = image.width < side || image.height < side;
                  return (
                    <li key={image.id}>
                      <Checkbox
                        checked={isChosen}
                        disabled={isSmall || (!isChosen && chosen.length >= room)}
                        onChange={({ target }) => toggle(image, target.checked)}
                      >
                        <img src={imageUrl(image.url, 240, 'webp')} alt={image.name} />
                        {isSmall && <span className="quiet">{words.tooSmall(side)}</span>}
                      </Checkbox>
                    </li>
                  );
                })}
              </ul>
              <Pagination
                align="end"
                hideOnSinglePage
                showSizeChanger={false}
                current={page}
                pageSize={PAGE}
                total={total}
                onChange={setPage}
              />
            </>
          )
        }
      </Answer>
    </Modal>
  );
}
