import { PlusOutlined } from '@ant-design/icons';
import { companyRoutes } from '../../../../contract/company/company.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { Meter } from '../../../backoffice/parts/facts/meter.tsx';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { ButtonLink } from '../../../backoffice/routing/button-link.tsx';
import { pathOf } from '../../screens.ts';
import { useDashboardWords } from '../../words.ts';

/** Before the quota loads (spec M9). */
const BEFORE = { limit: '0G', used: '0M', productUsed: 0, productLimit: 100, pinUsed: 0, pinLimit: 0 };

/** Quota and membership. */
export function Overview({ memberUntil }: { memberUntil: string | null }) {
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
      <Meter label={dashboard.used} value={quota.productUsed} most={quota.productLimit} />
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
        {memberUntil && (
          <>
            <dt>{dashboard.memberUntil}</dt>
            <dd>{memberUntil}</dd>
          </>
        )}
      </dl>
    </SectionCard>
  );
}
