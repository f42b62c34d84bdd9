import type { PublicPurchase } from '../../../contract/deal/purchase.ts';
import { PURCHASE_STATUS } from '../../../domain/deal/purchase-audit.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreLink } from '../../ui/link.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { useSite } from '../shell/site.tsx';
import { countryName } from './facts.ts';
import { QuotaBar } from './quota-bar.tsx';
import { Remaining } from './remaining.tsx';

/** Beside a lead: how far it is, the way to quote, and what is known of the buyer. */
export function LeadSide({ lead }: { lead: PublicPurchase }) {
  const { words, lang, to } = useSite();
  const { detail, post } = words.lead;
  return (
    <aside aria-label={detail.buyer} className="space-y-4 lg:sticky lg:top-6 lg:row-span-2">
      <div className="space-y-4 rounded-lg border border-line bg-paper p-5">
        {lead.status === PURCHASE_STATUS.inEffect && (
          <p>
            <Remaining days={lead.remain_days} />
          </p>
        )}
        <p className="text-sm text-ink-soft">
          <QuotaBar count={lead.quotaNum} />
        </p>
        {lead.open && (
          <ButtonLink href="#quote" look="accent" size="lg" className="w-full">
            {detail.quoteNow}
          </ButtonLink>
        )}
      </div>
      <div className="rounded-lg border border-line bg-paper p-5 text-sm">
        <h2 className="mb-3 text-md">{detail.buyer}</h2>
        <ul className="space-y-3 text-ink-soft [&>li]:flex [&>li]:gap-2.5 [&_svg]:mt-0.5 [&_svg]:text-jade">
          <li>
            <Icon name="pin" size={16} />
            {fill(detail.buyerFrom, { country: countryName(lead, lang) })}
          </li>
          <li>
            <Icon name="shield" size={16} />
            {detail.buyerReviewed}
          </li>
          <li>
            <Icon name="mail" size={16} />
            {detail.buyerContact}
          </li>
        </ul>
      </div>
      <div className="rounded-lg bg-jade-tint p-5 text-sm max-lg:hidden">
        <p className="mb-1 font-semibold">{detail.yourTurn}</p>
        <MoreLink href={to('/post-sourcing-request')}>{post}</MoreLink>
      </div>
    </aside>
  );
}
