import { Alert, Button, Form, Input, Select } from 'antd';
import { type ProspectItem, prospectChange, prospectRoutes } from '../../../../contract/operator/prospect.ts';
import { PROSPECT_STAGES } from '../../../../domain/prospect.ts';
import { useCall, useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { DetailDrawer } from '../../../backoffice/shell/detail-drawer.tsx';
import { orNull } from '../../edited/edit-dialog.tsx';
import { useTicketWords } from '../../words.ts';
import { addProspectNote, changeProspect } from './prospect.queries.ts';

const change = contractForm(prospectChange);
const noting = contractForm(prospectRoutes.addLeadNote.body);
const SHOWN = 100;

/** Who deals with a prospect, how far it is, and what was noted about it. */
export function ProspectDrawer({ item, onClose }: { item: ProspectItem | undefined; onClose(): void }) {
  const text = useTicketWords().prospect;
  return (
    <DetailDrawer title={item && text.followTitle(item.companyName)} open={!!item} onClose={onClose}>
      {item && (
        <>
          <Followed key={item.version} item={item} onDone={onClose} />
          <Notes id={item.id} />
        </>
      )}
    </DetailDrawer>
  );
}

function Followed({ item, onDone }: { item: ProspectItem; onDone(): void }) {
  const text = useTicketWords().prospect;
  const [form] = Form.useForm();
  const send = useSend(changeProspect);
  const owners = useCall(prospectRoutes.listLeadOwners).data ?? [];
  const { id, owner, stage, remind_on: remindOn, version } = item;
  // whoever has it stands there, also when they are no operator any more
  const choices = owner && !owners.some((other) => other.id === owner.id) ? [owner, ...owners] : owners;
  return (
    <change.ContractForm
      form={form}
      words={text}
      initialValues={{ owner: owner?.id ?? null, stage, remindOn }}
      onSubmit={async (body) => {
        await send.mutateAsync({ params: { id }, body: { ...body, version } });
        onDone();
      }}
    >
      <change.Field name="owner" normalize={orNull}>
        <Select
          allowClear
          placeholder={text.nobody}
          options={choices.map((one) => ({ value: one.id, label: one.name }))}
        />
      </change.Field>
      <change.Field name="stage" extra={text.overHint}>
        <Select options={PROSPECT_STAGES.map((value) => ({ value, label: text.stages[value] }))} />
      </change.Field>
      <change.TextField name="remindOn" type="date" extra={text.remindOnHint} normalize={orNull} />
      <Button type="primary" htmlType="submit" loading={send.isPending}>
        {text.save}
      </Button>
    </change.ContractForm>
  );
}

function Notes({ id }: { id: number }) {
  const text = useTicketWords().prospect;
  const [form] = Form.useForm();
  const send = useSend(addProspectNote);
  const notes = useCall(prospectRoutes.listLeadNotes, { params: { id }, query: { limit: SHOWN } });
  return (
    <SectionCard title={text.notes(notes.data?.total ?? 0)}>
      <noting.ContractForm
        form={form}
        words={text}
        onSubmit={async (body) => {
          await send.mutateAsync({ params: { id }, body });
          form.resetFields();
        }}
      >
        <noting.Field name="note" extra={text.noteHint}>
          <Input.TextArea showCount autoSize={{ minRows: 2, maxRows: 8 }} />
        </noting.Field>
        <Button htmlType="submit" loading={send.isPending}>
          {text.addNote}
        </Button>
      </noting.ContractForm>
      <Answer of={notes}>
        {({ items }) =>
          items.length === 0 ? (
            <Alert type="info" title={text.noNotes} />
          ) : (
            <ul className="plain-list">
              {items.map((one) => (
                <li key={one.id}>
                  <div className="quiet">
                    {one.author} <span className="numbers">{dayAndTime(one.at)}</span>
                  </div>
                  <div className="pre breakable">{one.note}</div>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </SectionCard>
  );
}
