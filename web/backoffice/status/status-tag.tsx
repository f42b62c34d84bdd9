import { Tag } from 'antd';
import type { AccountStatus } from '../../../domain/account/account.ts';
import type { CertificationStatus } from '../../../domain/company/certification.ts';
import type { DealStatus } from '../../../domain/deal/deal.ts';
import type { EnquiryStatus } from '../../../domain/deal/enquiry.ts';
import type { PurchaseStatus } from '../../../domain/deal/purchase-audit.ts';
import type { QuotationStatus } from '../../../domain/deal/quotation.ts';
import { useBackofficeWords } from '../app/words.ts';

const COLORS = {
  certification: { 0: 'default', 1: 'processing', 2: 'error', 3: 'success' } satisfies Record<
    CertificationStatus,
    string
  >,
  account: { 1: 'success', 2: 'default', 3: 'error', 4: 'warning' } satisfies Record<AccountStatus, string>,
  enquiry: { 1: 'processing', 2: 'default', 3: 'success', 4: 'default', 5: 'error' } satisfies Record<
    EnquiryStatus,
    string
  >,
  purchase: { 1: 'success', 2: 'processing', 3: 'error', 4: 'default', 5: 'default' } satisfies Record<
    PurchaseStatus,
    string
  >,
  deal: { 1: 'processing', 2: 'success', 3: 'default' } satisfies Record<DealStatus, string>,
  quotation: {
    1: 'processing',
    2: 'default',
    3: 'gold',
    4: 'success',
    5: 'error',
    6: 'default',
    7: 'default',
  } satisfies Record<QuotationStatus, string>,
};

type Statuses = {
  account: AccountStatus;
  certification: CertificationStatus;
  enquiry: EnquiryStatus;
  purchase: PurchaseStatus;
  deal: DealStatus;
  quotation: QuotationStatus;
};
type Props = { [Of in keyof Statuses]: { of: Of; status: Statuses[Of] } }[keyof Statuses];

/** The state of something, the same word in the same colour wherever it stands. */
export function StatusTag({ of, status }: Props) {
  const colors: Record<number, string> = COLORS[of];
  const names: Record<number, string> = useBackofficeWords().statuses[of];
  return <Tag color={colors[status]}>{names[status]}</Tag>;
}
