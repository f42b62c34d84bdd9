import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { SUPPLIER, useCompany } from '../../account/company.ts';
import { BuyerWelcome } from './buyer-welcome.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { SellerDashboard } from './seller-dashboard.tsx';

export function DashboardPage() {
  const company = useCompany();
  return (
    <Page>
      <Answer of={company}>
        {(own) =>
          own.type === SUPPLIER ? (
            <SellerDashboard company={own} />
          ) : (
            <div className="stack">
              <BuyerWelcome />
              <PersonalInformation company={own} />
            </div>
          )
        }
      </Answer>
    </Page>
  );
}
