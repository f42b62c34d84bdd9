import { Alert, Button, Space, Tag } from 'antd';
import { useState } from 'react';
import { type InfringementView, infringementRoutes } from '../../../../contract/operator/infringement.ts';
import { COUNTER_STATUS } from '../../../../domain/decision/infringement.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { day, dayAndTime } from '../../../backoffice/parts/format.ts';
import { PrivateFileLink } from '../../../backoffice/upload/private-file-link.tsx';
import { isOperator, useStaff } from '../../staff.ts';
import { useInfringementWords } from '../../words.ts';
import { forwardCounter, settleCounter } from './infringement.queries.ts';
import { TextDialog } from './text-dialog.tsx';

type Counter = NonNullable<InfringementView['items'][number]['counter']>;

/** What the seller declares, and what is to be done about it: forwarded by staff, settled by an operator. */
export function CounterNotice({ counter }: { counter: Counter }) {
  const text = useInfringementWords();
  const me = useStaff().data;
  const [settling, setSettling] = useState<'restore' | 'uphold' | null>(null);
  const forwarding = useAction(forwardCounter, { done: text.forwarded });
  const settle = useSend(settleCounter);
  const { id, status, statement, files, due_at: due, action_told_at: told, restorable, note } = counter;
  const { received, forwarded } = COUNTER_STATUS;
  const waits = status === received || status === forwarded;
  const params = { id };
  return (
    <div className="infringement-counter">
      <p>
        <strong>{text.counter}</strong> <Tag>{text.counterStates[status]}</Tag>{' '}
        <span className="quiet numbers">{dayAndTime(counter.created_at)}</span>
      </p>
      <p className="pre breakable">{statement}</p>
      {files.map((file) => (
        <PrivateFileLink key={file.url} file={file} />
      ))}
      {note && <p className="pre breakable">{note}</p>}
      {status === forwarded && due && (
        <Alert
          type={restorable ? 'warning' : 'info'}
          showIcon
          title={told ? text.told : restorable ? text.restorable : text.until(day(due))}
        />
      )}
      <Space wrap>
        {status === received && (
          <Button type="primary" loading={forwarding.busy} onClick={() => forwarding.run({ params })}>
            {text.forward}
          </Button>
        )}
        {waits && me && isOperator(me) && (
          <>
            {restorable && (
              <Button type="primary" onClick={() => setSettling('restore')}>
                {text.restore}
              </Button>
            )}
            <Button onClick={() => setSettling('uphold')}>{text.uphold}</Button>
          </>
        )}
      </Space>
      {settling && (
        <TextDialog
          title={settling === 'restore' ? text.restoreTitle : text.upholdTitle}
          name="note"
          body={infringementRoutes.settleCounterNotice.body}
          label={text.settleNote}
          send={async (words) => {
            const body = { restore: settling === 'restore', note: words };
            const { restored } = await settle.mutateAsync({ params, body });
            if (!body.restore) return text.upheld;
            return restored ? text.restoredNow : text.movedOn;
          }}
          onClose={() => setSettling(null)}
        />
      )}
    </div>
  );
}
