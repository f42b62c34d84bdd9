import 'react-image-crop/dist/ReactCrop.css';
import { Modal } from 'antd';
import { useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import { useBackofficeWords } from '../../app/words.ts';
import { useFailureNotice } from '../../parts/failure.ts';
import { cropped } from './crop.ts';
import '../upload.css';

interface Props {
  url: string;
  /** Width by height; any where it is not given. */
  aspect?: number | undefined;
  /** Least width and height in pixels of the picture. */
  side?: number | undefined;
  onCrop(file: File): void;
  onCancel(): void;
}

/** Cuts a picture. A module of its own, fetched by who crops. */
export default function CropDialog({ url, aspect, side = 1, onCrop, onCancel }: Props) {
  const { upload: words, loadFailed } = useBackofficeWords();
  const fail = useFailureNotice();
  const image = useRef<HTMLImageElement>(null);
  const [part, setPart] = useState<PercentCrop>();
  const [least, setLeast] = useState(1);
  const [isBroken, setBroken] = useState(false);

  const start = ({
    currentTarget: { width, height, naturalWidth },
  }: React.SyntheticEvent<HTMLImageElement>) => {
    setLeast(Math.min(width, height, (side * width) / naturalWidth));
    const whole = { unit: '%', width: 100, height: 100, x: 0, y: 0 } as const;
    setPart(
      aspect
        ? centerCrop(makeAspectCrop({ unit: '%', width: 100 }, aspect, width, height), width, height)
        : whole,
    );
  };
  const use = async () => {
    if (!image.current || !part) return;
    try {
      onCrop(await cropped(image.current, part, 'cropped', aspect));
    } catch (error) {
      fail(error);
    }
  };
  return (
    <Modal
      open
      title={words.crop}
      okText={words.cropUse}
      okButtonProps={{ disabled: !part }}
      onOk={use}
      onCancel={onCancel}
      width={640}
    >
      <p className="quiet" role="status">
        {isBroken ? loadFailed : words.cropHint}
      </p>
      <ReactCrop
        className="crop"
        {...(part && { crop: part })}
        {...(aspect && { aspect })}
        minWidth={least}
        minHeight={least}
        keepSelection
        ruleOfThirds
        ariaLabels={words.cropParts}
        onChange={(_, percent) => setPart(percent)}
      >
        <img ref={image} src={url} alt="" onLoad={start} onError={() => setBroken(true)} />
      </ReactCrop>
    </Modal>
  );
}
