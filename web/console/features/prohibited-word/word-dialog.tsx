import { Form, Input, Segmented, Select } from 'antd';
import { useState } from 'react';
import {
  type ProhibitedWordItem,
  prohibitedWordForm,
  type prohibitedWordRoutes,
} from '../../../../contract/catalogue/prohibited-word.ts';
import type { Input as CallInput } from '../../../../contract/schema/route.ts';
import { WORD_EFFECTS, WORD_LANGUAGES } from '../../../../domain/catalogue/word-list.ts';
import { normalWord } from '../../../../domain/product/prohibited.ts';
import { PROHIBITED_CATEGORY_NAMES } from '../../../../domain/product/prohibited-categories.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { EditDialog, useSaved } from '../../edited/edit-dialog.tsx';
import { useProhibitedWordWords } from '../../words.ts';
import { addWord, changeWord } from './prohibited-word.queries.ts';
import { WordPreviewBox } from './word-preview.tsx';

const { ContractForm, Field } = contractForm(prohibitedWordForm);
type Values = CallInput<typeof prohibitedWordRoutes.addProhibitedWord>['body'];

/** Adds a word or changes one, beside what it hits among live products. */
export function WordDialog({ item, onClose }: { item: ProhibitedWordItem | null; onClose(): void }) {
  const text = useProhibitedWordWords();
  const kit = useBackofficeWords();
  const [form] = Form.useForm();
  const [word, setWord] = useState(item?.word ?? '');
  const [effect, setEffect] = useState(item?.effect ?? 'refuse');
  const change = useSend(changeWord);
  const add = useSend(addWord);
  const submit = useSaved<Values>(
    (body) =>
      item
        ? change.mutateAsync({ params: { id: item.id }, body: { ...body, version: item.version } })
        : add.mutateAsync({ body }),
    ({ word: saved, effect: chosen = 'refuse' }) =>
      item ? kit.updated : text.added[chosen](normalWord(saved)),
    onClose,
  );
  return (
    <EditDialog
      form={form}
      width={720}
      title={item ? text.changeTitle(item.word) : text.add}
      save={text.save}
      busy={change.isPending || add.isPending}
      onClose={onClose}
    >
      <ContractForm
        form={form}
        words={text}
        initialValues={item ?? { word: '', language: 'en', reason: null, effect: 'refuse', note: '' }}
        onSubmit={submit}
        onTyped={(values) => {
          setWord(values.word ?? '');
          setEffect(values.effect ?? 'refuse');
        }}
      >
        <Field name="word">
          <Input autoFocus autoComplete="off" />
        </Field>
        <Field name="language">
          <Segmented options={WORD_LANGUAGES.map((value) => ({ value, label: text.languages[value] }))} />
        </Field>
        <Field name="effect" extra={text.effectHints[effect]}>
          <Segmented options={WORD_EFFECTS.map((value) => ({ value, label: text.effects[value] }))} />
        </Field>
        <Field name="reason">
          <Select
            allowClear
            placeholder={text.noReason}
            options={PROHIBITED_CATEGORY_NAMES.map((value) => ({ value, label: text.reasons[value] }))}
          />
        </Field>
        <Field name="note">
          <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
        </Field>
      </ContractForm>
      <WordPreviewBox word={word} effect={effect} own={item?.word} />
    </EditDialog>
  );
}
