import { DeleteOutlined, FileTextOutlined } from '@ant-design/icons';
import { App, Button, Drawer, Form } from 'antd';
import { useState } from 'react';
import { ownEnquiryRoutes, type ReplyTemplate } from '../../../../contract/deal/own-enquiry.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useCall, useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { useLimits } from '../../../backoffice/shell/mode-line.tsx';
import { useEnquiryWords } from '../../words.ts';
import { deleteReplyTemplate, saveReplyTemplate } from './enquiry.queries.ts';
import './enquiry.css';

const { ContractForm, TextField } = contractForm(
  ownEnquiryRoutes.saveReplyTemplate.body.pick({ name: true }),
);

/** Answers that are written again and again: put into the reply, kept from it, deleted. */
export function ReplyTemplates({
  current,
  onUse,
}: {
  /** The reply as it is typed. */
  current(): string;
  onUse(body: string): void;
}) {
  const words = useEnquiryWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<FileTextOutlined />} onClick={() => setOpen(true)}>
        {words.templates}
      </Button>
      <Drawer title={words.templates} open={open} onClose={() => setOpen(false)} destroyOnHidden>
        <Templates
          text={current().trim()}
          onUse={(body) => {
            setOpen(false);
            onUse(body);
          }}
        />
      </Drawer>
    </>
  );
}

function Templates({ text, onUse }: { text: string; onUse(body: string): void }) {
  const most = useLimits().reply_templates_most;
  const words = useEnquiryWords();
  const templates = useCall(ownEnquiryRoutes.listReplyTemplates).data ?? [];
  return (
    <div className="stack">
      {templates.map((template) => (
        <TemplateLine key={template.id} template={template} onUse={onUse} />
      ))}
      {text ? <KeepTemplate text={text} /> : <p className="quiet">{words.templatesHint}</p>}
      {templates.length >= most && <p className="quiet">{words.mostTemplates(most)}</p>}
    </div>
  );
}

function TemplateLine({ template, onUse }: { template: ReplyTemplate; onUse(body: string): void }) {
  const words = useEnquiryWords();
  const confirmDestroy = useConfirmDestroy();
  const remove = useAction(deleteReplyTemplate);
  const { id, name, body } = template;
  return (
    <div>
      <div className="row">
        <strong>{name}</strong>
        <Button size="small" onClick={() => onUse(body)}>
          {words.useTemplate}
        </Button>
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          aria-label={words.deleteTemplate(name)}
          loading={remove.busy}
          onClick={() =>
            confirmDestroy([name], {
              title: words.deleteTemplateAsk,
              destroy: () => remove.run({ params: { id } }),
            })
          }
        />
      </div>
      <p className="quiet template-body">{body}</p>
    </div>
  );
}

function KeepTemplate({ text }: { text: string }) {
  const words = useEnquiryWords();
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const save = useSend(saveReplyTemplate);
  return (
    <ContractForm
      form={form}
      words={{ name: words.templateName }}
      onSubmit={async ({ name }) => {
        await save.mutateAsync({ body: { name, body: text } });
        message.success(words.templateKept);
        form.resetFields();
      }}
    >
      <p className="quiet template-body">{text}</p>
      <TextField name="name" />
      <Submit>{words.keepTemplate}</Submit>
    </ContractForm>
  );
}
