import { Card, Descriptions } from 'antd';
import type { QueueEntry } from '../../../../contract/review.ts';
import { age, dayAndTime } from '../../../backoffice/format.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { usePurchaseWords, useReviewWords } from '../../words.ts';
import { TierTag } from '../user/tier-tag.tsx';

export function EntryFacts({ item }: { item: QueueEntry }) {
  const words = useReviewWords();
  const purchase = usePurchaseWords();
  const kit = useBackofficeWords();
  return (
    <Card>
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
            children: `${dayAndTime(item.submitted_at)} (${age(item.submitted_at, kit.ago)})`,
          },
        ]}
      />
    </Card>
  );
}
