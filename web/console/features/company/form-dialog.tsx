import { App, Form, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod';
import type { Input, Route } from '../../../../contract/schema/route.ts';
import { type Mutation, useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';

interface Props<R extends Route, Body extends z.ZodObject> {
  change: Mutation<R>;
  /** The body of the call, as its fields. */
  body: Body;
  /** The rest of the call. */
  call: object;
  title: string;
  done: string;
  words: Record<string, unknown>;
  initial?: object;
  danger?: boolean;
  onClose(): void;
  children(form: ReturnType<typeof contractForm<Body>>): ReactNode;
}

/** A question with a form from the contract: it stays until what it asks for is done, and shows what the server refuses at its field. */
export function FormDialog<R extends Route, Body extends z.ZodObject>(props: Props<R, Body>) {
  const {
    change,
    body: schema,
    call,
    title,
    done,
    words,
    initial,
    danger = false,
    onClose,
    children,
  } = props;
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const send = useSend(change);
  const [fields] = useState(() => contractForm(schema));
  const { ContractForm } = fields;
  const submit = async (body: unknown) => {
    await send.mutateAsync({ ...call, body } as unknown as Input<R>);
    message.success(done);
    onClose();
  };
  return (
    <Modal
      open
      title={title}
      okText={title}
      okButtonProps={{ danger, loading: send.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      <ContractForm form={form} words={words} initialValues={initial as never} onSubmit={submit as never}>
        {children(fields)}
      </ContractForm>
    </Modal>
  );
}
