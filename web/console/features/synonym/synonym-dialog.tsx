import { Form, Input } from 'antd';
import { useState } from 'react';
import { type SynonymItem, synonymForm, type synonymRoutes } from '../../../../contract/catalogue/synonym.ts';
import type { Input as CallInput } from '../../../../contract/schema/route.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { EditDialog, useSaved } from '../../edited/edit-dialog.tsx';
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
  const [form] = Form.useForm();
  const first = item ? item.words.join(', ') : word && `${word}, `;
  const [typed, setTyped] = useState(first);
  const change = useSend(changeGroup);
  const add = useSend(addGroup);
  const submit = useSaved<Values>(
    ({ words }) =>
      item
        ? change.mutateAsync({ params: { id: item.id }, body: { words, version: item.version } })
        : add.mutateAsync({ body: { words } }),
    item ? kit.updated : text.added,
    onClose,
  );
  return (
    <EditDialog
      form={form}
      width={760}
      title={item ? text.changeTitle : text.add}
      save={text.save}
      busy={change.isPending || add.isPending}
      onClose={onClose}
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
    </EditDialog>
  );
}
