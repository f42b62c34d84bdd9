import { SecondFactor } from '../../../backoffice/second-factor/second-factor.tsx';
import { SecuritySubPage } from './security-sub-page.tsx';

/** As staff must have it, for whoever wants it. */
export function SecondFactorPage() {
  return (
    <SecuritySubPage>
      <SecondFactor optional />
    </SecuritySubPage>
  );
}
