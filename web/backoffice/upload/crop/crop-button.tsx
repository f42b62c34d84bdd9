import { ScissorOutlined } from '@ant-design/icons';
import { Button, type ButtonProps, Tooltip } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useBackofficeWords } from '../../app/words.ts';
import type { ListedImage } from '../image-source.tsx';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

interface Props extends Pick<ButtonProps, 'type'> {
  image: ListedImage;
  aspect?: number | undefined;
  side?: number | undefined;
  /** Takes the part as a new file. */
  onCrop(file: File): void;
}

export function CropButton({ image, aspect, side, onCrop, type }: Props) {
  const words = useBackofficeWords().upload;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip title={words.crop}>
        <Button
          {...(type && { type })}
          size="small"
          icon={<ScissorOutlined />}
          aria-label={words.crop}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {isOpen && (
        <Suspense>
          <CropDialog
            url={image.url}
            aspect={aspect}
            side={side}
            onCancel={() => setOpen(false)}
            onCrop={(file) => {
              setOpen(false);
              onCrop(file);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
