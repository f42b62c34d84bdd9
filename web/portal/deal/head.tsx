import type { Deal } from '../../../contract/deal/deal.ts';
import { DEAL_STATUS } from '../../../domain/deal/deal.ts';
import { amountText, quantityText } from '../../../domain/text/format.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { fill } from '../../ui/picture/fill.ts';

/** Where it stands in one line: with whom, how many, for how much, on which terms. */
export function DealHead({ deal }: { deal: Deal }) {
  const { words } = useSite();
  const text = words.deal;
  const { status, quantity, unit, total, incoterm, port } = deal;
  const parts = [
    quantityText(quantity, unit, words.values.units),
    total && amountText(total.currency, total.amount),
    `${incoterm} ${port}`.trim(),
  ];
  const tone = status === DEAL_STATUS.cancelled ? 'bg-porcelain' : 'bg-success-tint text-success';
  return (
    <section className={`rounded-lg p-6 max-sm:p-4 ${tone}`}>
      <p className="text-xl font-semibold">{fill(text.heads[status], { company: deal.with })}</p>
      <p className="mt-1">{parts.filter(Boolean).join(' · ')}</p>
      {status === DEAL_STATUS.open && <p className="mt-3 max-w-[75ch] text-sm text-ink">{text.next.buyer}</p>}
    </section>
  );
}
