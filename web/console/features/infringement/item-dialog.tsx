import { App, Form, Input, Modal, Radio } from 'antd';
import { type InfringementView, infringementRoutes } from '../../../../contract/operator/infringement.ts';
import type { Input as CallInput } from '../../../../contract/schema/route.ts';
import { itemActs } from '../../../../domain/decision/infringement.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { NumberInput } from '../../../backoffice/form/number-input.tsx';
import { useInfringementWords } from '../../words.ts';
import { actOnItem } from './infringement.queries.ts';

const { ContractForm, Field } = contractForm(infringementRoutes.actOnInfringementItem.body);
type Values = CallInput<typeof infringementRoutes.actOnInfringementItem>['body'];

/** What is done about one item, with a note to its seller and a reason to whoever sent the notice. */
export function ItemDialog({
  item: { id, title, target },
  onClose,
}: {
  item: InfringementView['items'][number];
  onClose(): void;
}) {
  const text = useInfringementWords();
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const send = useSend(actOnItem);
  const acts = itemActs(target.type);
  const act = Form.useWatch('act', form) ?? acts[0];
  return (
    <Modal
      open
      title={text.decideTitle(title)}
      okText={text.decide}
      okButtonProps={{ danger: act !== 'refuse', loading: send.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
      width={640}
      destroyOnHidden
    >
      <ContractForm
        form={form}
        words={text.fields}
        initialValues={{ act: acts[0]!, note: '', reason: '', days: 30 }}
        onSubmit={async (body) => {
          await send.mutateAsync({ params: { id }, body });
          message.success(text.decided);
          onClose();
        }}
      >
        <Field name="act">
          <Radio.Group options={acts.map((value) => ({ value, label: text.acts[value] }))} />
        </Field>
        {act === 'suspend' && (
          <Field name="days">
            <NumberInput whole />
          </Field>
        )}
        {act !== 'refuse' && (
          <Field name="note">
            <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
          </Field>
        )}
        <Field name="reason">
          <Input.TextArea maxLength={1000} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
        </Field>
      </ContractForm>
    </Modal>
  );
}
