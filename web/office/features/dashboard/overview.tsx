import { PlusOutlined } from '@ant-design/icons';
import { Slider } from 'antd';
import { companyRoutes } from '../../../../contract/company.ts';
import { useCall } from '../../../backoffice/queries.ts';
import { ButtonLink } from '../../../backoffice/routing/button-link.tsx';
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
        <ButtonLink to={pathOf('productCategory')} type="primary" icon={<PlusOutlined />}>
          {dashboard.publish}
        </ButtonLink>
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
