import { Select } from 'antd';
import { useApiKeyWords, useWebhookWords } from '../../words.ts';

const LIVES = [30, 90, 365];
export const USUAL_LIFE_DAYS = 90;

/** YYYY-MM-DD, in UTC. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

interface Props {
  /** The day that there is, which may stay. */
  present?: string | undefined;
  // of the form's field
  id?: string;
  value?: string;
  onChange?(day: string): void;
}

/** The last day of a key or webhook. */
export function LastDaySelect({ present, ...field }: Props) {
  const { days: inSoMany } = useApiKeyWords();
  const { keepDay } = useWebhookWords();
  const offered = LIVES.map((days) => ({
    value: inDays(days),
    label: `${inSoMany(days)} (${inDays(days)})`,
  }));
  const options = present
    ? [{ value: present, label: keepDay(present) }, ...offered.filter(({ value }) => value !== present)]
    : offered;
  return <Select {...field} options={options} />;
}
