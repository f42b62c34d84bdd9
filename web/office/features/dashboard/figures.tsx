import type { SellerDashboard } from '../../../../contract/operator/dashboard.ts';
import { DayBars } from '../../../backoffice/parts/facts/day-bars.tsx';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { useDashboardWords } from '../../words.ts';

const SHOWN = ['views', 'appearances', 'enquiries'] as const;

/** What the last 30 days brought, all products together. */
export function Figures({ days }: Pick<SellerDashboard, 'days'>) {
  const words = useDashboardWords();
  return (
    <SectionCard title={words.figures}>
      <div className="three-columns figures">
        {SHOWN.map((what) => (
          <DayBars
            key={what}
            label={words.figure[what]}
            days={days.map((of) => ({ day: of.day, value: of[what] }))}
          />
        ))}
      </div>
      <p className="quiet">{words.figuresNote}</p>
    </SectionCard>
  );
}
