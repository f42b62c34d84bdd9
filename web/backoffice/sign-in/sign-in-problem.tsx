import { Alert, Button } from 'antd';
import { CallError } from '../../client/call.ts';
import { consoleUrl, officeUrl } from '../../client/host.ts';
import { signInPath } from '../../client/sign-in-path.ts';
import { useLanguage } from '../app/language.tsx';
import { useBackofficeWords } from '../app/words.ts';

interface Props {
  error: unknown;
  /** Said behind the sentence. */
  more?: string | undefined;
  className?: string;
}

/** Why nobody was signed in; where the account signs in at the other site, with the way there. */
export function SignInProblem({ error, more, className = 'form-alert' }: Props) {
  const words = useBackofficeWords().signIn;
  const { language } = useLanguage();
  const path = signInPath(language);
  const code = error instanceof CallError ? error.code : '';
  const there = {
    staff_sign_in: { href: consoleUrl(path), label: words.toConsole },
    member_sign_in: { href: officeUrl(path), label: words.toOffice },
  }[code];
  return (
    <Alert
      type="error"
      showIcon
      title={`${(error as Error).message} ${more ?? ''}`.trim()}
      className={className}
      description={
        there && (
          <Button type="link" href={there.href} className="sign-in-there">
            {there.label}
          </Button>
        )
      }
    />
  );
}
