import { PaperClipOutlined } from '@ant-design/icons';
import { Button, Tag, Upload } from 'antd';
import { useState } from 'react';
import { UPLOAD_PURPOSES } from '../../../../domain/enumerations.ts';
import { chosenFrom } from '../../../../domain/picture/file-kinds.ts';
import { QueuedTag } from '../../../backoffice/upload/queue/queued-tag.tsx';
import { ATTACHMENTS, useUploadQueue } from '../../../backoffice/upload/queue/use-upload-queue.ts';

/** Decision 23: a request has at most so many. */
const MAX_OF_A_REQUEST = 6;

interface Named {
  id: number;
  name: string;
}

/** Attachments of a request or quotation by their ids: what it has, and what is uploaded now. */
export function AttachmentsInput({
  known,
  most = MAX_OF_A_REQUEST,
  label,
  asGuest,
  value = [],
  onChange,
}: {
  known: readonly Named[];
  most?: number;
  /** Of the button. */
  label: string;
  /** Of a form that is open to guests and to the suspended. */
  asGuest?: boolean;
  value?: number[];
  onChange?(ids: number[]): void;
}) {
  const [uploaded, setUploaded] = useState<Named[]>([]);
  const queue = useUploadQueue({
    purpose: UPLOAD_PURPOSES.attachment,
    limits: ATTACHMENTS,
    most,
    asGuest,
    count: value.length,
    onUploaded: (file) => {
      setUploaded((before) => [...before, file]);
      onChange?.([...value, file.id]);
    },
  });
  const isFull = value.length + queue.files.length >= most;
  const nameOf = (id: number) => [...known, ...uploaded].find((file) => file.id === id)?.name ?? `#${id}`;
  return (
    <div className="reply-foot">
      <Upload
        accept={chosenFrom(Object.keys(ATTACHMENTS.types))}
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
          {label}
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
