import { App, Form, Input, Modal } from 'antd';
import type * as z from 'zod';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';

interface Props<Name extends string> {
  title: string;
  /** The one field, as the contract has it. */
  name: Name;
  body: z.ZodObject;
  label: string;
  hint?: string;
  danger?: boolean;
  /** Sends it, and says what the toast says. */
  send(text: string): Promise<string>;
  onClose(): void;
}

/** A question with one text; it stays until what it asks for is done. */
export function TextDialog<Name extends string>(props: Props<Name>) {
  const { title, name, body, label, hint, danger = false, send, onClose } = props;
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const { ContractForm, Field } = contractForm(body);
  return (
    <Modal
      open
      title={title}
      okText={title}
      okButtonProps={{ danger }}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      <ContractForm
        form={form}
        words={{ [name]: label }}
        initialValues={{ [name]: '' } as never}
        onSubmit={async (values) => {
          message.success(await send(String((values as Record<string, unknown>)[name] ?? '')));
          onClose();
        }}
      >
        <Field name={name as never} extra={hint}>
          <Input.TextArea showCount autoSize={{ minRows: 3, maxRows: 10 }} />
        </Field>
      </ContractForm>
    </Modal>
  );
}
