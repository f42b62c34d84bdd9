import { Alert, App, Button, Card, Checkbox, Form, Input, Tag } from 'antd';
import { infringementRoutes, type OwnInfringement } from '../../../../contract/operator/infringement.ts';
import { MAX_PROOFS } from '../../../../domain/decision/infringement.ts';
import { useCall, useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { day } from '../../../backoffice/parts/format.ts';
import { useAppealWords } from '../../words.ts';
import { AttachmentsInput } from '../purchase/attachments-input.tsx';
import { sendCounterNotice } from './appeal.queries.ts';
import './appeal.css';

const { ContractForm, Field } = contractForm(infringementRoutes.sendCounterNotice.body);

/** Who claims which right, where a notice of infringement led to the decision, and the seller's counter-notice. */
export function InfringementCard({ decision }: { decision: number }) {
  const notice = useCall(infringementRoutes.getOwnInfringement, { params: { id: decision } });
  return notice.data ? <Noticed decision={decision} notice={notice.data} /> : null;
}

function Noticed({ decision, notice }: { decision: number; notice: OwnInfringement }) {
  const { infringement: text } = useAppealWords();
  const { holder, right, number, office, covers, explanation, open, counter } = notice;
  return (
    <>
      <Card title={<h2 className="decision-title">{text.title}</h2>}>
        <p>{text.intro(holder.company || holder.name)}</p>
        <p>
          <Tag>{text.rights[right]}</Tag> {[number, office].filter(Boolean).join(', ')}
        </p>
        <p className="pre breakable">{covers}</p>
        <p className="pre breakable">{explanation}</p>
      </Card>
      {open && <CounterForm decision={decision} />}
      {counter && (
        <Card
          title={<h2 className="decision-title">{text.yours}</h2>}
          extra={<Tag>{text.states[counter.status]}</Tag>}
        >
          <p className="pre breakable">{counter.statement}</p>
          {counter.due_at && !counter.settled_at && (
            <Alert type="info" showIcon title={text.until(day(counter.due_at))} />
          )}
          {counter.note && <p className="pre breakable">{counter.note}</p>}
        </Card>
      )}
    </>
  );
}

function CounterForm({ decision }: { decision: number }) {
  const { infringement: text, attach } = useAppealWords();
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const send = useSend(sendCounterNotice);
  return (
    <Card title={<h2 className="decision-title">{text.counter}</h2>}>
      <p>{text.counterIntro}</p>
      <ContractForm
        form={form}
        words={text}
        initialValues={{ statement: '', files: [] }}
        onSubmit={async (body) => {
          await send.mutateAsync({ params: { id: decision }, body });
          message.success(text.sent);
        }}
      >
        <Field name="statement">
          <Input.TextArea maxLength={2000} showCount autoSize={{ minRows: 4, maxRows: 12 }} />
        </Field>
        <Field name="files">
          <AttachmentsInput known={[]} most={MAX_PROOFS} label={attach} asGuest />
        </Field>
        <Field name="declared" label={null} valuePropName="checked">
          <Checkbox>{text.declared}</Checkbox>
        </Field>
        <Button type="primary" loading={send.isPending} onClick={() => form.submit()}>
          {text.submit}
        </Button>
      </ContractForm>
    </Card>
  );
}
