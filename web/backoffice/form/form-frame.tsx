import { Form, type FormInstance, type FormProps } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ContractFormContext, NotSent } from './context.ts';
import { type FailureAt, useRefusal } from './refusal/use-refusal.tsx';
import { AutosaveLine } from './saving/autosave-line.tsx';
import { LeaveGuard } from './saving/leave-guard.tsx';
import { useAutosave } from './saving/use-autosave.ts';
import { useLabels } from './use-labels.ts';

export interface FormFrameProps<Values>
  extends Pick<FormProps, 'className' | 'size' | 'requiredMark' | 'onKeyDown'> {
  form?: FormInstance;
  /** Labels by the names of fields, among other words. */
  words: object;
  initialValues?: Partial<Values>;
  onSubmit(values: Values): Promise<unknown>;
  /** A refusal that names no field; without it, a notice shows the server's sentence. */
  onFailure?(error: unknown): void;
  /** The field at which such a refusal is shown, instead; by its code, where only some have a field. */
  failureAt?: FailureAt;
  /** False where what is wrong stands at the fields only, without a notice that lists them. */
  notify?: boolean;
  /** Asks before a page with unsaved changes is left. */
  guarded?: boolean;
  /** Saves while it is being typed, whether it is complete or not. */
  autosave?: ((values: Partial<Values>) => Promise<unknown>) | undefined;
  /** Told at each change. */
  onTyped?: ((values: Partial<Values>) => void) | undefined;
  /** The initial values are not what is stored: they count as typed. */
  isTyped?: boolean;
  children: ReactNode;
}

/**
 * Any failing validation, here or by the server, is shown at its field and in a notice that lists
 * each failing field as '{field}异常' (spec M5.7).
 */
export function FormFrame<Values>(props: FormFrameProps<Values>) {
  const { words, onSubmit, onFailure, failureAt, autosave, children, ...rest } = props;
  const { notify = true, guarded = false, onTyped, isTyped = false, ...formProps } = rest;
  const [form] = Form.useForm(props.form);
  const [busy, setBusy] = useState(false);
  const dirty = useRef(false);
  const { nearest, ...labels } = useLabels(words);
  const { announce, showAtFields, refuse } = useRefusal(form, { nearest, notify, onFailure });
  const drafts = useAutosave<Partial<Values>>(
    async (values) => {
      try {
        await autosave?.(values);
      } catch (error) {
        showAtFields(error);
        throw error;
      }
    },
    (hasMore) => {
      dirty.current = hasMore;
    },
  );

  const change = () => {
    dirty.current = true;
    const values = form.getFieldsValue(true);
    onTyped?.(values);
    if (autosave) drafts.change(values);
  };
  const send = async (save: () => Promise<unknown>) => {
    setBusy(true);
    await drafts.hold();
    // The page may be left on success; the guard must know before that.
    const wasDirty = dirty.current;
    dirty.current = false;
    try {
      await save();
    } catch (error) {
      dirty.current = wasDirty;
      if (error instanceof NotSent) {
        if (wasDirty) change();
      } else refuse(error, failureAt);
    } finally {
      setBusy(false);
    }
  };
  const onMount = useEffectEvent(() => {
    if (isTyped) change();
  });
  useEffect(() => onMount(), []);
  return (
    <ContractFormContext value={{ ...labels, busy, send, refuse }}>
      <Form
        layout="vertical"
        scrollToFirstError={{ block: 'center' }}
        // the sentences of the specification, not those of the browser
        noValidate
        {...formProps}
        form={form}
        onValuesChange={change}
        onFinish={(values) => send(() => onSubmit(values))}
        onFinishFailed={({ errorFields }) => announce(errorFields.map(({ name }) => name))}
      >
        {children}
        {(autosave || drafts.state.phase !== 'idle') && (
          <AutosaveLine state={drafts.state} retry={drafts.flush} />
        )}
      </Form>
      {guarded && <LeaveGuard dirty={dirty} />}
    </ContractFormContext>
  );
}
