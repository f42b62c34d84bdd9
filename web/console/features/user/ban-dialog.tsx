import { App, Form, Input, Modal } from 'antd';
import { reviewRoutes } from '../../../../contract/review.ts';
import { ContractForm } from '../../../backoffice/form/contract-form.tsx';
import { useRule } from '../../../backoffice/form/rule.ts';
import { useSend } from '../../../backoffice/queries.ts';
import { useUserWords } from '../../words.ts';
import type { Account } from './account.ts';

export function BanDialog({ account, onClose }: { account: Account | null; onClose(): void }) {
  const text = useUserWords();
  const { message } = App.useApp();
  const rule = useRule();
  const [form] = Form.useForm<{ note: string }>();
  const send = useSend(reviewRoutes.banUser, [reviewRoutes.listUsers]);
  const submit = async (body: { note: string }) => {
    if (!account) return;
    await send.mutateAsync({ params: { id: account.id }, body });
    message.success(text.banned);
    onClose();
  };
  return (
    <Modal
      open={account !== null}
      title={text.banTitle(account?.email ?? '')}
      okText={text.ban}
      okButtonProps={{ danger: true, loading: send.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      <p>{text.banText}</p>
      <ContractForm form={form} labels={{ note: text.note }} onSubmit={submit}>
        <Form.Item
          name="note"
          label={text.note}
          required
          rules={[rule(reviewRoutes.banUser.body.shape.note)]}
        >
          <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 3 }} />
        </Form.Item>
      </ContractForm>
    </Modal>
  );
}
