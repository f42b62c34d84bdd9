import type { OwnQuotation } from '../../../contract/deal/quotation.ts';
import { QUOTATION_STATUS } from '../../../domain/deal/quotation.ts';
import { Badge, type BadgeTone } from '../../ui/labels/badge.tsx';
import type { ComparisonWords } from './rows.tsx';

const { shortlisted, accepted, declined, withdrawn, expired } = QUOTATION_STATUS;

/** Where a quotation stands, for the buyer. */
export function stateName({ status }: OwnQuotation, { own, comparison }: ComparisonWords): string {
  const names: Partial<Record<OwnQuotation['status'], string>> = {
    [shortlisted]: comparison.shortlisted,
    [accepted]: own.quotationStatuses.accepted,
    [declined]: own.quotationStatuses.declined,
    [withdrawn]: own.quotationStatuses.withdrawn,
    [expired]: own.quotationStatuses.expired,
  };
  return names[status] ?? own.open;
}

const TONES: Partial<Record<OwnQuotation['status'], BadgeTone>> = {
  [accepted]: 'success',
  [shortlisted]: 'jade',
  [declined]: 'neutral',
  [withdrawn]: 'neutral',
  [expired]: 'neutral',
};

export function State({ quotation, words }: { quotation: OwnQuotation; words: ComparisonWords }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={TONES[quotation.status] ?? 'gold'}>{stateName(quotation, words)}</Badge>
      {quotation.better_offer && <Badge tone="gold">{words.comparison.asked}</Badge>}
    </span>
  );
}
