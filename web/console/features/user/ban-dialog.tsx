import { App, Form, Input, Modal, Select } from 'antd';
import { accountRoutes } from '../../../../contract/account/account.ts';
import { RULES, type Rule } from '../../../../domain/decision/decision.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useRuleWords, useUserWords } from '../../words.ts';
import type { Account } from './account.ts';
import { banUser } from './user.queries.ts';

const { ContractForm, Field } = contractForm(accountRoutes.banUser.body);

export function BanDialog({ account, onClose }: { account: Account | null; onClose(): void }) {
  const text = useUserWords();
  const rules = useRuleWords();
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const send = useSend(banUser);
  const submit = async (body: { note: string; rule?: Rule | undefined }) => {
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
      <ContractForm form={form} words={text} initialValues={{ rule: 'terms' }} onSubmit={submit}>
        <Field name="rule">
          <Select options={RULES.map((value) => ({ value, label: rules[value] }))} />
        </Field>
        <Field name="note">
          <Input.TextArea showCount autoSize={{ minRows: 3 }} />
        </Field>
      </ContractForm>
    </Modal>
  );
}
