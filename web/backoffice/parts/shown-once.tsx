import { Alert, Button, Modal, Typography } from 'antd';
import { useBackofficeWords } from '../app/words.ts';
import './shown-once.css';

interface Props {
  title: string;
  /** What it is for, and what becomes of it. */
  text: string;
  secret: string;
  close(): void;
}

/** A secret that is never shown again: closed by its own button alone, so that no click beside it loses it. */
export function ShownOnce({ title, text, secret, close }: Props) {
  const words = useBackofficeWords();
  return (
    <Modal
      open
      title={title}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        <Button type="primary" onClick={close}>
          {words.keptIt}
        </Button>
      }
    >
      <Alert type="warning" showIcon title={text} />
      <Typography.Text className="shown-once" code copyable>
        {secret}
      </Typography.Text>
    </Modal>
  );
}
