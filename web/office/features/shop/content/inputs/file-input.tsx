import { UploadOutlined } from '@ant-design/icons';
import { Button, Upload } from 'antd';
import { useState } from 'react';
import type { ShopFile } from '../../../../../../contract/company/own-shop.ts';
import type { UploadPurpose } from '../../../../../../domain/enumerations.ts';
import { chosenFrom } from '../../../../../../domain/picture/file-kinds.ts';
import { useBackofficeWords } from '../../../../../backoffice/app/words.ts';
import type { FileLimits } from '../../../../../backoffice/upload/check-file.ts';
import { PrivateFileLink } from '../../../../../backoffice/upload/private-file-link.tsx';
import { QueuedTag } from '../../../../../backoffice/upload/queue/queued-tag.tsx';
import { useUploadQueue } from '../../../../../backoffice/upload/queue/use-upload-queue.ts';

type Named = Pick<ShopFile, 'id' | 'url' | 'name' | 'bytes'>;

interface Props {
  id?: string;
  value?: number | null;
  onChange?(id: number | null): void;
  saved: readonly ShopFile[];
  purpose: UploadPurpose;
  limits: FileLimits;
  choose: string;
}

/** One file that is no picture, at most. */
export function FileInput({ id, value = null, onChange, saved, purpose, limits, choose }: Props) {
  const words = useBackofficeWords();
  const [uploaded, setUploaded] = useState<Named | null>(null);
  const { files, add, cancel, retry } = useUploadQueue({
    purpose,
    limits,
    most: 1,
    count: value === null ? 0 : 1,
    onUploaded: (file) => {
      setUploaded(file);
      onChange?.(file.id);
    },
  });
  const [queued] = files;
  if (queued) return <QueuedTag queued={queued} cancel={cancel} retry={retry} />;
  const file = [...saved, ...(uploaded ? [uploaded] : [])].find((known) => known.id === value);
  if (file) {
    // whether a scanner has seen it is for those who did not send it
    const { name, url, bytes } = file;
    return (
      <span className="row">
        <PrivateFileLink file={{ name, url, bytes }} />
        <Button size="small" onClick={() => onChange?.(null)}>
          {words.remove}
        </Button>
      </span>
    );
  }
  return (
    <Upload
      {...(id && { id })}
      accept={chosenFrom(Object.keys(limits.types))}
      showUploadList={false}
      beforeUpload={(chosen) => {
        void add([chosen]);
        return Upload.LIST_IGNORE;
      }}
    >
      <Button icon={<UploadOutlined />}>{choose}</Button>
    </Upload>
  );
}
