import { CloseOutlined, RedoOutlined } from '@ant-design/icons';
import { Button, Progress, Tooltip } from 'antd';
import { useBackofficeWords } from '../../app/words.ts';
import { useFailureSentence } from '../../parts/failure.ts';
import { useObjectUrl } from '../use-object-url.ts';
import type { QueuedFile } from './upload-queue.ts';
import '../upload.css';

interface Props {
  queued: QueuedFile;
  cancel(key: number): void;
  retry(key: number): void;
}

/** A picture on its way: how far it is, or why it failed. */
export function QueuedImage({ queued, cancel, retry }: Props) {
  const words = useBackofficeWords();
  const { upload } = words;
  const sentence = useFailureSentence();
  const { key, file, state, share, error } = queued;
  const address = useObjectUrl(file);
  return (
    <div className="queued-image">
      {address && file.type.startsWith('image/') && <img src={address} alt={file.name} />}
      <div className="queued-state" role="status">
        {state === 'waiting' && upload.waiting}
        {state === 'sending' && (
          <Progress
            type="circle"
            size={48}
            percent={Math.round(share * 100)}
            // all of it sent is not yet success
            status="normal"
            aria-label={file.name}
          />
        )}
        {state === 'failed' && <span className="queued-problem">{sentence(error)}</span>}
      </div>
      <div className="image-tools">
        {state === 'failed' && (
          <Tooltip title={words.reload}>
            <Button
              type="text"
              size="small"
              icon={<RedoOutlined />}
              aria-label={words.reload}
              onClick={() => retry(key)}
            />
          </Tooltip>
        )}
        <Tooltip title={upload.stop}>
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={upload.stop}
            onClick={() => cancel(key)}
          />
        </Tooltip>
      </div>
    </div>
  );
}
