import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { SUPPLIER, useCompany } from '../../company.ts';
import { BuyerWelcome } from './buyer-welcome.tsx';
import { Overview } from './overview.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { RecentProducts } from './recent-products.tsx';
import { SellerHints } from './seller-hints.tsx';

export function DashboardPage() {
  const company = useCompany();
  return (
    <Page>
      <Answer of={company}>
        {(own) =>
          own.type === SUPPLIER ? (
            <div className="stack">
              <SellerHints />
              <div className="dashboard">
                <PersonalInformation company={own} />
                <Overview />
              </div>
              <RecentProducts />
            </div>
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
