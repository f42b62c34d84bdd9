import { PaperClipOutlined } from '@ant-design/icons';
import { App, Button, Form, Input, Tag, Upload } from 'antd';
import { useState } from 'react';
import { ownEnquiryRoutes } from '../../../../contract/deal/own-enquiry.ts';
import type { Uploaded } from '../../../../contract/file/file.ts';
import { MAX_ENQUIRY_FILES } from '../../../../domain/deal/enquiry.ts';
import { UPLOAD_PURPOSES } from '../../../../domain/enumerations.ts';
import { chosenFrom } from '../../../../domain/picture/file-kinds.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { QueuedTag } from '../../../backoffice/upload/queue/queued-tag.tsx';
import { ATTACHMENTS, useUploadQueue } from '../../../backoffice/upload/queue/use-upload-queue.ts';
import { useEnquiryWords } from '../../words.ts';
import { replyEnquiry } from './enquiry.queries.ts';
import { ReplyTemplates } from './reply-templates.tsx';
import './enquiry.css';

const { ContractForm, Field } = contractForm(ownEnquiryRoutes.replyEnquiry.body);

export function ReplyForm({ id, withTemplates }: { id: number; withTemplates: boolean }) {
  const text = useEnquiryWords();
  const { message: toast } = App.useApp();
  const [form] = Form.useForm();
  const [files, setFiles] = useState<Uploaded[]>([]);
  const reply = useSend(replyEnquiry);
  const queue = useUploadQueue({
    purpose: UPLOAD_PURPOSES.attachment,
    limits: ATTACHMENTS,
    most: MAX_ENQUIRY_FILES,
    count: files.length,
    onUploaded: (file) => setFiles((before) => [...before, file]),
  });
  const isFull = files.length + queue.files.length >= MAX_ENQUIRY_FILES;
  const labels = { message: text.reply, files: text.files };
  return (
    <ContractForm
      form={form}
      words={labels}
      onSubmit={async ({ message }) => {
        await reply.mutateAsync({ params: { id }, body: { message, files: files.map((file) => file.id) } });
        toast.success(text.replied);
        form.resetFields();
        setFiles([]);
      }}
    >
      <Field name="message" validateTrigger="onSubmit" required={false}>
        <Input.TextArea
          showCount
          autoSize={{ minRows: 4, maxRows: 12 }}
          placeholder={text.replyPlaceholder}
        />
      </Field>
      <div className="reply-foot">
        <Upload
          accept={chosenFrom(Object.keys(ATTACHMENTS.types))}
          multiple
          showUploadList={false}
          disabled={isFull}
          beforeUpload={(file, chosen) => {
            // antd asks for each of the files; they are taken together.
            if (file === chosen[0]) void queue.add(chosen);
            return Upload.LIST_IGNORE;
          }}
        >
          <Button icon={<PaperClipOutlined />} disabled={isFull}>
            {text.attach}
          </Button>
        </Upload>
        {withTemplates && (
          <ReplyTemplates
            current={() => form.getFieldValue('message') ?? ''}
            onUse={(body) => {
              const typed = String(form.getFieldValue('message') ?? '').trimEnd();
              form.setFieldValue('message', typed ? `${typed}\n\n${body}` : body);
            }}
          />
        )}
        {files.map((file) => (
          <Tag
            key={file.id}
            closable
            onClose={() => setFiles((before) => before.filter((other) => other.id !== file.id))}
          >
            {file.name}
          </Tag>
        ))}
        {queue.files.map((queued) => (
          <QueuedTag key={queued.key} queued={queued} cancel={queue.cancel} retry={queue.retry} />
        ))}
        <Submit disabled={queue.files.some(({ state }) => state !== 'failed')}>{text.reply}</Submit>
        <span className="quiet reply-limits">{text.attachHint}</span>
      </div>
    </ContractForm>
  );
}
