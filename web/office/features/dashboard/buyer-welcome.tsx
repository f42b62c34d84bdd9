import { Button } from 'antd';
import { ButtonLink } from '../../../backoffice/routing/button-link.tsx';
import { SectionCard } from '../../../backoffice/section-card.tsx';
import { publicUrl } from '../../../client/host.ts';
import { pathOf } from '../../screens.ts';
import { useDashboardWords } from '../../words.ts';

export function BuyerWelcome() {
  const dashboard = useDashboardWords();
  return (
    <SectionCard title={dashboard.buyerTitle}>
      <p>{dashboard.buyerText}</p>
      <div className="row">
        <Button type="primary" href={publicUrl('/All')}>
          {dashboard.browse}
        </Button>
        <ButtonLink to={pathOf('enquiries')}>{dashboard.myEnquiries}</ButtonLink>
      </div>
    </SectionCard>
  );
}
