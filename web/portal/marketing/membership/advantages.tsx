import type { ReactNode } from 'react';
import { TIERS } from '../../../../domain/company/membership.ts';
import { useSite } from '../../../storefront/shell/site.tsx';
import { fill } from '../../../ui/picture/fill.ts';
import { Band, BandTitle } from '../band.tsx';
import { Badges, Postings, Ranking, Space, Templates } from './sketches.tsx';

const KEYS = ['postings', 'space', 'ranking', 'templates', 'badge'] as const;
type Advantage = (typeof KEYS)[number];

/** What a company has without a tier. */
export interface Free {
  products: number;
  storageMb: number;
}

const SKETCHES: Record<Advantage, (free: Free) => ReactNode> = {
  postings: (free) => <Postings free={free.products} />,
  space: (free) => <Space free={free.storageMb} />,
  ranking: () => <Ranking />,
  templates: () => <Templates />,
  badge: () => <Badges />,
};

const most = (of: 'products' | 'storageMb' | 'pins') =>
  Math.max(...Object.values(TIERS).map((tier) => tier[of]));
const numbers = (free: Free): Partial<Record<Advantage, Record<string, number>>> => ({
  postings: { free: free.products, most: most('products') },
  space: { free: free.storageMb, most: most('storageMb') },
  ranking: { most: most('pins') },
});

/** The five advantages: tabs once the script runs, one below the other before. */
export function Advantages({ free }: { free: Free }) {
  const { words } = useSite();
  const { advantages } = words.marketing.membership;
  return (
    <Band labelledBy="advantages" className="border-y border-line bg-paper">
      <BandTitle id="advantages" title={advantages.title} text={advantages.text} />
      <div data-behaviour="tabs" className="grid gap-8 lg:grid-cols-[300px_1fr] lg:gap-14">
        <ul
          data-tablist
          aria-label={advantages.list}
          className="flex max-lg:flex-wrap max-lg:gap-2 lg:flex-col lg:gap-1"
        >
          {KEYS.map((key) => (
            <li key={key}>
              <a
                data-tab
                href={`#advantage-${key}`}
                className="block rounded-md border-line px-4 py-3 whitespace-nowrap hover:bg-mist hover:text-jade aria-selected:bg-jade-tint aria-selected:font-semibold aria-selected:text-jade-dark max-lg:border max-lg:py-2 max-md:px-3 max-md:text-sm max-lg:aria-selected:border-jade lg:border-l-4 lg:aria-selected:border-jade"
              >
                {advantages[key].tab}
              </a>
            </li>
          ))}
        </ul>
        <div className="min-w-0 space-y-12 js:space-y-0">
          {KEYS.map((key) => {
            return (
              <div
                key={key}
                id={`advantage-${key}`}
                className="grid scroll-mt-6 items-center gap-8 rounded-lg xl:grid-cols-[1fr_340px] xl:gap-12"
              >
                <div className="grid min-h-84 content-center rounded-xl bg-mist p-8 max-md:min-h-0 max-md:p-5">
                  {SKETCHES[key](free)}
                </div>
                <div>
                  <h3 className="text-xl">{advantages[key].title}</h3>
                  <p className="mt-3 text-ink-soft">{fill(advantages[key].text, numbers(free)[key] ?? {})}</p>
                </div>
              </div>
            );
          })}
        </div>
      </div>
    </Band>
  );
}
