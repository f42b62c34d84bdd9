import { Button } from 'antd';
import { useLanguage } from '../../backoffice/language.tsx';
import { leaveToSignIn } from '../../backoffice/leave.ts';
import { NotAllowed } from '../../backoffice/permission/not-allowed.tsx';
import { useBackofficeWords } from '../../backoffice/words.ts';
import { publicUrl } from '../../client/host.ts';

/** The session is shared by all hosts, so a member may arrive here signed in. */
export function StaffOnly() {
  const kit = useBackofficeWords();
  const { language } = useLanguage();
  return (
    <main>
      <NotAllowed text={kit.signIn.staffOnly}>
        <Button type="primary" href={publicUrl().replace('://', '://my.')}>
          {kit.signIn.toOffice}
        </Button>
        <Button onClick={() => leaveToSignIn(language)}>{kit.logout}</Button>
      </NotAllowed>
    </main>
  );
}
