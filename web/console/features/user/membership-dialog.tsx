import { App, Form, Input, Modal, Select } from 'antd';
import { reviewRoutes } from '../../../../contract/review.ts';
import { TIERS, type Tier } from '../../../../domain/membership.ts';
import { ContractForm } from '../../../backoffice/form/contract-form.tsx';
import { useRule } from '../../../backoffice/form/rule.ts';
import { useSend } from '../../../backoffice/queries.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { useUserWords } from '../../words.ts';
import type { Account } from './account.ts';

interface Values {
  tier: Tier;
  from: string;
  to: string;
}
const { shape } = reviewRoutes.setMembership.body;
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
  const rule = useRule();
  const [form] = Form.useForm<Values>();
  const send = useSend(reviewRoutes.setMembership, [reviewRoutes.listUsers]);
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
      <ContractForm<Values>
        form={form}
        labels={{ tier: text.tier, from: text.from, to: text.to }}
        initialValues={{ tier: (company?.tier as Tier) ?? 'silver', from: isoDay(0), to: isoDay(1) }}
        onSubmit={submit}
      >
        <Form.Item name="tier" label={text.tier} required rules={[rule(shape.tier)]}>
          <Select options={tiers.map((value) => ({ value, label: text.tiers[value] }))} />
        </Form.Item>
        <Form.Item name="from" label={text.from} required rules={[rule(shape.from)]}>
          <Input type="date" />
        </Form.Item>
        <Form.Item
          name="to"
          label={text.to}
          required
          dependencies={['from']}
          rules={[rule(shape.to), afterStart]}
        >
          <Input type="date" />
        </Form.Item>
      </ContractForm>
    </Modal>
  );
}
