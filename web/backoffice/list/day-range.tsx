import { Input } from 'antd';
import type { Narrowed } from './filters.tsx';

/** From a day to another, both included; either may be left open. */
export function DayRange<Name extends string>({
  list,
  from,
  to,
}: {
  list: Narrowed<NoInfer<Name>>;
  from: { name: Name; label: string };
  to: { name: Name; label: string };
}) {
  const [first, last] = [from, to].map(({ name }) => String(list.filters[name] ?? ''));
  const end = ({ name, label }: typeof from, value: string, bound: { min?: string; max?: string }) => (
    <Input
      className="day-end"
      type="date"
      aria-label={label}
      title={label}
      value={value}
      {...bound}
      onChange={({ target }) => {
        const change: { [K in Name]?: string | undefined } = {};
        change[name] = target.value || undefined;
        list.narrow(change);
      }}
    />
  );
  return (
    <div className="day-range">
      {end(from, first ?? '', last ? { max: last } : {})}
      <span aria-hidden>–</span>
      {end(to, last ?? '', first ? { min: first } : {})}
    </div>
  );
}
