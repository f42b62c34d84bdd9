import { Tag } from 'antd';
import type { EnquiryItem } from '../../../../contract/deal/enquiry.ts';
import { StatusTag } from '../../../backoffice/status/status-tag.tsx';
import { useEnquiryWords } from '../../words.ts';

/** The state; of one's own that the supplier has not got, why not. */
export function EnquiryStatusTag({
  enquiry: { status, delivery },
}: {
  enquiry: Pick<EnquiryItem, 'status' | 'delivery'>;
}) {
  const words = useEnquiryWords();
  if (delivery === 'delivered') return <StatusTag of="enquiry" status={status} />;
  return <Tag color={delivery === 'held' ? 'processing' : 'error'}>{words.delivery[delivery]}</Tag>;
}
