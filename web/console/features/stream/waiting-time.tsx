import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { useSiteState } from '../../../backoffice/shell/mode-line.tsx';

const HOUR = 60 * 60 * 1000;
/** Until the setting is known: members are promised one working day; a weekend may lie between. */
const USUAL_HOURS = 72;

/** Whether something has waited longer than members are promised. */
export function useIsLate(): (since: string) => boolean {
  const hours = useSiteState()?.review_hours ?? USUAL_HOURS;
  return (since) => Date.now() - Date.parse(since) > hours * HOUR;
}

/** How long something has waited; what is late stands out. */
export function Waited({ since }: { since: string }) {
  const format = useFormat();
  const isLate = useIsLate();
  return (
    <time dateTime={since} title={dayAndTime(since)} className={isLate(since) ? 'late' : undefined}>
      {format.age(since)}
    </time>
  );
}
