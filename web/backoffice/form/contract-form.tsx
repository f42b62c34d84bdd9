import { App, Form, type FormInstance, type FormProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { CallError } from '../../client/call.ts';
import { useFailureNotice } from '../failure.ts';
import { useBackofficeWords } from '../words.ts';

interface Props<Values> extends Omit<FormProps<Values>, 'onFinish' | 'onFinishFailed' | 'form' | 'children'> {
  form?: FormInstance<Values>;
  /** Field name → its label, for the notice that lists what is invalid. */
  labels: Record<string, string>;
  /** Server field → field of this form, where they differ. */
  aliases?: Record<string, string>;
  onSubmit(values: Values): Promise<unknown>;
  /** Instead of the notice with the server's sentence. */
  onFailure?(error: unknown): void;
  children: ReactNode | ((busy: boolean) => ReactNode);
}

/**
 * Any failing validation, here or by the server, is shown at its field and in a notice that lists
 * each failing field as '{field}异常' (spec M5.7).
 */
export function ContractForm<Values extends object>(props: Props<Values>) {
  const { labels, aliases = {}, onSubmit, onFailure, children, form: given, ...rest } = props;
  const [form] = Form.useForm<Values>(given);
  const [busy, setBusy] = useState(false);
  const announce = useInvalidNotice(labels);
  const refuse = useRefusal(form, labels, aliases, onFailure);

  const submit = async (values: Values) => {
    setBusy(true);
    try {
      await onSubmit(values);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Form<Values>
      layout="vertical"
      requiredMark
      scrollToFirstError={{ block: 'center' }}
      {...rest}
      form={form}
      onFinish={submit}
      onFinishFailed={({ errorFields }) => announce(errorFields.map(({ name }) => String(name[0])))}
    >
      {typeof children === 'function' ? children(busy) : children}
    </Form>
  );
}

function useInvalidNotice(labels: Record<string, string>): (names: readonly string[]) => void {
  const { notification } = App.useApp();
  const words = useBackofficeWords();
  return (names) => {
    const listed = [...new Set(names.map((name) => labels[name] ?? name))];
    const lines = listed.map((label) => <div key={label}>{words.invalidField(label)}</div>);
    notification.error({ title: words.invalidForm, description: lines, key: 'invalid-form' });
  };
}

/** Puts the server's sentences at their fields; a failure without fields goes to `otherwise`. */
export function useRefusal<Values extends object>(
  form: FormInstance<Values>,
  labels: Record<string, string>,
  aliases: Record<string, string> = {},
  otherwise?: (error: unknown) => void,
): (error: unknown) => void {
  const announce = useInvalidNotice(labels);
  const showFailure = useFailureNotice();
  return (error) => {
    const fields = error instanceof CallError ? Object.entries(error.fields) : [];
    if (fields.length === 0) {
      (otherwise ?? showFailure)(error);
      return;
    }
    const here = fields.map(([name, sentence]) => ({ ...placeOf(name, aliases, form), errors: [sentence] }));
    form.setFields(here as unknown as Parameters<typeof form.setFields>[0]);
    announce(here.map(({ field }) => field));
  };
}

/**
 * Where a server's sentence belongs: "information.main_product.0" → ['information_main_product', 0] if there is
 * such an input, else its first part: "images.0" and "price.0.End" have one input for the whole list.
 */
function placeOf(
  name: string,
  aliases: Record<string, string>,
  form: FormInstance,
): { name: (string | number)[]; field: string } {
  const part = Object.keys(aliases).find((key) => name === key || name.startsWith(`${key}.`));
  const path = part ? `${aliases[part]}${name.slice(part.length)}` : name;
  const parts = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const inputs = form.getFieldsError().map((field) => field.name.join('.'));
  const field = String(parts[0]);
  return { name: inputs.includes(path) ? parts : [field], field };
}
