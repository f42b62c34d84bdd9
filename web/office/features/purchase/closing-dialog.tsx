import { App, Form, Modal } from 'antd';
import { extension, type ownPurchaseRoutes } from '../../../../contract/deal/own-purchase.ts';
import { extensionDays } from '../../../../domain/deal/purchase-owner.ts';
import { dayIn, daysAfter, knownTimeZone } from '../../../../domain/text/time-zone.ts';
import { type Mutation, useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { usePurchaseWords } from '../../words.ts';

const { ContractForm, TextField } = contractForm(extension);
/** What is proposed for a new request. */
const USUAL_DAYS = 30;
const YEAR_DAYS = 365;

interface Props {
  title: string;
  hint: string;
  /** The zone in which its days end. */
  timeZone: string;
  /** When it closes now, if it is to close later. */
  closing?: string;
  change: Mutation<typeof ownPurchaseRoutes.extendPurchase | typeof ownPurchaseRoutes.copyPurchase>;
  id: number;
  done: string;
  onClose(): void;
  onDone?(): void;
}

/** Asks for a closing day. */
export function ClosingDialog({ title, hint, timeZone, closing, change, id, done, onClose, onDone }: Props) {
  const words = usePurchaseWords();
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const send = useSend(change);
  const now = new Date();
  // the browser may know fewer zones than the server
  const zone = knownTimeZone(timeZone);
  const today = dayIn(now, zone);
  const later = closing ? extensionDays(new Date(closing), now, zone) : null;
  const { first, last } = later ?? { first: today, last: daysAfter(today, YEAR_DAYS) };
  const proposed = later ? last : daysAfter(today, USUAL_DAYS);
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
        initialValues={{ closingDate: proposed }}
        notify={false}
        onSubmit={async ({ closingDate }) => {
          await send.mutateAsync({ params: { id }, body: { closingDate } });
          message.success(done);
          onClose();
          onDone?.();
        }}
      >
        <TextField name="closingDate" type="date" min={first} max={last} />
      </ContractForm>
    </Modal>
  );
}
