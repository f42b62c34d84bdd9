import { App, Form, Input, Modal, Select } from 'antd';
import { buyerDecision, type MemberQuotation } from '../../../../contract/deal/quotation.ts';
import { DECLINE_REASONS } from '../../../../domain/deal/quotation.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { NumberInput } from '../../../backoffice/form/number-input.tsx';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { useQuotationWords } from '../../words.ts';
import { decideQuotation } from './quotation.queries.ts';

const { ContractForm, Field } = contractForm(buyerDecision);

interface Props {
  quotation: MemberQuotation;
  action: 'decline' | 'betterOffer';
  onClose(): void;
}

/** Why a quotation is declined, or what would make it better. */
export function DecisionDialog({ quotation: { id, currency, unit }, action, onClose }: Props) {
  const words = useQuotationWords();
  const format = useFormat();
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const send = useSend(decideQuotation);
  const isDecline = action === 'decline';
  return (
    <Modal
      open
      title={words[action]}
      okText={words[action]}
      okButtonProps={{ loading: send.isPending, danger: isDecline }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="quiet">{isDecline ? words.declineHint : words.betterOfferHint}</p>
      <ContractForm
        form={form}
        words={words.fields}
        notify={false}
        initialValues={{ reason: null, note: '', target_price: null }}
        onSubmit={async ({ reason, note, target_price }) => {
          await send.mutateAsync({
            params: { id },
            body: isDecline ? { action, reason, note } : { action, note, target_price },
          });
          message.success(isDecline ? words.declined : words.betterOfferAsked);
          onClose();
        }}
      >
        {isDecline ? (
          <Field name="reason" required>
            <Select
              options={DECLINE_REASONS.map((value) => ({ value, label: words.declineReasons[value] }))}
            />
          </Field>
        ) : (
          <Field name="target_price">
            <NumberInput prefix={currency} currency={currency} suffix={`/ ${format.unit(unit)}`} />
          </Field>
        )}
        <Field name="note">
          <Input.TextArea showCount autoSize={{ minRows: 3, maxRows: 8 }} />
        </Field>
      </ContractForm>
    </Modal>
  );
}
