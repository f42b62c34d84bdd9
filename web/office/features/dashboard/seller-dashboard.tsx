import type { OwnCompany } from '../../../../contract/company.ts';
import { dashboardRoutes } from '../../../../contract/dashboard.ts';
import { CERTIFICATION_STATUS } from '../../../../domain/certification.ts';
import { useCall } from '../../../backoffice/queries.ts';
import { Answer } from '../../../backoffice/states.tsx';
import { Buying } from './buyer-welcome.tsx';
import { Figures } from './figures.tsx';
import { Overview } from './overview.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { RecentProducts } from './recent-products.tsx';
import { Response } from './response.tsx';
import { SellerHints } from './seller-hints.tsx';
import { ToDo } from './to-do.tsx';
import './dashboard.css';

/** What there is to do comes first; the prompt to sellers too, until the company is verified (decision 17). */
export function SellerDashboard({ company }: { company: OwnCompany }) {
  const dashboard = useCall(dashboardRoutes.getSellerDashboard);
  const verified = company.companyAuthStatus === CERTIFICATION_STATUS.approved;
  return (
    <div className="stack">
      {!verified && <SellerHints />}
      <Answer of={dashboard}>
        {({ days, response, ...waiting }) => (
          <>
            <ToDo company={company} {...waiting} />
            <Buying />
            <Figures days={days} />
            <Response response={response} />
          </>
        )}
      </Answer>
      <div className="dashboard">
        <PersonalInformation company={company} />
        <Overview memberUntil={dashboard.data?.member_until ?? null} />
      </div>
      <RecentProducts />
      {verified && <SellerHints quiet />}
    </div>
  );
}
