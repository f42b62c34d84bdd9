import { appealRoutes, type Timed } from '../../../contract/operator/appeal.ts';
import type { BackofficeWords } from '../../../locales/en/backoffice/backoffice.ts';
import { useCall } from '../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../backoffice/app/words.ts';

const STALE_MS = 600_000;

/** What a review of this kind usually takes, in a sentence; null while it is not known. */
export function useUsualTime(of: Timed, waits: boolean): string | null {
  const { usual } = useBackofficeWords();
  const { data } = useCall(appealRoutes.usualTimes, {}, { enabled: waits, staleTime: STALE_MS });
  const minutes = data?.[of] ?? null;
  return waits && minutes !== null ? usualTime(minutes, usual) : null;
}

/** In the largest unit that leaves more than one. */
export function usualTime(minutes: number, words: BackofficeWords['usual']): string {
  if (minutes < 120) return words.text(words.minutes(Math.max(1, minutes)));
  if (minutes < 48 * 60) return words.text(words.hours(Math.round(minutes / 60)));
  return words.text(words.days(Math.round(minutes / 1440)));
}
