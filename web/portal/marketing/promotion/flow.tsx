import { FIRST_RESULT_DAYS } from '../../../../domain/product/promotion.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { fill } from '../../../ui/picture/fill.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Band, BandTitle } from '../band.tsx';

const ICONS = ['search', 'user', 'document', 'globe', 'grid', 'send'] as const satisfies IconName[];

/** The service after signing, step by step (spec P2.15). */
export function Flow() {
  const { words } = useSite();
  const { flow } = words.marketing.promotion;
  const last = flow.steps.length - 1;
  return (
    <Band labelledBy="flow" className="border-y border-line bg-paper">
      <BandTitle id="flow" title={flow.title} />
      <ol className="grid gap-y-8 lg:grid-cols-6">
        {flow.steps.map(({ title, text }, i) => (
          <li
            key={title}
            className={classNames(
              'relative flex gap-5 lg:flex-col lg:gap-4 lg:pr-6',
              i < last &&
                'before:absolute before:bg-line max-lg:before:top-12 max-lg:before:-bottom-8 max-lg:before:left-6 max-lg:before:w-px lg:before:top-6 lg:before:right-0 lg:before:left-12 lg:before:h-px',
            )}
          >
            <span
              className={classNames(
                'relative grid size-12 shrink-0 place-items-center rounded-full',
                i === last ? 'bg-cinnabar text-paper' : 'bg-jade-tint text-jade',
              )}
            >
              <Icon name={ICONS[i] ?? 'check'} size={20} />
            </span>
            <div>
              <h3 className="text-base">
                <span className="text-ink-faint">{i + 1}. </span>
                {title}
              </h3>
              <p className="mt-1 text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}

/** How soon results may come, and what is counted as an inquiry (spec P2.15). */
export function Results() {
  const { words } = useSite();
  const { results } = words.marketing.promotion;
  return (
    <Band labelledBy="results">
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[auto_1fr]">
        <p aria-hidden="true" className="flex items-baseline gap-3 text-jade">
          <span className="text-[144px] leading-none font-semibold tracking-[-0.04em] max-md:text-[96px]">
            {FIRST_RESULT_DAYS}
          </span>
          <span className="text-xl">{results.days}</span>
        </p>
        <div>
          <h2 id="results" className="text-xxl">
            {results.title}
          </h2>
          <p className="mt-3 max-w-[72ch] text-md text-ink-soft">
            {fill(results.text, { days: FIRST_RESULT_DAYS })}
          </p>
          <div className="mt-7 grid gap-x-10 gap-y-6 sm:grid-cols-2">
            <Counted title={results.counted} items={results.countedItems} yes />
            <Counted title={results.notCounted} items={results.notCountedItems} />
          </div>
        </div>
      </div>
    </Band>
  );
}

function Counted({ title, items, yes = false }: { title: string; items: string[]; yes?: boolean }) {
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <ul className="mt-3 space-y-2">
        {items.map((item) => (
          <li key={item} className="flex items-start gap-3 text-ink-soft">
            <Icon
              name={yes ? 'check' : 'close'}
              size={18}
              className={yes ? 'mt-1 text-success' : 'mt-1 text-line-strong'}
            />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
