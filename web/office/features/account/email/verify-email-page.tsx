import { useLocation, useNavigate } from 'react-router';
import { pathOf } from '../../../screens.ts';
import { SecuritySubPage } from '../proof/security-sub-page.tsx';
import { VerifyPresent } from '../proof/verify-present.tsx';

/** Leads on to the mobile number instead of another e-mail. */
export const FOR_PHONE = '?for=phone';

export function VerifyEmailPage() {
  const navigate = useNavigate();
  const forPhone = useLocation().search === FOR_PHONE;
  return (
    <SecuritySubPage>
      <VerifyPresent
        forPhone={forPhone}
        onVerified={() => navigate(pathOf(forPhone ? 'bindPhone' : 'bindEmail'))}
      />
    </SecuritySubPage>
  );
}
