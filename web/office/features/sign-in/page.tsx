import { useLayoutEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Tokens } from '../../../../contract/auth.ts';
import type { Language } from '../../../../domain/enumerations.ts';
import { useLanguage } from '../../../backoffice/language.tsx';
import { AuthFrame } from '../../../backoffice/sign-in/auth-frame.tsx';
import { SignInCard } from '../../../backoffice/sign-in/sign-in-card.tsx';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { isOurUrl } from '../../../client/host.ts';
import { chosenLanguage, keepLanguage } from '../../../client/language.ts';
import { storeTokens } from '../../../client/session.ts';
import { HOME, RECOVER_1, REGISTER_1, REGISTER_2 } from '../../guard.ts';

const OTHER = {
  zh: { to: '/en/login.html', label: 'ENGLISH', language: 'en' },
  en: { to: '/login.html', label: '简体中文', language: 'zh' },
} as const satisfies Record<Language, object>;

/** Sign-in in the language of its address, whatever was chosen before (spec M2.4). */
export function SignInPage({ language }: { language: Language }) {
  const { speak, choose } = useLanguage();
  const kit = useBackofficeWords();
  const [query] = useSearchParams();
  // Before the page is painted, so that the other language does not flash up.
  useLayoutEffect(() => {
    speak(language);
    return () => speak(null);
  }, [speak, language]);

  const enter = async (tokens: Tokens) => {
    const { data } = storeTokens(tokens);
    if (!chosenLanguage()) keepLanguage(language);
    // A new document, as `from` may be on another of our hosts.
    location.assign(data.cid === null ? REGISTER_2 : destination(query.get('from')));
  };
  const other = OTHER[language];
  return (
    <AuthFrame
      aside={
        <Link to={{ pathname: other.to, search: query.toString() }} onClick={() => choose(other.language)}>
          {other.label}
        </Link>
      }
    >
      <title>{`${kit.signIn.documentTitle} - ${kit.brand}`}</title>
      <SignInCard
        title={kit.signIn.title}
        onTokens={enter}
        links={
          <>
            <Link to={RECOVER_1}>{kit.signIn.forgot}</Link>
            <Link to={language === 'en' ? '/register1' : REGISTER_1}>{kit.signIn.join}</Link>
          </>
        }
      />
    </AuthFrame>
  );
}

const destination = (from: string | null): string => (from && isOurUrl(from) ? from : HOME);
