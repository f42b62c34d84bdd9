import type { SellerDashboard } from '../../../../contract/operator/dashboard.ts';
import { Meter } from '../../../backoffice/parts/facts/meter.tsx';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { useDashboardWords } from '../../words.ts';

/** How the seller has answered; nothing before anybody has asked. */
export function Response({ response }: Pick<SellerDashboard, 'response'>) {
  const words = useDashboardWords();
  if (!response) return null;
  const { rate, hours, asked, answered } = response;
  return (
    <SectionCard title={words.response}>
      <p className="used numbers">
        <strong>{rate}%</strong>
      </p>
      <Meter label={words.response} value={rate} most={100} />
      <p className="quiet">
        {words.answeredOf(asked, answered)} {hours !== null && words.median(words.hours(hours))}{' '}
        {!response.is_public && words.notPublicYet}
      </p>
    </SectionCard>
  );
}
