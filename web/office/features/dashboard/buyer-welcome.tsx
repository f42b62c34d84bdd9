import { Button, Card } from 'antd';
import { Link } from 'react-router';
import { publicUrl } from '../../../client/host.ts';
import { pathOf } from '../../screens.ts';
import { useDashboardWords } from '../../words.ts';

export function BuyerWelcome() {
  const dashboard = useDashboardWords();
  return (
    <Card title={dashboard.buyerTitle}>
      <p>{dashboard.buyerText}</p>
      <div className="row">
        <Button type="primary" href={publicUrl('/All')}>
          {dashboard.browse}
        </Button>
        <Link to={pathOf('enquiries')}>
          <Button>{dashboard.myEnquiries}</Button>
        </Link>
      </div>
    </Card>
  );
}
