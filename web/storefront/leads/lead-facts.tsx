import type { PublicPurchase } from '../../../contract/deal/purchase.ts';
import { PURCHASE_STATUS } from '../../../domain/deal/purchase-audit.ts';
import { TextLink } from '../../ui/link.tsx';
import { shownDay } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';
import { categorySteps, countryName, quantityOf, targetText } from './facts.ts';
import { leadsHref } from './filters.ts';

/** What, how much, where to and until when, at a glance. */
export function LeadFacts({ lead }: { lead: PublicPurchase }) {
  const { words, lang, to } = useSite();
  const { row, detail } = words.lead;
  const target = targetText(lead, words);
  const steps = categorySteps(lead, lang);
  // one that its buyer closed has not lived to its last day
  const end = lead.status === PURCHASE_STATUS.closed ? lead.closedDate : lead.closingDate;
  return (
    <dl
      aria-label={detail.facts}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4 [&>div]:bg-paper [&>div]:p-4 [&_dt]:text-xs [&_dt]:text-ink-faint"
    >
      <div>
        <dt>{row.quantity}</dt>
        <dd className="text-md font-semibold">{quantityOf(lead, words)}</dd>
      </div>
      <div>
        <dt>{row.targetPrice}</dt>
        <dd className={target ? 'text-md font-semibold' : 'text-ink-soft'}>{target ?? row.noTarget}</dd>
      </div>
      <div>
        <dt>{row.destination}</dt>
        <dd className="text-md font-semibold">{countryName(lead, lang)}</dd>
      </div>
      <div>
        <dt>{detail.ends[lead.status]}</dt>
        <dd className="text-md font-semibold">
          {end ? <time dateTime={end}>{shownDay(end, lang)}</time> : detail.dayUnknown}
        </dd>
      </div>
      <div className="col-span-full">
        <dt>{row.category}</dt>
        <dd>
          {steps.map((step, i) => (
            <span key={step.id}>
              {i > 0 && <span aria-hidden="true"> › </span>}
              <TextLink href={to(leadsHref({ category: step.id }))}>{step.name}</TextLink>
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}
