import { Image, Tag } from 'antd';
import { useRef } from 'react';
import type { UploadPurpose } from '../../../domain/enumerations.ts';
import { useBackofficeWords } from '../app/words.ts';
import type { FileLimits } from './check-file.ts';
import { CropButton } from './crop/crop-button.tsx';
import { DISK, type ImageSource, type ListedImage } from './image-source.tsx';
import { ImageTools } from './image-tools.tsx';
import { QueuedImage } from './queue/queued-image.tsx';
import { useUploadQueue } from './queue/use-upload-queue.ts';
import { useKnownImages } from './use-known-images.ts';
import './upload.css';

interface Props {
  id?: string;
  /** Ids of uploaded files. */
  value?: number[];
  onChange?(ids: number[]): void;
  /** The pictures that are saved already. */
  saved?: readonly ListedImage[];
  purpose: UploadPurpose;
  limits: FileLimits;
  most: number;
  /** Where pictures may come from. */
  sources?: readonly ImageSource[];
  /** The first image stands for all and says so. */
  withMain?: boolean;
  /** Width by height of what is cut out. */
  aspect?: number;
  /** Banners are wide. */
  wide?: boolean;
}

/** Images in an order: upload, drag or move, make one the first, cut, remove. */
export function ImageList(props: Props) {
  const { id, value = [], onChange, saved = [], purpose, limits, most, sources = DISK } = props;
  const { withMain = false, aspect, wide = false } = props;
  const words = useBackofficeWords();
  const { imageOf, remember } = useKnownImages(saved);
  const dragged = useRef<number | null>(null);
  // Several files arrive one by one while `value` is still the old list.
  const latest = useRef(value);
  latest.current = value;

  const set = (ids: number[]) => {
    latest.current = ids;
    onChange?.(ids);
  };
  const queue = useUploadQueue({
    purpose,
    limits,
    most,
    count: value.length,
    onUploaded(image, replaced) {
      remember(image);
      const place = replaced === null ? -1 : latest.current.indexOf(replaced);
      set(place < 0 ? [...latest.current, image.id] : latest.current.with(place, image.id));
    },
  });
  const move = (from: number, to: number) => {
    const moved = value[from];
    if (moved === undefined || to < 0 || to >= value.length) return;
    set(value.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  const choose = (images: readonly ListedImage[]) => {
    remember(...images);
    set([...new Set([...value, ...images.map((image) => image.id)])].slice(0, most));
  };

  return (
    <Image.PreviewGroup>
      <ul className={wide ? 'image-list image-list-wide' : 'image-list'}>
        {value.map((imageId, i) => {
          const image = imageOf(imageId);
          return (
            <li
              key={imageId}
              draggable
              onDragStart={() => {
                dragged.current = i;
              }}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => dragged.current !== null && move(dragged.current, i)}
            >
              {image && <Image src={image.url} alt={`${i + 1}`} />}
              {withMain && i === 0 && (
                <Tag color="blue" className="image-main">
                  {words.upload.main}
                </Tag>
              )}
              <ImageTools
                isFirst={i === 0}
                isLast={i === value.length - 1}
                withMain={withMain}
                move={(to) => move(i, to === 'first' ? 0 : i + to)}
                remove={() => set(value.filter((other) => other !== imageId))}
              >
                {image && (
                  <CropButton
                    type="text"
                    image={image}
                    aspect={aspect}
                    side={limits.side}
                    onCrop={(file) => void queue.replace(imageId, file)}
                  />
                )}
              </ImageTools>
            </li>
          );
        })}
        {queue.files.map((queued) => (
          <li key={`queued-${queued.key}`}>
            <QueuedImage queued={queued} cancel={queue.cancel} retry={queue.retry} />
          </li>
        ))}
        {value.length + queue.files.length < most &&
          sources.map((Source, i) => (
            <li className="image-add" key={i}>
              <Source
                id={i === 0 ? id : undefined}
                accept={Object.keys(limits.types)}
                multiple
                room={most - value.length - queue.files.length}
                onFiles={queue.add}
                onImages={choose}
              />
            </li>
          ))}
      </ul>
    </Image.PreviewGroup>
  );
}
