import { AuthFrame } from '../../backoffice/sign-in/auth-frame.tsx';
import { CaptchaInput } from '../../backoffice/sign-in/captcha.tsx';
import { CodeForm } from '../../backoffice/sign-in/code-form.tsx';
import { PasswordForm } from '../../backoffice/sign-in/password-form.tsx';
import { SignInCard } from '../../backoffice/sign-in/sign-in-card.tsx';
import { SignInProblem } from '../../backoffice/sign-in/sign-in-problem.tsx';
import { TotpForm } from '../../backoffice/sign-in/totp-form.tsx';
import { CallError } from '../../client/call.ts';
import { type Entries, only, type Say } from '../entry.ts';
import { longText } from '../samples.ts';
import { done, nothing } from './samples.tsx';

export function signInEntries(say: Say): Entries {
  const aside = <a href="/login.html">{say('Other language', '其他语言')}</a>;
  const title = say('Sign in', '登录');
  return {
    AuthFrame: only(
      <AuthFrame aside={aside}>
        <h1>{title}</h1>
      </AuthFrame>,
      'page',
    ),
    SignInCard: only(
      <AuthFrame aside={aside}>
        <SignInCard title={title} onTokens={done} links={<a href="/">{say('Register', '注册')}</a>} />
      </AuthFrame>,
      'page',
    ),
    PasswordForm: only(<PasswordForm onTokens={done} onTicket={nothing} />, undefined, 'empty'),
    CodeForm: only(<CodeForm onTokens={done} onTicket={nothing} />, undefined, 'empty'),
    TotpForm: only(<TotpForm ticket="" onTokens={done} />, undefined, 'empty'),
    SignInProblem: only(
      <SignInProblem error={new CallError(403, { code: 'staff_sign_in', error: longText(say) })} />,
      undefined,
      'elsewhere',
    ),
    CaptchaInput: only(<CaptchaInput stamp={1} renew={nothing} />),
  };
}
