import { App, Form, Modal, Select } from 'antd';
import { membershipRoutes } from '../../../../contract/company/membership.ts';
import type { Input as CallInput } from '../../../../contract/schema/route.ts';
import { TIERS, type Tier } from '../../../../domain/company/membership.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useUserWords } from '../../words.ts';
import type { Account } from './account.ts';
import { setMembership } from './user.queries.ts';

const { ContractForm, Field, TextField } = contractForm(membershipRoutes.setMembership.body);
type Values = CallInput<typeof membershipRoutes.setMembership>['body'];
const tiers = Object.keys(TIERS) as Tier[];

const isoDay = (years: number) => {
  const date = new Date();
  date.setFullYear(date.getFullYear() + years);
  return date.toISOString().slice(0, 10);
};

export function MembershipDialog({ account, onClose }: { account: Account | null; onClose(): void }) {
  const text = useUserWords();
  const kit = useBackofficeWords();
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const send = useSend(setMembership);
  const company = account?.company;
  const submit = async (body: Values) => {
    if (!company) return;
    await send.mutateAsync({ params: { id: company.id }, body });
    message.success(kit.updated);
    onClose();
  };
  const afterStart = ({ getFieldValue }: { getFieldValue(name: keyof Values): string }) => ({
    async validator(_: unknown, to: string) {
      if (to && to <= getFieldValue('from')) throw new Error(text.order);
    },
  });
  return (
    <Modal
      open={account !== null}
      title={text.membershipTitle(company?.name ?? '')}
      okButtonProps={{ loading: send.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      <ContractForm
        form={form}
        words={text}
        initialValues={{ tier: (company?.tier as Tier) ?? 'silver', from: isoDay(0), to: isoDay(1) }}
        onSubmit={submit}
      >
        <Field name="tier">
          <Select options={tiers.map((value) => ({ value, label: text.tiers[value] }))} />
        </Field>
        <TextField name="from" type="date" />
        <TextField name="to" dependencies={['from']} rules={[afterStart]} type="date" />
      </ContractForm>
    </Modal>
  );
}
