import { MAX_COMPARED } from '../../../domain/product/product-comparison.ts';
import { Icon } from '../../ui/icon.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { useSite } from '../shell/site.tsx';

/** Puts a product into the tray, or takes it out; none without script. */
export function CompareButton({ id, title }: { id: number; title: string }) {
  const { compare } = useSite().words;
  return (
    <button
      type="button"
      data-compare={id}
      aria-pressed={false}
      title={fill(compare.addNamed, { name: title })}
      className="compare-button js:inline-flex hidden"
    >
      <Icon name="columns" size={16} />
      <span>{compare.add}</span>
      <span>{compare.chosen}</span>
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
      data-count={fill(compare.trayCount, { most: MAX_COMPARED })}
      data-full={compare.full}
      className="compare-tray"
    >
      <p role="status" className="text-sm" />
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
