import { Button, Space } from 'antd';
import { useState } from 'react';
import { type InfringementView, infringementRoutes } from '../../../../contract/operator/infringement.ts';
import { ITEM_STATUS, NOTICE_STATUS } from '../../../../domain/decision/infringement.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { useInfringementWords } from '../../words.ts';
import { askHolder, closeInfringement } from './infringement.queries.ts';
import { TextDialog } from './text-dialog.tsx';

/** Asking whoever sent a notice for more, and answering it once each item is decided. */
export function HolderActions({ notice: { id, status, items } }: { notice: InfringementView }) {
  const text = useInfringementWords();
  const [open, setOpen] = useState<'ask' | 'close' | null>(null);
  const ask = useSend(askHolder);
  const close = useSend(closeInfringement);
  const params = { id };
  const undecided = items.some((item) => item.status === ITEM_STATUS.open);
  const done = () => setOpen(null);
  return (
    <>
      <Space wrap>
        {status === NOTICE_STATUS.open && <Button onClick={() => setOpen('ask')}>{text.ask}</Button>}
        <Button type="primary" disabled={undecided} onClick={() => setOpen('close')}>
          {text.close}
        </Button>
        {undecided && <span className="quiet">{text.undecidedFirst}</span>}
      </Space>
      {open === 'ask' && (
        <TextDialog
          title={text.askTitle}
          name="text"
          body={infringementRoutes.askHolder.body}
          label={text.fields.text}
          send={async (words) => {
            await ask.mutateAsync({ params, body: { text: words } });
            return text.asked;
          }}
          onClose={done}
        />
      )}
      {open === 'close' && (
        <TextDialog
          title={text.closeTitle}
          name="text"
          body={infringementRoutes.closeInfringement.body}
          label={text.fields.text}
          hint={text.closeHint}
          send={async (words) => {
            await close.mutateAsync({ params, body: { text: words } });
            return text.closed;
          }}
          onClose={done}
        />
      )}
    </>
  );
}
