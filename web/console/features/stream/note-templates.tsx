import { DeleteOutlined } from '@ant-design/icons';
import { Button, Checkbox, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { reviewersOwnRoutes } from '../../../../contract/review/own.ts';
import type { ReviewKind } from '../../../../contract/schema/review.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { featureOf, useCall } from '../../../backoffice/app/queries.ts';
import { isOperator, useStaff } from '../../staff.ts';
import { useReviewWords } from '../../words.ts';

const change = featureOf(reviewersOwnRoutes);
const createTemplate = change(reviewersOwnRoutes.createNoteTemplate);
const deleteTemplate = change(reviewersOwnRoutes.deleteNoteTemplate);

/** Notes that are written often: one is taken, the present one is kept. Those in the reader's language stand first. */
export function NoteTemplates({
  kind,
  note,
  take,
}: {
  kind: ReviewKind;
  note: string;
  take(note: string): void;
}) {
  const words = useReviewWords().templates;
  const { language } = useLanguage();
  const staff = useStaff().data;
  const known = useCall(reviewersOwnRoutes.listNoteTemplates, { params: { kind } }).data ?? [];
  const [naming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const done = () => {
    setNaming(false);
    setName('');
    setShared(false);
  };
  const create = useAction(createTemplate, { onDone: done });
  const remove = useAction(deleteTemplate);
  const sorted = known.toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
  const save = () => void create.run({ body: { kind, language, name, note: note.trim(), shared } });
  return (
    <>
      {known.length > 0 && (
        <Select
          size="small"
          className="note-templates"
          aria-label={words.take}
          placeholder={words.take}
          value={null}
          popupMatchSelectWidth={false}
          options={sorted.map(({ id, name: label }) => ({ value: id, label }))}
          optionRender={({ value, label }) => {
            const template = known.find(({ id }) => id === value);
            const mayDelete = template && (!template.shared || (staff && isOperator(staff)));
            return (
              <span className="row">
                {label} {template?.shared && <span className="quiet">({words.shared})</span>}
                {mayDelete && (
                  <Button
                    type="text"
                    size="small"
                    icon={<DeleteOutlined />}
                    aria-label={words.remove}
                    onClick={(event) => {
                      event.stopPropagation();
                      void remove.run({ params: { id: template.id } });
                    }}
                  />
                )}
              </span>
            );
          }}
          onChange={(id: number | null) => take(known.find((template) => template.id === id)?.note ?? '')}
        />
      )}
      <Button size="small" disabled={note.trim() === ''} onClick={() => setNaming(true)}>
        {words.keep}
      </Button>
      <Modal
        open={naming}
        title={words.keep}
        okText={words.save}
        okButtonProps={{ loading: create.busy, disabled: name.trim() === '' }}
        onOk={save}
        onCancel={done}
        destroyOnHidden
      >
        <Form layout="vertical" onFinish={save}>
          <Form.Item label={words.name} htmlFor="template-name">
            <Input
              id="template-name"
              value={name}
              maxLength={60}
              onChange={({ target }) => setName(target.value)}
            />
          </Form.Item>
          <Checkbox checked={shared} onChange={({ target }) => setShared(target.checked)}>
            {words.forAll}
          </Checkbox>
        </Form>
      </Modal>
    </>
  );
}
