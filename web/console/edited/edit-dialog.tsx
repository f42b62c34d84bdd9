import { App, type FormInstance, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useBackofficeWords } from '../../backoffice/app/words.ts';

interface Props {
  form: FormInstance;
  title: string;
  /** What the button says. */
  save: string;
  width?: number;
  busy: boolean;
  onClose(): void;
  children: ReactNode;
}

/** The dialog in which one line of an edited list is written; `form` is that of the form in it. */
export function EditDialog({ form, title, save, width, busy, onClose, children }: Props) {
  const kit = useBackofficeWords();
  return (
    <Modal
      open
      {...(width && { width })}
      title={title}
      okText={save}
      cancelText={kit.cancel}
      okButtonProps={{ loading: busy }}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      {children}
    </Modal>
  );
}

/** What the form in the dialog does when it is sent: once it is saved this is said, and the dialog closes. */
export function useSaved<Values>(
  save: (values: Values) => Promise<unknown>,
  done: string | ((values: Values) => string),
  onClose: () => void,
): (values: Values) => Promise<void> {
  const { message } = App.useApp();
  return async (values) => {
    await save(values);
    message.success(typeof done === 'string' ? done : done(values));
    onClose();
  };
}

/** What is emptied is none. */
export const orNull = <Value,>(value: Value | '' | undefined) => value || null;
