import { Button } from 'antd';
import { useLanguage } from '../../backoffice/language.tsx';
import { leaveToSignIn } from '../../backoffice/providers.tsx';
import { ResultPage } from '../../backoffice/shell/result-page.tsx';
import { useBackofficeWords } from '../../backoffice/words.ts';
import { publicUrl } from '../../client/host.ts';

/** The session is shared by all hosts, so a member may arrive here signed in. */
export function StaffOnly() {
  const kit = useBackofficeWords();
  const { language } = useLanguage();
  return (
    <main>
      <ResultPage
        status="403"
        title={kit.forbidden.title}
        text={kit.signIn.staffOnly}
        extra={[
          <Button key="office" type="primary" href={publicUrl().replace('://', '://my.')}>
            {kit.signIn.toOffice}
          </Button>,
          <Button key="logout" onClick={() => leaveToSignIn(language)}>
            {kit.logout}
          </Button>,
        ]}
      />
    </main>
  );
}
