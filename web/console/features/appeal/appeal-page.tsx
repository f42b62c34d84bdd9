import { Alert, App, Button, Card, Checkbox, Form, Input, Tag } from 'antd';
import { Link, useParams } from 'react-router';
import { type AppealView, appealRoutes } from '../../../../contract/operator/appeal.ts';
import { APPEAL_STATUS } from '../../../../domain/decision/appeal.ts';
import { useCall, useSend } from '../../../backoffice/app/queries.ts';
import { useDecisionWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { day, dayAndTime } from '../../../backoffice/parts/format.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { PrivateFileLink } from '../../../backoffice/upload/private-file-link.tsx';
import { pathOf } from '../../screens.ts';
import { useAppealWords, useReviewReasonWords, useRuleWords } from '../../words.ts';
import { decideAppeal, writeInAppeal } from './appeal.queries.ts';
import './appeal.css';

const Message = contractForm(appealRoutes.writeInAppeal.body);

/** An appeal beside the decision that it is against, with the conversation and the answer. */
export function AppealPage() {
  const id = Number(useParams().id);
  const appeal = useCall(appealRoutes.getAppeal, { params: { id } });
  return (
    <Page title={appeal.data?.title || undefined}>
      <Answer of={appeal}>
        {(seen) => (
          <div className="appeal">
            <Decided appeal={seen} />
            <Made appeal={seen} />
            <Thread appeal={seen} id={id} />
            {seen.appeal?.status === APPEAL_STATUS.open && <Decide appeal={seen} id={id} />}
          </div>
        )}
      </Answer>
    </Page>
  );
}

function Decided({ appeal }: { appeal: AppealView }) {
  const text = useAppealWords();
  const words = useDecisionWords();
  const rules: Record<string, string> = useRuleWords();
  const reasons: Record<string, string> = useReviewReasonWords();
  const { rule, note } = appeal;
  const path = pathTo(appeal);
  return (
    <Card
      title={<h2 className="appeal-title">{text.decision}</h2>}
      extra={path && <Link to={path}>{text.object}</Link>}
    >
      <p>
        <Tag>{words.entities[appeal.entity]}</Tag> <Tag color="error">{words.kinds[appeal.kind]}</Tag>{' '}
        <span className="quiet">
          {text.by(appeal.reviewer)}, <span className="numbers">{dayAndTime(appeal.decided_at)}</span>
        </span>
      </p>
      {rule && (
        <p>
          {words.rule}: {rules[rule] ?? rule}
        </p>
      )}
      {appeal.reasons.length > 0 && (
        <p>
          {words.reasons}: {appeal.reasons.map((reason) => reasons[reason] ?? reason).join(' · ')}
        </p>
      )}
      {note && <p className="pre">{note}</p>}
    </Card>
  );
}

/** Where the console shows what was decided on; of an account that is its company. */
function pathTo({ entity, entity_id: id, party }: AppealView): string | null {
  switch (entity) {
    case 'product':
      return pathOf('productReview', { id });
    case 'revision':
      return pathOf('revisionReview', { id });
    case 'certification':
      return pathOf('certificationReview', { id });
    case 'purchase':
    case 'purchase_edit':
      return pathOf('purchaseReview', { id });
    case 'shop_content':
      return pathOf('shopReview', { id });
    default:
      return party.company_id === null ? null : pathOf('company', { id: party.company_id });
  }
}

function Made({ appeal: { appeal, party, files, marked, decided_by } }: { appeal: AppealView }) {
  const text = useAppealWords();
  const words = useDecisionWords();
  if (!appeal) return null;
  return (
    <Card
      title={<h2 className="appeal-title">{text.theirs}</h2>}
      extra={
        <Tag color={appeal.status === APPEAL_STATUS.open ? 'processing' : 'default'}>
          {words.statuses[appeal.status]}
        </Tag>
      }
    >
      <p className="quiet breakable">
        {[party.company, party.name, party.email].filter(Boolean).join(', ')} ·{' '}
        <span className="numbers">{dayAndTime(appeal.created_at)}</span> · {text.due}{' '}
        <span className="numbers">{day(appeal.due_at)}</span>
      </p>
      <p className="pre">{appeal.text}</p>
      {files.length > 0 && (
        <p>
          {text.files}:{' '}
          {files.map((file) => (
            <PrivateFileLink key={file.url} file={file} />
          ))}
        </p>
      )}
      {appeal.decided_at && (
        <p className="quiet">
          {text.by(decided_by)}, <span className="numbers">{dayAndTime(appeal.decided_at)}</span>{' '}
          {marked && <Tag color="warning">{text.wasMarked}</Tag>}
        </p>
      )}
      {appeal.answer && <p className="pre">{appeal.answer}</p>}
    </Card>
  );
}

function Thread({ appeal: { thread, appeal, party }, id }: { appeal: AppealView; id: number }) {
  const text = useAppealWords();
  const words = useDecisionWords();
  const [form] = Form.useForm<{ text: string; private: boolean }>();
  const send = useSend(writeInAppeal);
  const isOpen = appeal?.status === APPEAL_STATUS.open;
  return (
    <Card title={<h2 className="appeal-title">{words.thread}</h2>}>
      <ul className="appeal-thread">
        {thread.map((message) => (
          <li key={message.id} className={message.private ? 'appeal-private' : undefined}>
            <span className="quiet">
              {message.author === 'party' ? party.name : message.by},{' '}
              <span className="numbers">{dayAndTime(message.at)}</span>{' '}
              {message.private && <Tag>{text.private}</Tag>}
            </span>
            <p className="pre">{message.text}</p>
          </li>
        ))}
      </ul>
      <Message.ContractForm
        form={form}
        words={text}
        initialValues={{ text: '', private: !isOpen }}
        onSubmit={async (body) => {
          await send.mutateAsync({ params: { id }, body });
          form.resetFields();
        }}
      >
        <Message.Field name="text">
          <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 8 }} />
        </Message.Field>
        <Message.Field name="private" label={null} valuePropName="checked">
          <Checkbox disabled={!isOpen}>{text.private}</Checkbox>
        </Message.Field>
        <Button loading={send.isPending} onClick={() => form.submit()}>
          {text.send}
        </Button>
      </Message.ContractForm>
    </Card>
  );
}

function Decide({ appeal: { may }, id }: { appeal: AppealView; id: number }) {
  const text = useAppealWords();
  const { message } = App.useApp();
  const [form] = Form.useForm<{ answer: string }>();
  const send = useSend(decideAppeal);
  if (may === 'no') return <Alert type="info" showIcon title={text.notYou} />;
  const decide = async (overturn: boolean) => {
    const answer = form.getFieldValue('answer') ?? '';
    const { restored } = await send.mutateAsync({ params: { id }, body: { overturn, answer } });
    message.success(overturn ? (restored ? text.restored : text.moved) : text.upheld);
  };
  return (
    <Card>
      {may === 'marked' && <Alert type="warning" showIcon title={text.marked} />}
      <Form form={form} layout="vertical">
        <Form.Item name="answer" label={text.answer}>
          <Input.TextArea maxLength={1000} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
        </Form.Item>
      </Form>
      <div className="row">
        <Button loading={send.isPending} onClick={() => void decide(false)}>
          {text.uphold}
        </Button>
        <Button type="primary" loading={send.isPending} onClick={() => void decide(true)}>
          {text.overturn}
        </Button>
      </div>
    </Card>
  );
}
