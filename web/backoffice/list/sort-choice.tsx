import { Select } from 'antd';
import { useBackofficeWords } from '../app/words.ts';
import { type Sort, sortText } from './list-address.ts';

interface Props {
  columns: readonly { key: string; title?: unknown }[];
  sorts: readonly string[];
  sort: Sort | null;
  sortBy(sort: Sort | null): void;
}

/** Sorts where the table has no head to press: rows that are cards. */
export function SortChoice({ columns, sorts, sort, sortBy }: Props) {
  const words = useBackofficeWords().list;
  const choices = columns
    .filter(({ key, title }) => sorts.includes(key) && typeof title === 'string')
    .flatMap(({ key, title }) =>
      [true, false].map((descending) => ({
        sort: { by: key, descending },
        label: `${title} ${descending ? '↓' : '↑'}`,
      })),
    );
  if (choices.length === 0) return null;
  return (
    <Select
      className="sort-choice"
      aria-label={words.sort}
      value={sort ? sortText(sort) : ''}
      onChange={(chosen) => sortBy(choices.find((choice) => sortText(choice.sort) === chosen)?.sort ?? null)}
      options={[
        { value: '', label: words.sort },
        ...choices.map((choice) => ({ value: sortText(choice.sort), label: choice.label })),
      ]}
    />
  );
}
