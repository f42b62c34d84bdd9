import { Button, Form, Input } from 'antd';
import { peopleRoutes } from '../../../../../contract/operator/people.ts';
import { useCall, useSend } from '../../../../backoffice/app/queries.ts';
import { contractForm } from '../../../../backoffice/form/contract-form.tsx';
import { SectionCard } from '../../../../backoffice/parts/facts/section-card.tsx';
import { dayAndTime } from '../../../../backoffice/parts/format.ts';
import { Answer } from '../../../../backoffice/parts/states.tsx';
import { usePeopleWords } from '../../../words.ts';
import { addNote } from '../company.queries.ts';

const { ContractForm, Field } = contractForm(peopleRoutes.addNoteOfUser.body);
const SHOWN = 100;

/** Notes of staff about an account and its company, for staff alone. */
export function NotesTab({ user }: { user: number }) {
  const words = usePeopleWords();
  const [form] = Form.useForm();
  const send = useSend(addNote);
  const notes = useCall(peopleRoutes.listNotesOfUser, { params: { id: user }, query: { limit: SHOWN } });
  const submit = async (body: { note: string }) => {
    await send.mutateAsync({ params: { id: user }, body });
    form.resetFields();
  };
  return (
    <SectionCard title={words.tabs.notes}>
      <ContractForm form={form} words={{ note: words.note }} onSubmit={submit}>
        <Field name="note" extra={words.noteHint}>
          <Input.TextArea showCount autoSize={{ minRows: 2, maxRows: 8 }} />
        </Field>
        <Button htmlType="submit" loading={send.isPending}>
          {words.addNote}
        </Button>
      </ContractForm>
      <Answer of={notes}>
        {({ items }) => (
          <ul className="plain-list">
            {items.map(({ id, note, author, at }) => (
              <li key={id}>
                <div className="quiet">
                  {author} <span className="numbers">{dayAndTime(at)}</span>
                </div>
                <div className="pre">{note}</div>
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </SectionCard>
  );
}
