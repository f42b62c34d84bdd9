import { Alert, Divider, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { securityRoutes } from '../../../../../contract/account/security.ts';
import { useCall } from '../../../../backoffice/app/queries.ts';
import { Failed } from '../../../../backoffice/parts/states.tsx';
import { CallError } from '../../../../client/call.ts';
import { useAccountWords } from '../../../words.ts';
import { VerifyPresent } from './verify-present.tsx';

/** The server's word that the proof ran out, whichever of the form's calls it answers. */
export const isUnproved = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'verify_old_email';

interface Props {
  forPhone: boolean;
  /** The form; `askAgain` where the server says that the proof ran out. */
  children(askAgain: () => void): ReactNode;
}

/**
 * A form for which the present e-mail must be verified: at its own address too that is asked first, before any code goes to
 * another address, and once more above the filled form where the proof runs out meanwhile.
 */
export function VerifiedFirst(props: Props) {
  const verified = useCall(securityRoutes.emailVerified, {}, { staleTime: 0 });
  if (verified.isError) return <Failed error={verified.error} retry={() => verified.refetch()} />;
  // an answer of an earlier visit may have run out, or have been given before the e-mail was verified
  if (!verified.isFetchedAfterMount || !verified.data) return <Skeleton active />;
  return <InOrder isVerified={verified.data.until !== null} {...props} />;
}

function InOrder({ isVerified, forPhone, children }: Props & { isVerified: boolean }) {
  const text = useAccountWords().email;
  const [step, setStep] = useState<'first' | 'form' | 'again'>(isVerified ? 'form' : 'first');
  return (
    <>
      {step === 'again' && <Alert type="warning" showIcon className="form-alert" title={text.ranOut} />}
      {step !== 'form' && <VerifyPresent forPhone={forPhone} onVerified={() => setStep('form')} />}
      {step === 'again' && <Divider />}
      {step !== 'first' && children(() => setStep('again'))}
    </>
  );
}
