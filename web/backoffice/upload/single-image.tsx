import { DeleteOutlined } from '@ant-design/icons';
import { Button, Image } from 'antd';
import type { UploadPurpose } from '../../../domain/enumerations.ts';
import { useBackofficeWords } from '../app/words.ts';
import type { FileLimits } from './check-file.ts';
import { CropButton } from './crop/crop-button.tsx';
import { DISK, type ImageSource, type ListedImage } from './image-source.tsx';
import { PrivateImage } from './private-image.tsx';
import { QueuedImage } from './queue/queued-image.tsx';
import { useUploadQueue } from './queue/use-upload-queue.ts';
import { useKnownImages } from './use-known-images.ts';
import './upload.css';

interface Props {
  id?: string;
  /** The id of an uploaded file. */
  value?: number | null;
  onChange?(id: number | null): void;
  /** The picture that is saved already. */
  saved?: ListedImage | null;
  purpose: UploadPurpose;
  limits: FileLimits;
  /** Where the picture may come from. */
  sources?: readonly ImageSource[];
  /** Its file is served only with the session. */
  isPrivate?: boolean;
}

/** One image at most; the add control hides while there is one (spec M5.7). */
export function SingleImage(props: Props) {
  const { id, value = null, onChange, saved, purpose, limits, sources = DISK, isPrivate = false } = props;
  const words = useBackofficeWords();
  const { imageOf, remember } = useKnownImages(saved ? [saved] : []);
  const { files, add, replace, cancel, retry } = useUploadQueue({
    purpose,
    limits,
    most: 1,
    count: value === null ? 0 : 1,
    onUploaded: (image) => choose([image]),
  });
  const choose = ([image]: readonly ListedImage[]) => {
    if (!image) return;
    remember(image);
    onChange?.(image.id);
  };
  const [queued] = files;
  const image = value === null ? undefined : imageOf(value);
  if (queued) {
    return (
      <div className="single-image">
        <QueuedImage queued={queued} cancel={cancel} retry={retry} />
      </div>
    );
  }
  if (!image) {
    return (
      <div className="single-image">
        {sources.map((Source, i) => (
          <Source
            room={1}
            key={i}
            id={i === 0 ? id : undefined}
            accept={Object.keys(limits.types)}
            onFiles={add}
            onImages={choose}
          />
        ))}
      </div>
    );
  }
  return (
    <div className="single-image">
      {isPrivate ? (
        <PrivateImage url={image.url} alt={words.upload.view} />
      ) : (
        <Image src={image.url} alt={words.upload.view} />
      )}
      <span className="row">
        {!isPrivate && (
          <CropButton
            image={image}
            aspect={1}
            side={limits.side}
            onCrop={(file) => void replace(image.id, file)}
          />
        )}
        <Button size="small" icon={<DeleteOutlined />} onClick={() => onChange?.(null)}>
          {words.remove}
        </Button>
      </span>
    </div>
  );
}
