import { App, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { type SynonymItem, synonymForm, type synonymRoutes } from '../../../../contract/catalogue/synonym.ts';
import type { Input as CallInput } from '../../../../contract/schema/route.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useSynonymWords } from '../../words.ts';
import { addGroup, changeGroup } from './synonym.queries.ts';
import { SynonymPreviewBox } from './synonym-preview.tsx';

const { ContractForm, Field } = contractForm(synonymForm);
type Values = CallInput<typeof synonymRoutes.addSynonym>['body'];

interface Props {
  item: SynonymItem | null;
  /** To begin a new group with. */
  word: string;
  onClose(): void;
}

/** Adds a group or changes one, beside what a query finds with it and without. */
export function SynonymDialog({ item, word, onClose }: Props) {
  const text = useSynonymWords();
  const kit = useBackofficeWords();
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const first = item ? item.words.join(', ') : word && `${word}, `;
  const [typed, setTyped] = useState(first);
  const change = useSend(changeGroup);
  const add = useSend(addGroup);
  const submit = async ({ words }: Values) => {
    if (item) await change.mutateAsync({ params: { id: item.id }, body: { words, version: item.version } });
    else await add.mutateAsync({ body: { words } });
    message.success(item ? kit.updated : text.added);
    onClose();
  };
  return (
    <Modal
      open
      width={760}
      title={item ? text.changeTitle : text.add}
      okText={text.save}
      cancelText={kit.cancel}
      okButtonProps={{ loading: change.isPending || add.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      <ContractForm
        form={form}
        words={text}
        initialValues={{ words: first }}
        onSubmit={submit}
        onTyped={({ words = '' }) => setTyped(words)}
      >
        <Field name="words" extra={text.wordsHint}>
          <Input.TextArea autoFocus autoSize={{ minRows: 1, maxRows: 4 }} />
        </Field>
      </ContractForm>
      <SynonymPreviewBox typed={typed} id={item?.id} />
    </Modal>
  );
}
