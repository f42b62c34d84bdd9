import { Link, useSearchParams } from 'react-router';
import type { Tokens } from '../../../../contract/account/auth.ts';
import type { Language } from '../../../../domain/enumerations.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { AuthFrame } from '../../../backoffice/sign-in/auth-frame.tsx';
import { SignInCard } from '../../../backoffice/sign-in/sign-in-card.tsx';
import { isOurUrl } from '../../../client/host.ts';
import { chosenLanguage, keepLanguage } from '../../../client/language.ts';
import { storeTokens } from '../../../client/session.ts';
import { entrancePath } from '../../outside-screens.ts';
import { Welcome } from './welcome.tsx';

const OTHER = {
  zh: { to: entrancePath('signInEnglish'), label: 'ENGLISH', language: 'en' },
  en: { to: entrancePath('signIn'), label: '简体中文', language: 'zh' },
} as const satisfies Record<Language, object>;

/** Sign-in in the language of its address, whatever was chosen before (spec M2.4). */
export function SignInPage({ language }: { language: Language }) {
  const { choose } = useLanguage();
  const kit = useBackofficeWords();
  const [query] = useSearchParams();

  const enter = async (tokens: Tokens) => {
    const { data } = storeTokens(tokens);
    if (!chosenLanguage()) keepLanguage(language);
    // A new document, as `from` may be on another of our hosts.
    location.assign(data.cid === null ? entrancePath('registerCompany') : destination(query.get('from')));
  };
  const other = OTHER[language];
  return (
    <AuthFrame
      beside={<Welcome />}
      aside={
        <Link to={{ pathname: other.to, search: query.toString() }} onClick={() => choose(other.language)}>
          {other.label}
        </Link>
      }
    >
      <title>
        {language === 'zh' ? kit.signIn.documentTitle : `${kit.signIn.documentTitle} - ${kit.brand}`}
      </title>
      <SignInCard
        title={kit.signIn.title}
        onTokens={enter}
        links={
          <>
            <Link to={entrancePath('recovery')}>{kit.signIn.forgot}</Link>
            <Link to={entrancePath('register')}>{kit.signIn.join}</Link>
          </>
        }
      />
    </AuthFrame>
  );
}

const destination = (from: string | null): string =>
  from && isOurUrl(from) ? from : entrancePath('dashboard');
