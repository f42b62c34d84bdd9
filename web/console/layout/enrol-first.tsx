import { Button } from 'antd';
import { useLanguage } from '../../backoffice/app/language.tsx';
import { leaveToSignIn } from '../../backoffice/app/leave.ts';
import { useBackofficeWords, useSecondFactorWords } from '../../backoffice/app/words.ts';
import { AuthFrame } from '../../backoffice/sign-in/auth-frame.tsx';
import { Enrolment } from '../../backoffice/sign-in/second-factor/enrolment.tsx';

/** In the place of every screen until the second factor is set up: the server answers nothing else. */
export function EnrolFirst() {
  const text = useSecondFactorWords();
  const kit = useBackofficeWords();
  const { language } = useLanguage();
  return (
    <AuthFrame
      aside={
        <Button type="link" onClick={() => leaveToSignIn(language)}>
          {kit.logout}
        </Button>
      }
    >
      <h1 className="auth-title">{text.title}</h1>
      <p>{text.required}</p>
      {/* a new document: every answer so far was a refusal */}
      <Enrolment onDone={() => location.reload()} />
    </AuthFrame>
  );
}
