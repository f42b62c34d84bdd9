import { Alert, Button, Card, Form, Input, Tag } from 'antd';
import type { ReactNode } from 'react';
import { appealRoutes, type OwnDecision } from '../../../../contract/operator/appeal.ts';
import type { Input as CallInput } from '../../../../contract/schema/route.ts';
import { APPEAL_STATUS, MAX_APPEAL_FILES } from '../../../../domain/decision/appeal.ts';
import { useDecisionWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { day, dayAndTime } from '../../../backoffice/parts/format.ts';
import { useAppealWords, useReviewReasonWords, useRuleWords } from '../../words.ts';
import { AttachmentsInput } from '../purchase/attachments-input.tsx';
import './appeal.css';

const { ContractForm, Field } = contractForm(appealRoutes.appealDecision.body);
const Message = contractForm(appealRoutes.writeAboutDecision.body);
type NewAppeal = CallInput<typeof appealRoutes.appealDecision>['body'];

interface Props {
  decision: OwnDecision;
  /** How long an appeal takes. */
  usual?: string | null;
  appeal(body: NewAppeal): Promise<unknown>;
  write(text: string): Promise<unknown>;
  /** Between the decision and its appeal. */
  children?: ReactNode;
}

/** A decision with its grounds, the form to appeal it or what became of the appeal, and the conversation about it. */
export function DecisionView({ decision, usual, appeal, write, children }: Props) {
  const words = useDecisionWords();
  const text = useAppealWords();
  const rules: Record<string, string> = useRuleWords();
  const reasons: Record<string, string> = useReviewReasonWords();
  const { problem } = decision;
  return (
    <div className="decision">
      <Card>
        <p>
          <Tag>{words.entities[decision.entity]}</Tag> <Tag color="error">{words.kinds[decision.kind]}</Tag>{' '}
          <span className="quiet numbers">{dayAndTime(decision.decided_at)}</span>
        </p>
        <dl className="decision-facts">
          <Fact label={words.rule}>{decision.rule && (rules[decision.rule] ?? decision.rule)}</Fact>
          <Fact label={words.reasons}>
            {decision.reasons.map((reason) => reasons[reason] ?? reason).join(' · ')}
          </Fact>
          <Fact label={words.note}>{decision.note}</Fact>
        </dl>
      </Card>
      {children}
      {problem === null && <AppealForm decision={decision} appeal={appeal} />}
      {problem && text.problems[problem] && <Alert type="info" showIcon title={text.problems[problem]} />}
      {decision.appeal && <Made decision={decision} usual={usual} appeal={decision.appeal} write={write} />}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt className="quiet">{label}</dt>
      <dd className="pre">{children}</dd>
    </>
  );
}

function AppealForm({ decision, appeal }: Pick<Props, 'decision' | 'appeal'>) {
  const text = useAppealWords();
  const [form] = Form.useForm<NewAppeal>();
  return (
    <Card title={<h2 className="decision-title">{text.title}</h2>}>
      <p>{text.intro(day(decision.until))}</p>
      <ContractForm form={form} words={text} initialValues={{ text: '', files: [] }} onSubmit={appeal}>
        <Field name="text">
          <Input.TextArea maxLength={2000} showCount autoSize={{ minRows: 4, maxRows: 12 }} />
        </Field>
        <Field name="files">
          <AttachmentsInput known={[]} most={MAX_APPEAL_FILES} label={text.attach} asGuest />
        </Field>
        <Button type="primary" onClick={() => form.submit()}>
          {text.submit}
        </Button>
      </ContractForm>
    </Card>
  );
}

function Made({
  decision,
  usual,
  appeal,
  write,
}: Pick<Props, 'decision' | 'usual' | 'write'> & { appeal: NonNullable<OwnDecision['appeal']> }) {
  const words = useDecisionWords();
  const text = useAppealWords();
  const [form] = Form.useForm<{ text: string }>();
  const isOpen = appeal.status === APPEAL_STATUS.open;
  return (
    <Card
      title={<h2 className="decision-title">{text.yours}</h2>}
      extra={<Tag color={isOpen ? 'processing' : 'default'}>{words.statuses[appeal.status]}</Tag>}
    >
      <p className="pre">{appeal.text}</p>
      {isOpen && (
        <p className="quiet">
          {text.due(day(appeal.due_at))} {usual}
        </p>
      )}
      {appeal.answer && (
        <>
          <h3 className="decision-title">{text.answer}</h3>
          <p className="pre">{appeal.answer}</p>
        </>
      )}
      {appeal.status === APPEAL_STATUS.overturned && <p>{appeal.restored ? text.restored : text.moved}</p>}
      {(isOpen || decision.thread.length > 0) && <h3 className="decision-title">{words.thread}</h3>}
      <ul className="decision-thread">
        {decision.thread.map((message) => (
          <li key={message.id}>
            <span className="quiet">
              {words[message.author]}, <span className="numbers">{dayAndTime(message.at)}</span>
            </span>
            <p className="pre">{message.text}</p>
          </li>
        ))}
      </ul>
      {isOpen && (
        <Message.ContractForm
          form={form}
          words={{ text: text.write }}
          initialValues={{ text: '' }}
          onSubmit={async (body) => {
            await write(body.text);
            form.resetFields();
          }}
        >
          <Message.Field name="text">
            <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 8 }} />
          </Message.Field>
          <Button onClick={() => form.submit()}>{text.send}</Button>
        </Message.ContractForm>
      )}
    </Card>
  );
}
