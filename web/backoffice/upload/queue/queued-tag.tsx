import { RedoOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { useBackofficeWords } from '../../app/words.ts';
import { useFailureSentence } from '../../parts/failure.ts';
import type { QueuedFile } from './upload-queue.ts';
import '../upload.css';

interface Props {
  queued: QueuedFile;
  cancel(key: number): void;
  retry(key: number): void;
}

/** A file on its way, in a line of text: how far it is, or why it failed. */
export function QueuedTag({ queued: { key, file, state, share, error }, cancel, retry }: Props) {
  const words = useBackofficeWords();
  const sentence = useFailureSentence();
  const isFailed = state === 'failed';
  return (
    <Tag
      className="queued-tag"
      color={isFailed ? 'error' : 'processing'}
      closable
      onClose={() => cancel(key)}
    >
      <span role="status">
        {file.name} {state === 'waiting' && words.upload.waiting}
        {state === 'sending' && `${Math.round(share * 100)} %`}
        {isFailed && sentence(error)}
      </span>
      {isFailed && (
        <Button
          type="link"
          size="small"
          icon={<RedoOutlined />}
          aria-label={words.reload}
          onClick={() => retry(key)}
        />
      )}
    </Tag>
  );
}
