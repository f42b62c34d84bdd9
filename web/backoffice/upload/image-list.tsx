import { ArrowLeftOutlined, ArrowRightOutlined, DeleteOutlined, StarOutlined } from '@ant-design/icons';
import { Button, Image, Tag, Tooltip } from 'antd';
import { useRef } from 'react';
import type { UploadPurpose } from '../../../domain/enumerations.ts';
import { useBackofficeWords } from '../words.ts';
import type { FileLimits } from './check-file.ts';
import { PickFile } from './pick-file.tsx';
import { useUpload } from './use-upload.ts';

export interface ListedImage {
  id: number;
  url: string;
}

interface Props {
  id?: string;
  value?: ListedImage[];
  onChange?(images: ListedImage[]): void;
  purpose: UploadPurpose;
  limits: FileLimits;
  most: number;
  /** The first image stands for all and says so. */
  withMain?: boolean;
  /** Banners are wide. */
  wide?: boolean;
}

/** Images in an order: upload, drag or move, make one the first, remove. */
export function ImageList({ id, value = [], onChange, purpose, limits, most, withMain, wide }: Props) {
  const words = useBackofficeWords();
  const { send, share } = useUpload(purpose, limits);
  const dragged = useRef<number | null>(null);
  // Several files chosen at once arrive one by one while `value` is still the old list.
  const latest = useRef(value);
  latest.current = value;
  const queue = useRef(Promise.resolve());

  const set = (images: ListedImage[]) => {
    latest.current = images;
    onChange?.(images);
  };
  const add = (file: File) => {
    queue.current = queue.current.then(async () => {
      if (latest.current.length >= most) return;
      const uploaded = await send(file);
      if (uploaded) set([...latest.current, { id: uploaded.id, url: uploaded.url }]);
    });
  };
  const move = (from: number, to: number) => {
    const image = value[from];
    if (!image || to < 0 || to >= value.length) return;
    set(value.toSpliced(from, 1).toSpliced(to, 0, image));
  };

  return (
    <Image.PreviewGroup>
      <ul className={wide ? 'image-list image-list-wide' : 'image-list'}>
        {value.map((image, i) => (
          <li
            key={image.id}
            draggable
            onDragStart={() => {
              dragged.current = i;
            }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged.current !== null && move(dragged.current, i)}
          >
            <Image src={image.url} alt={`${i + 1}`} />
            {withMain && i === 0 && (
              <Tag color="blue" className="image-main">
                {words.upload.main}
              </Tag>
            )}
            <div className="image-tools">
              <Tool
                label={words.upload.left}
                icon={<ArrowLeftOutlined />}
                off={i === 0}
                act={() => move(i, i - 1)}
              />
              {withMain && (
                <Tool
                  label={words.upload.makeMain}
                  icon={<StarOutlined />}
                  off={i === 0}
                  act={() => move(i, 0)}
                />
              )}
              <Tool
                label={words.upload.right}
                icon={<ArrowRightOutlined />}
                off={i === value.length - 1}
                act={() => move(i, i + 1)}
              />
              <Tool
                label={words.remove}
                icon={<DeleteOutlined />}
                act={() => set(value.filter(({ id }) => id !== image.id))}
              />
            </div>
          </li>
        ))}
        {value.length < most && (
          <li className="image-add">
            <PickFile id={id} accept={Object.keys(limits.types)} multiple share={share} onFile={add} />
          </li>
        )}
      </ul>
    </Image.PreviewGroup>
  );
}

function Tool({
  label,
  icon,
  off = false,
  act,
}: {
  label: string;
  icon: React.ReactNode;
  off?: boolean;
  act(): void;
}) {
  return (
    <Tooltip title={label}>
      <Button type="text" size="small" icon={icon} disabled={off} onClick={act} aria-label={label} />
    </Tooltip>
  );
}
