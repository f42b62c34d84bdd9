import type { QueueEntry } from '../../../../contract/schema/review.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { useReviewWords } from '../../words.ts';

/** What became of what a seller sent before, in one line. */
export function SellerRecord({ record }: { record: NonNullable<QueueEntry['record']> }) {
  const words = useReviewWords().record;
  const format = useFormat();
  const parts = [
    words.approved(format.number(record.approved)),
    words.refused(format.number(record.refused)),
    words.takenDown(format.number(record.taken_down)),
    ...(record.reports > 0 ? [words.reports(record.reports)] : []),
    ...(record.appeals_won > 0 ? [words.appealsWon(record.appeals_won)] : []),
    words.since(format.age(record.since)),
  ];
  return (
    <span className={record.refused + record.taken_down + record.reports > 0 ? 'numbers' : 'numbers quiet'}>
      {parts.join(' · ')}
    </span>
  );
}
