import { Card, Checkbox, Form, Input, Select, Tag } from 'antd';
import { useState } from 'react';
import { type NoticeItem, noticeForm, type noticeRoutes } from '../../../../contract/catalogue/notice.ts';
import type { Input as CallInput } from '../../../../contract/schema/route.ts';
import { NOTICE_AUDIENCES } from '../../../../domain/catalogue/notice.ts';
import { TIERS, type Tier } from '../../../../domain/company/membership.ts';
import { LANGUAGES } from '../../../../domain/enumerations.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { EditDialog, orNull, useSaved } from '../../edited/edit-dialog.tsx';
import { useNoticeWords } from '../../words.ts';
import { addNotice, changeNotice } from './notice.queries.ts';

const { ContractForm, Field, TextField } = contractForm(noticeForm);
type Values = CallInput<typeof noticeRoutes.addNotice>['body'];

const EMPTY: Values = {
  title_en: '',
  title_zh: '',
  body_en: '',
  body_zh: '',
  pinned: false,
  from: null,
  until: null,
  audience: 'all',
  tiers: [],
};

/** Writes a notice or changes one, beside what members will see. */
export function NoticeDialog({ item, onClose }: { item: NoticeItem | null; onClose(): void }) {
  const text = useNoticeWords();
  const kit = useBackofficeWords();
  const [form] = Form.useForm();
  const [values, setValues] = useState<Partial<Values>>(item ?? EMPTY);
  const change = useSend(changeNotice);
  const add = useSend(addNotice);
  const submit = useSaved<Values>(
    (body) =>
      item
        ? change.mutateAsync({ params: { id: item.id }, body: { ...body, version: item.version } })
        : add.mutateAsync({ body }),
    kit.updated,
    onClose,
  );
  return (
    <EditDialog
      form={form}
      width={860}
      title={item ? text.changeTitle : text.add}
      save={text.save}
      busy={change.isPending || add.isPending}
      onClose={onClose}
    >
      <ContractForm
        form={form}
        words={text}
        initialValues={item ?? EMPTY}
        onSubmit={submit}
        onTyped={(typed) => setValues({ ...typed })}
      >
        <div className="two-columns">
          <TextField name="title_en" />
          <TextField name="title_zh" />
          <Field name="body_en">
            <Input.TextArea autoSize={{ minRows: 4, maxRows: 10 }} />
          </Field>
          <Field name="body_zh">
            <Input.TextArea autoSize={{ minRows: 4, maxRows: 10 }} />
          </Field>
          <TextField name="from" type="date" extra={text.fromHint} normalize={orNull} />
          <TextField name="until" type="date" extra={text.untilHint} normalize={orNull} />
          <Field name="audience">
            <Select options={NOTICE_AUDIENCES.map((value) => ({ value, label: text.audiences[value] }))} />
          </Field>
          {values.audience === 'tiers' && (
            <Field name="tiers">
              <Checkbox.Group
                options={(Object.keys(TIERS) as Tier[]).map((value) => ({
                  value,
                  label: text.tierNames[value],
                }))}
              />
            </Field>
          )}
        </div>
        <Field name="pinned" label={null} valuePropName="checked">
          <Checkbox>{text.pinned}</Checkbox>
        </Field>
      </ContractForm>
      <Card size="small" title={text.preview}>
        <div className="two-columns">
          {LANGUAGES.map((language) => (
            <article key={language} lang={language} className="breakable">
              <h3>
                {values.pinned && <Tag color="red">{text.pinned}</Tag>}
                {values[`title_${language}`] || <span className="quiet">{text.languages[language]}</span>}
              </h3>
              <p className="pre">{values[`body_${language}`]}</p>
            </article>
          ))}
        </div>
      </Card>
    </EditDialog>
  );
}
