import { TIERS, type Tier } from '../../../../domain/company/membership.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { TierBadge } from '../../../storefront/supplier/tier-badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Mark } from '../../../ui/labels/mark.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';

const TIER_LIST = Object.keys(TIERS) as Tier[];
const FILLS = { none: 'fill-line-strong', silver: 'fill-silver', vip: 'fill-gold', diamond: 'fill-diamond' };

/** What a company may hold without a tier and with each. */
function useSteps(of: 'products' | 'storageMb', free: number) {
  const { words } = useSite();
  const { withoutTier } = words.marketing.membership.advantages;
  return [
    { key: 'none' as const, name: withoutTier, amount: free },
    ...TIER_LIST.map((tier) => ({ key: tier, name: words.common.tiers[tier], amount: TIERS[tier][of] })),
  ];
}

const ROWS = 10;
const CELL = 12;

/** Each square is a product: those without a tier, and what each tier adds. */
export function Postings({ free }: { free: number }) {
  const steps = useSteps('products', free);
  const { words } = useSite();
  const most = steps.at(-1)!.amount;
  const at = (amount: number) => (amount / ROWS) * CELL;
  return (
    <>
      <svg viewBox={`0 0 ${at(most)} ${ROWS * CELL}`} aria-hidden="true" className="w-full">
        <defs>
          {steps.map(({ key }) => (
            <pattern key={key} id={`product-${key}`} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
              <rect x="1" y="1" width={CELL - 3} height={CELL - 3} rx="2" className={FILLS[key]} />
            </pattern>
          ))}
        </defs>
        {steps.map(({ key, amount }, i) => {
          const start = at(steps[i - 1]?.amount ?? 0);
          return (
            <rect
              key={key}
              x={start}
              width={at(amount) - start}
              height={ROWS * CELL}
              fill={`url(#product-${key})`}
            />
          );
        })}
      </svg>
      <Legend steps={steps} unit={words.marketing.membership.advantages.postings.unit} />
    </>
  );
}

export function Space({ free }: { free: number }) {
  const steps = useSteps('storageMb', free);
  const { words } = useSite();
  const most = steps.at(-1)!.amount;
  return (
    <>
      <ul className="space-y-3">
        {steps.map(({ key, amount }) => (
          <li key={key}>
            <svg viewBox="0 0 100 7" preserveAspectRatio="none" aria-hidden="true" className="h-7 w-full">
              <rect width="100" height="7" className="fill-porcelain" />
              <rect width={(amount / most) * 100} height="7" className={FILLS[key]} />
            </svg>
          </li>
        ))}
      </ul>
      <Legend steps={steps} unit={words.marketing.membership.advantages.space.unit} />
    </>
  );
}

function Legend({ steps, unit }: { steps: ReturnType<typeof useSteps>; unit: string }) {
  return (
    <dl className="mt-6 flex flex-wrap gap-x-6 gap-y-3 wrap-break-word">
      {steps.map(({ key, name, amount }) => (
        <div key={key} className="flex grow basis-[40%] flex-col-reverse justify-end sm:basis-14">
          <dt className="flex items-center gap-1.5 text-xs text-ink-soft">
            <svg width="9" height="9" aria-hidden="true">
              <rect width="9" height="9" rx="2" className={FILLS[key]} />
            </svg>
            {name}
          </dt>
          <dd className="text-lg font-semibold">
            {amount} <span className="text-xs font-normal text-ink-soft">{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A list of results in which the member's product stands first. */
export function Ranking() {
  const { words } = useSite();
  const { sketch } = words.marketing.membership.advantages.ranking;
  return (
    <ol className="space-y-2.5" aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <li
          key={row}
          className={classNames(
            'flex items-center gap-4 rounded-lg border p-3',
            row === 0
              ? '-mx-3 border-jade bg-paper py-4 shadow-mid max-md:mx-0'
              : 'border-line bg-paper/60 text-ink-faint',
          )}
        >
          <span
            className={classNames(
              'grid size-11 shrink-0 place-items-center rounded-md',
              row === 0 ? 'bg-jade-tint text-jade' : 'bg-porcelain text-line-strong',
            )}
          >
            <Icon name="box" size={22} />
          </span>
          <span className="min-w-0 flex-1">
            <span className={classNames('block', row === 0 && 'font-semibold')}>
              {row === 0 ? sketch.yours : sketch.other}
            </span>
            <span className="mt-1 block">
              {row === 0 ? (
                <TierBadge tier="vip" />
              ) : (
                <span className="block h-2 w-2/5 rounded-sm bg-porcelain" />
              )}
            </span>
          </span>
          {row === 0 && (
            <span className="flex items-center gap-1 text-sm font-semibold text-cinnabar">
              <Icon name="arrow-up" size={16} />
              {sketch.top}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The two templates of a shop side by side. */
export function Templates() {
  const { words } = useSite();
  const { sketch } = words.marketing.membership.advantages.templates;
  return (
    <div aria-hidden="true" className="grid grid-cols-[2fr_3fr] items-end gap-5">
      <figure>
        <div className="overflow-hidden rounded-md border border-line bg-paper opacity-80">
          <div className="flex items-center gap-2 border-b border-line p-2.5">
            <span className="size-4 rounded-sm bg-line" />
            <span className="h-2 w-1/2 rounded-sm bg-line" />
          </div>
          <div className="grid grid-cols-2 gap-2 p-2.5">
            {[0, 1, 2, 3].map((tile) => (
              <span key={tile} className="aspect-square rounded-sm bg-porcelain" />
            ))}
          </div>
        </div>
        <figcaption className="mt-2 text-center text-xs text-ink-faint">{sketch.plain}</figcaption>
      </figure>
      <figure>
        <div className="overflow-hidden rounded-md border border-jade bg-paper shadow-mid">
          <div className="corrugated flex items-center gap-2.5 bg-jade-dark p-3 text-paper">
            <Mark size={22} />
            <span className="truncate text-sm font-semibold">{sketch.shop}</span>
          </div>
          <div className="tone-2 corrugated h-20" />
          <div className="grid grid-cols-4 gap-2 p-3">
            {[0, 1, 2, 3].map((tile) => (
              <span
                key={tile}
                className="grid aspect-square place-items-center rounded-sm bg-jade-tint text-jade"
              >
                <Icon name="box" size={16} />
              </span>
            ))}
          </div>
        </div>
        <figcaption className="mt-2 text-center text-xs font-semibold text-jade">{sketch.member}</figcaption>
      </figure>
    </div>
  );
}

/** A company's name with the badge of each tier. */
export function Badges() {
  const { words } = useSite();
  return (
    <ul aria-hidden="true" className="space-y-3">
      {TIER_LIST.map((tier) => (
        <li key={tier} className="flex items-center gap-4 rounded-lg border border-line bg-paper p-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-md bg-porcelain text-ink-soft">
            <Icon name="factory" size={22} />
          </span>
          <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{words.marketing.membership.advantages.badge.sketch}</span>
            <TierBadge tier={tier} />
          </span>
        </li>
      ))}
    </ul>
  );
}
