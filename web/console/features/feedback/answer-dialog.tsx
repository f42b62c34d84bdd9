import { Alert, App, Form, Input, Modal } from 'antd';
import { type FeedbackItem, feedbackRoutes } from '../../../../contract/operator/feedback.ts';
import { useCall, useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { useTicketWords } from '../../words.ts';
import { answerFeedback } from './feedback.queries.ts';

const { ContractForm, Field } = contractForm(feedbackRoutes.answerFeedback.body);

/** Writes the mail that answers a problem report, where its address is known to be its sender's. */
export function AnswerDialog({ report, onClose }: { report: FeedbackItem; onClose(): void }) {
  const text = useTicketWords().feedback.answer;
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const send = useSend(answerFeedback);
  const params = { id: report.id };
  const recipient = useCall(feedbackRoutes.feedbackRecipient, { params });
  return (
    <Modal
      open
      title={text.title}
      okText={text.title}
      okButtonProps={{ loading: send.isPending, disabled: !recipient.data?.address }}
      onOk={() => form.submit()}
      onCancel={onClose}
      width={640}
      destroyOnHidden
    >
      <p className="pre breakable quiet">{report.description}</p>
      <Answer of={recipient}>
        {({ address }) => (
          <>
            <Alert
              type={address ? 'info' : 'warning'}
              title={address ? text.to(address) : text.noAddress}
              className="breakable"
            />
            {address && (
              <ContractForm
                form={form}
                words={text.fields}
                onSubmit={async (body) => {
                  await send.mutateAsync({ params, body });
                  message.success(text.sent);
                  onClose();
                }}
              >
                <Field name="text">
                  <Input.TextArea maxLength={2000} showCount autoSize={{ minRows: 5, maxRows: 14 }} />
                </Field>
              </ContractForm>
            )}
          </>
        )}
      </Answer>
    </Modal>
  );
}
