import { App, Button, Form, Input, type InputProps } from 'antd';
import { useEffect, useState } from 'react';
import type * as z from 'zod';
import { isRequired, maxLength, namePath, schemaAt } from '../../../contract/schema/schema-at.ts';
import { CODE_INTERVAL_SECONDS } from '../../../domain/account/code.ts';
import { CallError } from '../../client/call.ts';
import { useBackofficeWords } from '../app/words.ts';
import { useContractForm } from './context.ts';
import { useFieldLabel } from './field.tsx';
import { useRule } from './rule.ts';

export interface CodeFieldProps<Name extends string>
  extends Pick<InputProps, 'inputMode' | 'maxLength' | 'onChange'> {
  name: Name;
  /** The field that holds the address; the code cannot be sent before it is filled in and right. */
  to?: Name;
  label?: string;
  /** Sends the code to the address. */
  send(address: string): Promise<unknown>;
}

/** A code from a mail or a text message, and the button that sends it; its refusals stand at the field. */
export function FormCodeField({
  of,
  name,
  to,
  label,
  send,
  ...input
}: CodeFieldProps<string> & { of: z.ZodObject }) {
  const words = useBackofficeWords().code;
  const { message } = App.useApp();
  const schema = schemaAt(of, name);
  const rule = useRule();
  const shown = useFieldLabel(name, label);
  const form = Form.useFormInstance();
  const { refuse } = useContractForm();
  const address = String(Form.useWatch(to ? namePath(to) : [], form) ?? '').trim();
  const { left, count } = useCountdown();
  const [busy, setBusy] = useState(false);

  const start = async () => {
    setBusy(true);
    try {
      if (to) await form.validateFields([namePath(to)]);
    } catch {
      // the address says at its own field what is wrong with it
      setBusy(false);
      return;
    }
    try {
      await send(address);
      form.setFields([{ name: namePath(name), errors: [] }]);
      message.success(words.sent);
      count(CODE_INTERVAL_SECONDS);
    } catch (error) {
      if (error instanceof CallError && error.retryAfter) count(error.retryAfter);
      refuse(error, name);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form.Item label={shown} required={isRequired(schema)} htmlFor={name}>
      <div className="with-aside">
        <Form.Item name={namePath(name)} noStyle rules={[rule(schema)]}>
          <Input maxLength={maxLength(schema)} autoComplete="one-time-code" inputMode="numeric" {...input} />
        </Form.Item>
        <Button
          className="code-button"
          disabled={(to !== undefined && address === '') || left > 0}
          loading={busy}
          onClick={start}
        >
          {left > 0 ? words.again(left) : words.send}
        </Button>
      </div>
    </Form.Item>
  );
}

function useCountdown() {
  const [left, count] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => count(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, count };
}
