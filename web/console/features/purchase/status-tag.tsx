import { Tag } from 'antd';
import type { PurchaseStatus } from '../../../../domain/purchase-audit.ts';
import { usePurchaseWords } from '../../words.ts';

const COLORS = {
  1: 'success',
  2: 'processing',
  3: 'error',
  4: 'default',
  5: 'default',
} as const satisfies Record<PurchaseStatus, string>;

export function RequestStatus({ status }: { status: PurchaseStatus }) {
  return <Tag color={COLORS[status]}>{usePurchaseWords().statuses[status]}</Tag>;
}
