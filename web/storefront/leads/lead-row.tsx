import type { LeadCard } from '../../../contract/deal/purchase.ts';
import { Icon } from '../../ui/icon.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { leadPath } from '../shell/addresses.ts';
import { shownDate } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';
import { categorySteps, countryName, quantityOf, targetText } from './facts.ts';
import { QuotaBar } from './quota-bar.tsx';
import { Remaining } from './remaining.tsx';

/** A lead as an item of a list, for a supplier who scans: what, where to, how much, how long. The whole row is one link. */
export function LeadRow({ lead, titleLevel: Title = 'h3' }: { lead: LeadCard; titleLevel?: 'h2' | 'h3' }) {
  const { words, lang, to } = useSite();
  const { row } = words.lead;
  const target = targetText(lead, words);
  const category = categorySteps(lead, lang).map(({ name }) => name);
  return (
    <li className="relative grid gap-x-8 gap-y-4 rounded-lg border border-line bg-paper p-5 transition-shadow hover:shadow-mid lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="min-w-0">
        <Title className="text-md leading-snug font-semibold tracking-normal">
          <a
            href={to(leadPath(lead))}
            className="after:absolute after:inset-0 after:rounded-lg hover:text-jade hover:underline"
          >
            {lead.title}
          </a>
        </Title>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
          <span className="inline-flex items-center gap-1 font-semibold text-ink">
            <Icon name="pin" size={15} className="text-jade" />
            <span className="sr-only">{row.destination}: </span>
            {countryName(lead, lang)}
          </span>
          <span>
            <span className="sr-only">{row.category}: </span>
            {category.slice(-2).join(' › ')}
          </span>
        </p>
        <p className="mt-2 line-clamp-2 text-sm text-ink-soft">{lead.excerpt}</p>
      </div>
      <div className="flex flex-col justify-between gap-3 max-lg:border-t max-lg:border-line max-lg:pt-4 lg:border-l lg:border-line lg:pl-6">
        <dl className="grid grid-cols-2 gap-x-4">
          <div className="min-w-0">
            <dt className="text-xs text-ink-faint">{row.quantity}</dt>
            <dd className="font-semibold">{quantityOf(lead, words)}</dd>
          </div>
          <div className="min-w-0">
            <dt className="text-xs text-ink-faint">{row.targetPrice}</dt>
            <dd className={target ? 'font-semibold' : 'text-ink-faint'}>{target ?? row.noTarget}</dd>
          </div>
        </dl>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-xs text-ink-soft">
          <QuotaBar count={lead.quotaNum} />
          <Remaining days={lead.remain_days} />
        </div>
        <p className="text-xs text-ink-faint">
          <time dateTime={lead.publishedAt}>
            {fill(row.posted, { date: shownDate(lead.publishedAt, lang) })}
          </time>
        </p>
      </div>
    </li>
  );
}
