import { FlagOutlined } from '@ant-design/icons';
import { App, Button, Form, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { newReport, type ReportedThing, reportRoutes } from '../../../../contract/operator/report.ts';
import { REPORT_REASONS } from '../../../../domain/report.ts';
import { featureOf, useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useReportWords } from '../../words.ts';

const createReport = featureOf(reportRoutes)(reportRoutes.createReport);
const { ContractForm, Field } = contractForm(newReport);

/** Tells the reviewers of what the other side wrote; the other side does not learn of it. */
export function ReportButton({ target }: { target: ReportedThing }) {
  const words = useReportWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type="link"
        size="small"
        className="flush-link quiet"
        icon={<FlagOutlined />}
        onClick={() => setOpen(true)}
      >
        {words.link}
      </Button>
      {open && <ReportDialog target={target} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReportDialog({ target, onClose }: { target: ReportedThing; onClose(): void }) {
  const words = useReportWords();
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const send = useSend(createReport);
  return (
    <Modal
      open
      title={words.title}
      okText={words.send}
      okButtonProps={{ loading: send.isPending }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="quiet">{words.intro}</p>
      <ContractForm
        form={form}
        words={{ reason: words.reason, note: words.note }}
        notify={false}
        onSubmit={async ({ reason, note }) => {
          await send.mutateAsync({ body: { target, reason, note } });
          message.success(words.sentTitle);
          onClose();
        }}
      >
        <Field name="reason">
          <Radio.Group
            vertical
            options={REPORT_REASONS.map((value) => ({ value, label: words.reasons[value] }))}
          />
        </Field>
        <Field name="note" extra={words.noteHint}>
          <Input.TextArea showCount autoSize={{ minRows: 3, maxRows: 8 }} />
        </Field>
      </ContractForm>
    </Modal>
  );
}
