import { MOST_COMPARED } from '../../domain/product-comparison.ts';
import { fill } from '../ui/fill.ts';
import { Icon } from '../ui/icon.tsx';
import { useSite } from './site.tsx';

/** Puts a product into the tray, or takes it out; none without script. */
export function CompareButton({
  id,
  title,
  className = '',
}: {
  id: number;
  title: string;
  className?: string;
}) {
  const { compare } = useSite().words;
  return (
    <button
      type="button"
      data-compare={id}
      aria-pressed={false}
      title={fill(compare.addNamed, { name: title })}
      className={`group hidden min-h-8 items-center gap-1.5 text-xs text-ink-soft hover:text-jade aria-pressed:font-semibold aria-pressed:text-jade js:inline-flex ${className}`}
    >
      <Icon name="columns" size={16} className="group-aria-pressed:fill-jade-tint" />
      <span className="group-aria-pressed:hidden">{compare.add}</span>
      <span className="hidden group-aria-pressed:inline">{compare.chosen}</span>
    </button>
  );
}

/** What is chosen, at the lower edge of the page once there is something; behaviours/compare.ts fills it. */
export function CompareTray() {
  const { words, portal } = useSite();
  const { compare } = words;
  return (
    <section
      hidden
      aria-label={compare.tray}
      data-behaviour="compare"
      data-count={fill(compare.trayCount, { most: MOST_COMPARED })}
      data-full={compare.full}
      className="compare-tray"
    >
      <p role="status" className="text-sm tabular-nums" />
      <a
        href={portal('/compare')}
        className="inline-flex h-9 items-center rounded-md bg-paper px-4 text-sm font-semibold text-jade-deep hover:bg-jade-tint"
      >
        {compare.open}
      </a>
      <button type="button" className="min-h-9 text-sm underline">
        {compare.clear}
      </button>
    </section>
  );
}
