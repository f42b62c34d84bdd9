import { App, Button, Tag } from 'antd';
import { type Session, securityRoutes } from '../../../../contract/account/security.ts';
import { useCall, useSend } from '../../../backoffice/app/queries.ts';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { useAccountWords } from '../../words.ts';
import { endSession } from './account.queries.ts';

/** Where the account is signed in; each but this one can be ended alone. */
export function Sessions() {
  const sessions = useCall(securityRoutes.listSessions);
  return (
    <Answer of={sessions}>
      {({ items }) => (
        <ul className="sessions">
          {items.map((session) => (
            <SessionLine key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Answer>
  );
}

function SessionLine({ session: { id, browser, address, seen_at, current } }: { session: Session }) {
  const text = useAccountWords().security;
  const { message } = App.useApp();
  const fail = useFailureNotice();
  const send = useSend(endSession);
  const end = () =>
    send.mutateAsync({ params: { id } }).then(() => void message.success(text.endedOne), fail);
  return (
    <li>
      <div>
        {browser || text.unknownBrowser} {current && <Tag color="success">{text.thisSession}</Tag>}
        <div className="quiet numbers">
          {address} · {text.seen(dayAndTime(seen_at))}
        </div>
      </div>
      {!current && (
        <Button size="small" loading={send.isPending} onClick={end}>
          {text.endOne}
        </Button>
      )}
    </li>
  );
}
