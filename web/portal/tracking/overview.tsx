import type { GuestPurchase } from '../../../contract/deal/quotation.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { PURCHASE_STATUS, type PurchaseStatus } from '../../../domain/deal/purchase-audit.ts';
import { QUOTATION_STATUS } from '../../../domain/deal/quotation.ts';
import { quantityText, type UnitWords } from '../../../domain/text/format.ts';
import type { DealWords } from '../../../locales/en/deal/deal.ts';
import type { RequestWords } from '../../../locales/en/deal/request.ts';
import { leadPath } from '../../storefront/shell/addresses.ts';
import { categoryName, shownDay } from '../../storefront/shell/names.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Badge, type BadgeTone } from '../../ui/labels/badge.tsx';
import { TextLink } from '../../ui/link.tsx';
import { fill } from '../../ui/picture/fill.ts';

type Words = RequestWords['own'];

const { inEffect, underReview, notPassed, closed, expired } = PURCHASE_STATUS;
const STATES = {
  [inEffect]: ['inEffect', 'success'],
  [underReview]: ['underReview', 'gold'],
  [notPassed]: ['notPassed', 'neutral'],
  [closed]: ['closed', 'neutral'],
  [expired]: ['expired', 'neutral'],
} as const satisfies Record<PurchaseStatus, [keyof Words['statuses'], BadgeTone]>;

/** The request itself: where it stands and what that means, and what was asked for. */
export function Overview({
  purchase,
  token,
  lang,
  words,
  deal,
  units,
}: {
  purchase: GuestPurchase;
  token: string;
  lang: Language;
  deal: Pick<DealWords, 'made' | 'madeText' | 'open'>;
  words: Words & Pick<RequestWords, 'quantity' | 'receive' | 'closingDate'>;
  units: UnitWords;
}) {
  const [state, tone] = STATES[purchase.status];
  const to = (path: string) => (lang === 'zh' ? `/zh${path}` : path);
  const { quantity, unit } = purchase;
  const facts: [string, string][] = [
    [words.quantity, quantityText(quantity, unit, units)],
    [words.receive, categoryName(purchase.receive, lang)],
    [words.closingDate, shownDay(purchase.closingDate, lang)],
  ];
  const accepted = purchase.quotations.find(({ status }) => status === QUOTATION_STATUS.accepted);
  const isPublic = purchase.publishedAt !== null && purchase.status !== notPassed;
  return (
    <section className="rounded-lg border border-line bg-paper p-6 max-sm:p-4">
      <h2 className="text-xl">{purchase.title}</h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="sr-only">{words.status}: </span>
        <Badge tone={tone}>{words.statuses[state]}</Badge>
        <span className="text-sm text-ink-soft">
          {fill(words.explanations[state], { date: shownDay(purchase.closingDate, lang) })}
        </span>
      </p>
      {purchase.status === notPassed && purchase.audit.reason && (
        <p className="mt-4 rounded-md bg-warning-tint px-4 py-3 text-warning">
          <strong>{words.reason}:</strong> {purchase.audit.reason}
        </p>
      )}
      {accepted && (
        <div className="mt-4 rounded-md bg-success-tint px-4 py-3">
          <p className="font-semibold text-success">{fill(deal.made, { company: accepted.company.name })}</p>
          <p className="mt-1 text-sm">{deal.madeText}</p>
          <p className="mt-3">
            <ButtonLink href={to(`/deal/${token}`)}>{deal.open}</ButtonLink>
          </p>
        </div>
      )}
      <dl className="mt-5 grid gap-x-6 gap-y-3 border-t border-line pt-4 text-sm sm:grid-cols-3 [&_dt]:text-xs [&_dt]:text-ink-faint">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[75ch] text-sm whitespace-pre-line">{purchase.description}</p>
      <p className="mt-4 flex flex-wrap gap-4 text-sm">
        {isPublic && <TextLink href={to(leadPath(purchase))}>{words.view}</TextLink>}
        {purchase.status !== inEffect && purchase.status !== underReview && (
          <TextLink href={to('/post-sourcing-request')}>{words.postAgain}</TextLink>
        )}
      </p>
    </section>
  );
}
