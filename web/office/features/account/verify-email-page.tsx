import { Result } from 'antd';
import { ButtonLink } from '../../../backoffice/routing/button-link.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { useUser } from '../../company.ts';
import { pathOf } from '../../screens.ts';
import { useAccountWords } from '../../words.ts';
import { SecuritySubPage } from './security-sub-page.tsx';

/** Shows the e-mail that registration verified, before another one is bound. */
export function VerifyEmailPage() {
  const text = useAccountWords().email;
  const user = useUser();
  return (
    <SecuritySubPage>
      <Answer of={user}>
        {({ email }) => (
          <Result
            status="success"
            title={email}
            subTitle={text.verifyText}
            extra={
              <ButtonLink to={pathOf('bindEmail')} type="primary">
                {text.next}
              </ButtonLink>
            }
          />
        )}
      </Answer>
    </SecuritySubPage>
  );
}
