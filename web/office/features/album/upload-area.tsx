import { InboxOutlined } from '@ant-design/icons';
import { Upload } from 'antd';
import { UPLOAD_PURPOSES } from '../../../../domain/enumerations.ts';
import { chosenFrom } from '../../../../domain/picture/file-kinds.ts';
import { useRefresh } from '../../../backoffice/app/queries.ts';
import { QueuedImage } from '../../../backoffice/upload/queue/queued-image.tsx';
import { PHOTO_TYPES, useUploadQueue } from '../../../backoffice/upload/queue/use-upload-queue.ts';
import { useAlbumWords } from '../../words.ts';
import { UPLOADED } from './album.queries.ts';

const LIMITS = { types: PHOTO_TYPES };

/** Takes any number of pictures into an album, by click or drop; each shows how far it is. */
export function UploadArea({ album }: { album: number }) {
  const words = useAlbumWords();
  const refresh = useRefresh();
  const { files, add, cancel, retry } = useUploadQueue({
    purpose: UPLOAD_PURPOSES.album,
    album,
    limits: LIMITS,
    most: Number.POSITIVE_INFINITY,
    count: 0,
    onUploaded: () => void refresh(...UPLOADED),
  });
  return (
    <>
      <Upload.Dragger
        className="album-upload"
        accept={chosenFrom(Object.keys(LIMITS.types))}
        multiple
        showUploadList={false}
        beforeUpload={(file, chosen) => {
          // antd asks for each of the files; they are taken together
          if (file === chosen[0]) void add(chosen);
          return Upload.LIST_IGNORE;
        }}
      >
        <InboxOutlined /> {words.upload}
        <div className="quiet">{words.uploadHint}</div>
      </Upload.Dragger>
      {files.length > 0 && (
        <ul className="image-list album-queue">
          {files.map((queued) => (
            <li key={queued.key}>
              <QueuedImage queued={queued} cancel={cancel} retry={retry} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
