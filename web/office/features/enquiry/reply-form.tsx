import { PaperClipOutlined } from '@ant-design/icons';
import { App, Button, Form, Input, Tag, Upload } from 'antd';
import { useState } from 'react';
import { enquiryRoutes } from '../../../../contract/enquiry.ts';
import type { Uploaded } from '../../../../contract/file.ts';
import { UPLOAD_PURPOSES } from '../../../../domain/enumerations.ts';
import { ContractForm } from '../../../backoffice/form/contract-form.tsx';
import { useRule } from '../../../backoffice/form/rule.ts';
import { useSend } from '../../../backoffice/queries.ts';
import { PHOTO_TYPES, useUpload } from '../../../backoffice/upload/use-upload.ts';
import { useEnquiryWords } from '../../words.ts';

const LIMITS = { types: { ...PHOTO_TYPES, 'application/pdf': 'PDF' }, megabytes: 5 };
const MOST = 3;
const { shape } = enquiryRoutes.replyEnquiry.body;

export function ReplyForm({ id }: { id: number }) {
  const text = useEnquiryWords();
  const rule = useRule();
  const { message: toast } = App.useApp();
  const [form] = Form.useForm<{ message: string }>();
  const [files, setFiles] = useState<Uploaded[]>([]);
  const { send: upload, share } = useUpload(UPLOAD_PURPOSES.attachment, LIMITS);
  const reply = useSend(enquiryRoutes.replyEnquiry, [enquiryRoutes.getEnquiry, enquiryRoutes.listEnquiries]);

  const attach = async (file: File) => {
    const uploaded = await upload(file);
    if (uploaded) setFiles((before) => [...before, uploaded].slice(0, MOST));
  };
  const submit = async ({ message }: { message: string }) => {
    await reply.mutateAsync({ params: { id }, body: { message, files: files.map((file) => file.id) } });
    toast.success(text.replied);
    form.resetFields();
    setFiles([]);
  };
  return (
    <ContractForm form={form} labels={{ message: text.reply, files: text.files }} onSubmit={submit}>
      {(busy) => (
        <>
          <Form.Item
            name="message"
            label={text.reply}
            required
            rules={[rule(shape.message)]}
            validateTrigger="onSubmit"
          >
            <Input.TextArea
              maxLength={4000}
              showCount
              autoSize={{ minRows: 4, maxRows: 12 }}
              placeholder={text.replyPlaceholder}
            />
          </Form.Item>
          <div className="reply-foot">
            <Upload
              accept={Object.keys(LIMITS.types).join(',')}
              showUploadList={false}
              disabled={files.length >= MOST}
              beforeUpload={(file) => {
                attach(file);
                return Upload.LIST_IGNORE;
              }}
            >
              <Button icon={<PaperClipOutlined />} loading={share !== null} disabled={files.length >= MOST}>
                {text.attach}
              </Button>
            </Upload>
            {files.map((file) => (
              <Tag
                key={file.id}
                closable
                onClose={() => setFiles((before) => before.filter((other) => other.id !== file.id))}
              >
                {file.name}
              </Tag>
            ))}
            <Button type="primary" htmlType="submit" loading={busy}>
              {text.reply}
            </Button>
          </div>
        </>
      )}
    </ContractForm>
  );
}
