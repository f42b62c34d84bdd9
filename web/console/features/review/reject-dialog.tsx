import { Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { problemSentence } from '../../../../contract/problem.ts';
import { ContractForm } from '../../../backoffice/form/contract-form.tsx';
import { useLanguage } from '../../../backoffice/language.tsx';
import { useReviewWords } from '../../words.ts';

export interface Rejection<Reason extends string> {
  reasons: Reason[];
  note: string;
}

interface Props<Reason extends string> {
  open: boolean;
  reasons: Record<Reason, string>;
  /** What the dialog and its button are called; "Reject" unless given. */
  title?: string;
  noteLabel?: string;
  /** Characters of the note. */
  noteMost?: number;
  onCancel(): void;
  onReject(rejection: Rejection<Reason>): Promise<unknown>;
}

export function RejectDialog<Reason extends string>({
  open,
  reasons,
  title,
  noteLabel,
  noteMost = 500,
  onCancel,
  onReject,
}: Props<Reason>) {
  const words = useReviewWords();
  const note = noteLabel ?? words.note;
  const { language } = useLanguage();
  const [form] = Form.useForm<Rejection<Reason>>();
  const [busy, setBusy] = useState(false);
  const submit = async (rejection: Rejection<Reason>) => {
    setBusy(true);
    await onReject(rejection).finally(() => setBusy(false));
  };
  const some = async (_: unknown, chosen: Reason[] = []) => {
    if (chosen.length === 0) throw new Error(problemSentence('required', language));
  };
  return (
    <Modal
      open={open}
      title={title ?? words.rejectTitle}
      okText={title ?? words.reject}
      okButtonProps={{ danger: true, loading: busy }}
      onOk={() => form.submit()}
      onCancel={onCancel}
      destroyOnHidden
    >
      <ContractForm<Rejection<Reason>>
        form={form}
        labels={{ reasons: words.reasons, note }}
        initialValues={{ reasons: [], note: '' }}
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
        }}
      >
        <Form.Item name="reasons" label={words.reasons} required rules={[{ validator: some }]}>
          <Checkbox.Group
            className="reasons"
            options={Object.entries<string>(reasons).map(([value, label]) => ({ value, label }))}
          />
        </Form.Item>
        <Form.Item name="note" label={note}>
          <Input.TextArea maxLength={noteMost} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
        </Form.Item>
      </ContractForm>
    </Modal>
  );
}
