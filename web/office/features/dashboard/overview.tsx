import { PlusOutlined } from '@ant-design/icons';
import { Button, Slider } from 'antd';
import { Link } from 'react-router';
import { companyRoutes } from '../../../../contract/company.ts';
import { useCall } from '../../../backoffice/queries.ts';
import { SectionCard } from '../../../backoffice/section-card.tsx';
import { pathOf } from '../../screens.ts';
import { useDashboardWords } from '../../words.ts';

/** Before the quota loads (spec M9). */
const BEFORE = { limit: '0G', used: '0M', productUsed: 0, productLimit: 100, pinUsed: 0, pinLimit: 0 };

export function Overview() {
  const dashboard = useDashboardWords();
  const quota = useCall(companyRoutes.getQuota).data ?? BEFORE;
  return (
    <SectionCard
      title={dashboard.overview}
      extra={
        <Link to={pathOf('productCategory')}>
          <Button type="primary" icon={<PlusOutlined />}>
            {dashboard.publish}
          </Button>
        </Link>
      }
    >
      <div className="used numbers">
        <span>{dashboard.used}</span>
        <strong>{quota.productUsed}</strong>
      </div>
      {/* read-only: disabled would grey it out */}
      <Slider
        className="read-only"
        value={quota.productUsed}
        max={quota.productLimit}
        tooltip={{ open: false }}
        keyboard={false}
        ariaLabelForHandle={dashboard.used}
      />
      <div className="quiet numbers">{dashboard.maximum(quota.productLimit)}</div>
      <dl className="quota numbers">
        <dt>{dashboard.storage}</dt>
        <dd>
          {quota.used} / {quota.limit}
        </dd>
        <dt>{dashboard.pins}</dt>
        <dd>
          {quota.pinUsed} / {quota.pinLimit}
        </dd>
      </dl>
    </SectionCard>
  );
}
