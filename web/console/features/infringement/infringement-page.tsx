import { Alert, Card, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { type InfringementView, infringementRoutes } from '../../../../contract/operator/infringement.ts';
import { NOTICE_STATUS } from '../../../../domain/decision/infringement.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { day, dayAndTime } from '../../../backoffice/parts/format.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { PrivateFileLink } from '../../../backoffice/upload/private-file-link.tsx';
import { useInfringementWords } from '../../words.ts';
import { HolderActions } from './holder-actions.tsx';
import './infringement.css';
import { ItemCard } from './item-card.tsx';

/** A notice of infringement with its items, counter-notices and the conversation with whoever sent it. */
export function InfringementPage() {
  const id = Number(useParams().id);
  const notice = useCall(infringementRoutes.getInfringement, { params: { id } });
  return (
    <Page title={notice.data && (notice.data.company || notice.data.name)}>
      <Answer of={notice}>
        {(seen) => (
          <div className="infringement">
            <Claim notice={seen} />
            {seen.items.map((item) => (
              <ItemCard key={item.id} item={item} isClosed={seen.status === NOTICE_STATUS.closed} />
            ))}
            <Messages notice={seen} />
          </div>
        )}
      </Answer>
    </Page>
  );
}

function Claim({ notice }: { notice: InfringementView }) {
  const text = useInfringementWords();
  const { facts } = text;
  const { status, due_at: due, late, files } = notice;
  return (
    <Card
      title={<h2 className="infringement-title">{text.claim}</h2>}
      extra={
        <>
          <Tag color={status === NOTICE_STATUS.open ? 'processing' : 'default'}>{text.states[status]}</Tag>
          {late && <Tag color="error">{text.late}</Tag>}
        </>
      }
    >
      <dl className="infringement-facts">
        <Fact label={facts.name}>{notice.name}</Fact>
        <Fact label={facts.company}>{notice.company}</Fact>
        <Fact label={facts.address}>{notice.address}</Fact>
        <Fact label={facts.email}>{notice.email}</Fact>
        <Fact label={facts.telephone}>{notice.telephone}</Fact>
        <Fact label={facts.capacity}>{text.capacities[notice.capacity]}</Fact>
        <Fact label={facts.right}>{text.rights[notice.right]}</Fact>
        <Fact label={facts.number}>{notice.number}</Fact>
        <Fact label={facts.office}>{notice.office}</Fact>
        <Fact label={facts.covers}>{notice.covers}</Fact>
        <Fact label={facts.explanation}>{notice.explanation}</Fact>
        <Fact label={facts.files}>
          {files.length > 0 && files.map((file) => <PrivateFileLink key={file.url} file={file} />)}
        </Fact>
        <Fact label={text.sent}>{dayAndTime(notice.created_at)}</Fact>
        <Fact label={text.due}>{due && day(due)}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt className="quiet">{label}</dt>
      <dd className="pre breakable">{children}</dd>
    </>
  );
}

function Messages({ notice }: { notice: InfringementView }) {
  const text = useInfringementWords();
  const { messages, closed_at: closedAt, closed_by: closedBy, status } = notice;
  return (
    <Card title={<h2 className="infringement-title">{text.messages}</h2>}>
      {messages.length === 0 && <p className="quiet">{text.noMessages}</p>}
      <ul className="infringement-thread">
        {messages.map((message) => (
          <li key={`${message.at} ${message.text}`}>
            <span className="quiet">
              {message.author === 'holder' ? notice.name : message.by},{' '}
              <span className="numbers">{dayAndTime(message.at)}</span>
            </span>
            <p className="pre breakable">{message.text}</p>
          </li>
        ))}
      </ul>
      {status === NOTICE_STATUS.closed ? (
        <Alert type="info" showIcon title={text.closedBy(closedBy, dayAndTime(closedAt))} />
      ) : (
        <HolderActions notice={notice} />
      )}
    </Card>
  );
}
