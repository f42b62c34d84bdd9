import { App, Form, Input, Modal } from 'antd';
import { extension, type ownPurchaseRoutes } from '../../../../contract/own-purchase.ts';
import { EXTEND_DAYS } from '../../../../domain/purchase-owner.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { type Mutation, useSend } from '../../../backoffice/queries.ts';
import { usePurchaseWords } from '../../words.ts';

const { ContractForm, Field } = contractForm(extension);
/** What is proposed for a new request. */
const USUAL_DAYS = 30;
const DAY_MS = 86_400_000;

interface Props {
  title: string;
  hint: string;
  /** When it closes now, if it is to close later. */
  closing?: string;
  change: Mutation<typeof ownPurchaseRoutes.extendPurchase | typeof ownPurchaseRoutes.copyPurchase>;
  id: number;
  done: string;
  onClose(): void;
  onDone?(): void;
}

/** Asks for a closing day. */
export function ClosingDialog({ title, hint, closing, change, id, done, onClose, onDone }: Props) {
  const words = usePurchaseWords();
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const send = useSend(change);
  const now = new Date();
  const ahead = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const first = closing ? new Date(Date.parse(closing) + DAY_MS).toISOString().slice(0, 10) : ahead(0);
  const last = closing ? ahead(EXTEND_DAYS) : ahead(365);
  return (
    <Modal
      open
      title={title}
      okText={title}
      okButtonProps={{ loading: send.isPending }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="quiet">{hint}</p>
      <ContractForm
        form={form}
        words={words.fields}
        initialValues={{ closingDate: closing ? last : ahead(USUAL_DAYS) }}
        notify={false}
        onSubmit={async ({ closingDate }) => {
          await send.mutateAsync({ params: { id }, body: { closingDate } });
          message.success(done);
          onClose();
          onDone?.();
        }}
      >
        <Field name="closingDate">
          <Input type="date" min={first} max={last} />
        </Field>
      </ContractForm>
    </Modal>
  );
}
