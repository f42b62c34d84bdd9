import { Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import * as z from 'zod';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useReviewWords } from '../../words.ts';

export interface Rejection<Reason extends string> {
  reasons: Reason[];
  note: string;
}

const { ContractForm, Field } = contractForm(
  z.object({ reasons: z.array(z.string()).min(1, 'required'), note: z.string().default('') }),
);

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
  const [form] = Form.useForm();
  const [busy, setBusy] = useState(false);
  const known = Object.keys(reasons) as Reason[];
  const submit = async ({ reasons: chosen, note: typed = '' }: { reasons: string[]; note?: string }) => {
    setBusy(true);
    const rejection = { reasons: known.filter((reason) => chosen.includes(reason)), note: typed };
    await onReject(rejection).finally(() => setBusy(false));
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
      <ContractForm
        form={form}
        words={{ reasons: words.reasons, note: noteLabel ?? words.note }}
        initialValues={{ reasons: [], note: '' }}
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
        }}
      >
        <Field name="reasons">
          <Checkbox.Group
            className="reasons"
            options={known.map((reason) => ({ value: reason, label: reasons[reason] }))}
          />
        </Field>
        <Field name="note">
          <Input.TextArea maxLength={noteMost} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
        </Field>
      </ContractForm>
    </Modal>
  );
}
