import { PaperClipOutlined } from '@ant-design/icons';
import { Button, Tag, Upload } from 'antd';
import { useState } from 'react';
import { UPLOAD_PURPOSES } from '../../../../domain/enumerations.ts';
import { QueuedTag } from '../../../backoffice/upload/queued-tag.tsx';
import { PHOTO_TYPES, useUploadQueue } from '../../../backoffice/upload/use-upload-queue.ts';
import { usePurchaseWords } from '../../words.ts';

const LIMITS = { types: { ...PHOTO_TYPES, 'application/pdf': 'PDF' }, megabytes: 5 };
const MOST = 6;

interface Named {
  id: number;
  name: string;
}

/** Attachments of a request by their ids: what it has, and what is uploaded now. */
export function AttachmentsInput({
  known,
  value = [],
  onChange,
}: {
  known: readonly Named[];
  value?: number[];
  onChange?(ids: number[]): void;
}) {
  const words = usePurchaseWords();
  const [uploaded, setUploaded] = useState<Named[]>([]);
  const queue = useUploadQueue({
    purpose: UPLOAD_PURPOSES.attachment,
    limits: LIMITS,
    most: MOST,
    count: value.length,
    onUploaded: (file) => {
      setUploaded((before) => [...before, file]);
      onChange?.([...value, file.id]);
    },
  });
  const isFull = value.length + queue.files.length >= MOST;
  const nameOf = (id: number) => [...known, ...uploaded].find((file) => file.id === id)?.name ?? `#${id}`;
  return (
    <div className="reply-foot">
      <Upload
        accept={Object.keys(LIMITS.types).join(',')}
        multiple
        showUploadList={false}
        disabled={isFull}
        beforeUpload={(file, chosen) => {
          // antd asks for each of the files; they are taken together.
          if (file === chosen[0]) void queue.add(chosen);
          return Upload.LIST_IGNORE;
        }}
      >
        <Button icon={<PaperClipOutlined />} disabled={isFull}>
          {words.attach}
        </Button>
      </Upload>
      {value.map((id) => (
        <Tag key={id} closable onClose={() => onChange?.(value.filter((other) => other !== id))}>
          {nameOf(id)}
        </Tag>
      ))}
      {queue.files.map((queued) => (
        <QueuedTag key={queued.key} queued={queued} cancel={queue.cancel} retry={queue.retry} />
      ))}
    </div>
  );
}
