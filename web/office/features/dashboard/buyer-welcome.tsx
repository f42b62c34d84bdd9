import { Button } from 'antd';
import { Link } from 'react-router';
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
        <Link to={pathOf('enquiries')}>
          <Button>{dashboard.myEnquiries}</Button>
        </Link>
      </div>
    </SectionCard>
  );
}
