import { dayAndTime } from '../../../../backoffice/parts/format.ts';
import { useFormat } from '../../../../backoffice/parts/use-format.ts';

/** Members are promised one working day; a weekend may lie between. */
const LATE_AFTER = 3 * 24 * 60 * 60 * 1000;

export const isLate = (since: string): boolean => Date.now() - Date.parse(since) > LATE_AFTER;

/** How long something has waited; what is late stands out. */
export function Waited({ since }: { since: string }) {
  const format = useFormat();
  return (
    <time dateTime={since} title={dayAndTime(since)} className={isLate(since) ? 'late' : undefined}>
      {format.age(since)}
    </time>
  );
}
