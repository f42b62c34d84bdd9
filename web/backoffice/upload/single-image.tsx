import { DeleteOutlined } from '@ant-design/icons';
import { Button, Image } from 'antd';
import type { UploadPurpose } from '../../../domain/enumerations.ts';
import { useBackofficeWords } from '../words.ts';
import type { FileLimits } from './check-file.ts';
import type { ListedImage } from './image-list.tsx';
import { PickFile } from './pick-file.tsx';
import { PrivateImage } from './private-image.tsx';
import { useUpload } from './use-upload.ts';

interface Props {
  id?: string;
  value?: ListedImage | null;
  onChange?(image: ListedImage | null): void;
  purpose: UploadPurpose;
  limits: FileLimits;
  /** Its file is served only with the session. */
  isPrivate?: boolean;
}

/** One image at most; the add control hides while there is one (spec M5.7). */
export function SingleImage({ id, value, onChange, purpose, limits, isPrivate = false }: Props) {
  const words = useBackofficeWords();
  const { send, share } = useUpload(purpose, limits);
  if (!value) {
    const add = async (file: File) => {
      const uploaded = await send(file);
      if (uploaded) onChange?.({ id: uploaded.id, url: uploaded.url });
    };
    return (
      <div className="single-image">
        <PickFile id={id} accept={Object.keys(limits.types)} share={share} onFile={add} />
      </div>
    );
  }
  return (
    <div className="single-image">
      {isPrivate ? (
        <PrivateImage url={value.url} alt={words.upload.view} />
      ) : (
        <Image src={value.url} alt={words.upload.view} />
      )}
      <Button size="small" icon={<DeleteOutlined />} onClick={() => onChange?.(null)}>
        {words.remove}
      </Button>
    </div>
  );
}
