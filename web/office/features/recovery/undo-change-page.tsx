import { Button, Result } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { authRoutes } from '../../../../contract/account/auth.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { RegionalSettings } from '../../../backoffice/shell/regional-settings.tsx';
import { AuthFrame } from '../../../backoffice/sign-in/auth-frame.tsx';
import { call } from '../../../client/call.ts';
import { signOut } from '../../../client/session.ts';
import { keepVerifiedAccount } from '../../account/verified-account.ts';
import { pathOf } from '../../screens.ts';
import { useRecoveryWords } from '../../words.ts';

/** Where the link of a mail leads that tells of another e-mail or number. A button, since mail scanners open links. */
export function UndoChangePage() {
  const text = useRecoveryWords().undo;
  const { brand } = useBackofficeWords();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const token = location.hash.slice(1);

  const undo = async () => {
    setBusy(true);
    try {
      const { email } = await call(authRoutes.undoContactChange, { body: { token } });
      signOut();
      keepVerifiedAccount(email);
      navigate(pathOf('recoveryPassword'));
    } catch {
      setFailed(true);
    }
  };
  return (
    <AuthFrame aside={<RegionalSettings />}>
      <title>{`${text.title} - ${brand}`}</title>
      {token && !failed ? (
        <Result
          status="warning"
          title={<h1 className="auth-title">{text.title}</h1>}
          subTitle={text.text}
          extra={
            <Button type="primary" loading={busy} onClick={undo}>
              {text.submit}
            </Button>
          }
        />
      ) : (
        <Result
          status="error"
          title={<h1 className="auth-title">{text.failed}</h1>}
          subTitle={text.failedText}
          extra={<Button onClick={() => navigate(pathOf('recovery'))}>{text.recover}</Button>}
        />
      )}
    </AuthFrame>
  );
}
