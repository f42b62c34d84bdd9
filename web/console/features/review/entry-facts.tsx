import { Card, Descriptions } from 'antd';
import type { QueueEntry } from '../../../../contract/schema/review.ts';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { usePurchaseWords, useReviewWords } from '../../words.ts';
import { TierTag } from '../company/tier-tag.tsx';
import { Waited } from '../stream/waiting-time.tsx';
import { SellerRecord } from './seller-record.tsx';

export function EntryFacts({ item }: { item: QueueEntry }) {
  const words = useReviewWords();
  const purchase = usePurchaseWords();
  return (
    <Card size="small">
      <Descriptions
        column={{ xs: 1, md: 3 }}
        items={[
          {
            key: 'company',
            label: item.kind === 'purchase' ? purchase.poster : words.company,
            children: item.company.name,
          },
          {
            key: 'tier',
            label: words.tier,
            children: item.company.tier ? <TierTag tier={item.company.tier} /> : words.noTier,
          },
          {
            key: 'submitted',
            label: words.submitted,
            children: (
              <span className="row">
                {dayAndTime(item.submitted_at)} <Waited since={item.submitted_at} />
              </span>
            ),
          },
          ...(item.record
            ? [
                {
                  key: 'record',
                  label: words.record.label,
                  span: { xs: 1, md: 3 },
                  children: <SellerRecord record={item.record} />,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
