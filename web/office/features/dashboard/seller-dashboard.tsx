import type { OwnCompany } from '../../../../contract/company/company.ts';
import { dashboardRoutes } from '../../../../contract/operator/dashboard.ts';
import { CERTIFICATION_STATUS } from '../../../../domain/company/certification.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Buying } from './buyer-welcome.tsx';
import { Figures } from './figures.tsx';
import { Overview } from './overview.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { RecentProducts } from './recent-products.tsx';
import { Response } from './response.tsx';
import { SellerHints } from './seller-hints.tsx';
import { ToDo } from './to-do.tsx';
import './dashboard.css';

/**
 * What there is to do comes first, beside who the company is; the prompt to sellers too, until the company is verified
 * (decision 17).
 */
export function SellerDashboard({ company }: { company: OwnCompany }) {
  const dashboard = useCall(dashboardRoutes.getSellerDashboard);
  const verified = company.companyAuthStatus === CERTIFICATION_STATUS.approved;
  return (
    <div className="stack">
      {!verified && <SellerHints />}
      <div className="dashboard">
        <div className="stack">
          <Answer of={dashboard}>
            {({ days: _, response: __, ...waiting }) => <ToDo company={company} {...waiting} />}
          </Answer>
        </div>
        <div className="stack">
          <PersonalInformation company={company} />
          <Overview memberUntil={dashboard.data?.member_until ?? null} />
        </div>
      </div>
      {dashboard.data && (
        <>
          <Buying />
          <Figures days={dashboard.data.days} />
          <Response response={dashboard.data.response} />
        </>
      )}
      <RecentProducts />
      {verified && <SellerHints quiet />}
    </div>
  );
}
