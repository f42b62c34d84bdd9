import { SecondFactor } from '../../../backoffice/sign-in/second-factor/second-factor.tsx';
import { useIdentityCheck } from '../identity/identity-check.tsx';
import { SecuritySubPage } from './proof/security-sub-page.tsx';

/** As staff must have it, for whoever wants it. */
export function SecondFactorPage() {
  const { confirmed, dialog } = useIdentityCheck();
  return (
    <SecuritySubPage>
      <SecondFactor optional={{ confirmed }} />
      {dialog}
    </SecuritySubPage>
  );
}
