import { Badge, Checkbox } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Message } from '../../../../contract/account/message.ts';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { pathOf } from '../../screens.ts';
import { useMessageWords } from '../../words.ts';
import './message.css';

interface Props {
  message: Message;
  chosen: boolean;
  onChoose(on: boolean): void;
  onRead(): void;
}

/** Opening a message marks it read, and so does going where it leads. */
export function MessageLine({ message, chosen, onChoose, onRead }: Props) {
  const text = useMessageWords().messages;
  const [open, setOpen] = useState(false);
  const unread = message.readAt === null;
  const read = () => {
    if (unread) onRead();
  };
  const toggle = () => {
    setOpen(!open);
    if (!open) read();
  };
  return (
    <li>
      <Checkbox
        checked={chosen}
        onChange={(event) => onChoose(event.target.checked)}
        aria-label={message.title}
      />
      <div className="message">
        <div className="message-row">
          <button type="button" className="message-head" onClick={toggle} aria-expanded={open}>
            <span className={unread ? 'unread' : undefined}>
              {unread && <Badge status="processing" text="" aria-label={text.unread} />} {message.title}
            </span>
            <time className="quiet numbers" dateTime={message.createdAt}>
              {dayAndTime(message.createdAt)}
            </time>
          </button>
          {message.decision !== null && (
            <MessageLink
              to={pathOf('decision', { id: message.decision })}
              label={text.decision}
              onFollow={read}
            />
          )}
          {message.link && !message.link.startsWith('/decisions/') && (
            <MessageLink to={message.link} label={message.action} onFollow={read} />
          )}
        </div>
        {open && (
          <div className="message-body">
            <p className="pre">{message.body}</p>
          </div>
        )}
      </div>
    </li>
  );
}

function MessageLink({ to, label, onFollow }: { to: string; label: string; onFollow(): void }) {
  return to.startsWith('/') ? (
    <Link to={to} onClick={onFollow}>
      {label}
    </Link>
  ) : (
    <a href={to} onClick={onFollow}>
      {label}
    </a>
  );
}
