import { DeleteOutlined, TagsOutlined } from '@ant-design/icons';
import { Button, Drawer, Form, Input } from 'antd';
import { useState } from 'react';
import type { EnquiryLabel } from '../../../../contract/deal/enquiry.ts';
import { ownEnquiryRoutes } from '../../../../contract/deal/own-enquiry.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { useLimits } from '../../../backoffice/shell/mode-line.tsx';
import { useEnquiryWords } from '../../words.ts';
import { createLabel, deleteLabel, renameLabel } from './enquiry.queries.ts';
import './enquiry.css';

const LONGEST = 30;
const { ContractForm, TextField } = contractForm(ownEnquiryRoutes.createEnquiryLabel.body);

/** The seller's own labels: made, renamed in place, deleted. */
export function LabelsEditor({ labels }: { labels: readonly EnquiryLabel[] }) {
  const words = useEnquiryWords();
  const most = useLimits().enquiry_labels_most;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<TagsOutlined />} onClick={() => setOpen(true)}>
        {words.labels}
      </Button>
      <Drawer title={words.labels} open={open} onClose={() => setOpen(false)} destroyOnHidden>
        <div className="stack">
          {labels.map((label) => (
            <LabelLine key={label.id} label={label} />
          ))}
          {labels.length < most ? <NewLabel /> : <p className="quiet">{words.mostLabels(most)}</p>}
        </div>
      </Drawer>
    </>
  );
}

function NewLabel() {
  const words = useEnquiryWords();
  const [form] = Form.useForm();
  const create = useSend(createLabel);
  return (
    <ContractForm
      form={form}
      words={{ name: words.newLabel }}
      onSubmit={async (body) => {
        await create.mutateAsync({ body });
        form.resetFields();
      }}
    >
      <TextField name="name" placeholder={words.labelHint} />
      <Submit>{words.addLabel}</Submit>
    </ContractForm>
  );
}

function LabelLine({ label: { id, name } }: { label: EnquiryLabel }) {
  const words = useEnquiryWords();
  const kit = useBackofficeWords();
  const confirmDestroy = useConfirmDestroy();
  const rename = useAction(renameLabel, { done: kit.updated });
  const remove = useAction(deleteLabel);
  const save = (typed: string) => {
    const wanted = typed.trim();
    if (wanted && wanted !== name) void rename.run({ params: { id }, body: { name: wanted } });
  };
  return (
    <div className="label-line">
      <Input
        key={name}
        defaultValue={name}
        maxLength={LONGEST}
        aria-label={words.renameLabel(name)}
        onBlur={(event) => save(event.target.value)}
        onPressEnter={(event) => event.currentTarget.blur()}
      />
      <Button
        type="text"
        icon={<DeleteOutlined />}
        loading={remove.busy}
        aria-label={words.deleteLabel(name)}
        onClick={() =>
          confirmDestroy([name], {
            title: words.deleteLabelAsk,
            destroy: () => remove.run({ params: { id } }),
          })
        }
      />
    </div>
  );
}
