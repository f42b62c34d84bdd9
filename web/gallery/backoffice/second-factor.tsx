import { totpRoutes } from '../../../contract/account/totp.ts';
import { keyOf } from '../../backoffice/app/queries.ts';
import { Enrolment } from '../../backoffice/sign-in/second-factor/enrolment.tsx';
import { FactorForm } from '../../backoffice/sign-in/second-factor/factor-form.tsx';
import { QrCode } from '../../backoffice/sign-in/second-factor/qr-code.tsx';
import { RecoveryCodes } from '../../backoffice/sign-in/second-factor/recovery-codes.tsx';
import { SecondFactor } from '../../backoffice/sign-in/second-factor/second-factor.tsx';
import type { Entries, Say } from '../entry.ts';
import { Asked, done, nothing, type Phase } from './samples.tsx';

const CODES = Array.from({ length: 10 }, (_, n) => `abcd${n % 10}-efgh${(n * 3) % 10}`);
const URI = 'otpauth://totp/Overseas:ann%40buyer.example?issuer=Overseas&secret=JBSWY3DPEHPK3PXP';

const factor = (phase: Phase, enrolled_at: string | null, optional = true) => (
  <Asked
    queryKey={[keyOf(totpRoutes.getTotp), null]}
    phase={phase}
    data={{ enrolled_at, recovery_codes_left: enrolled_at ? 9 : 0 }}
  >
    {optional ? <SecondFactor optional={{ confirmed: (run) => run() }} /> : <SecondFactor />}
  </Asked>
);

export function secondFactorEntries(say: Say): Entries {
  return {
    SecondFactor: {
      states: {
        none: factor('answered', null),
        'set up': factor('answered', '2026-03-01T08:00:00.000Z'),
        failed: factor('failed', null),
      },
    },
    Enrolment: {
      states: {
        default: <Enrolment onDone={nothing} />,
      },
    },
    FactorForm: {
      states: {
        empty: <FactorForm label={say('Code', '验证码')} submit={say('Confirm', '确认')} onCode={done} />,
      },
    },
    QrCode: { states: { default: <QrCode text={URI} label={say('QR code', '二维码')} /> } },
    RecoveryCodes: { states: { default: <RecoveryCodes codes={CODES} onKept={nothing} /> } },
  };
}
