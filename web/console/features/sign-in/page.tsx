import { Link, useSearchParams } from 'react-router';
import type { Tokens } from '../../../../contract/account/auth.ts';
import type { Language } from '../../../../domain/enumerations.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { AuthFrame } from '../../../backoffice/sign-in/auth-frame.tsx';
import { SignInCard } from '../../../backoffice/sign-in/sign-in-card.tsx';
import { chosenLanguage, keepLanguage } from '../../../client/language.ts';
import { storeTokens } from '../../../client/session.ts';
import { signInPath } from '../../../client/sign-in-path.ts';
import { useFrameWords } from '../../words.ts';

const OTHER = {
  zh: { label: 'ENGLISH', language: 'en' },
  en: { label: '简体中文', language: 'zh' },
} as const satisfies Record<Language, object>;

export function SignInPage({ language }: { language: Language }) {
  const { choose } = useLanguage();
  const [query] = useSearchParams();
  const frame = useFrameWords();
  const kit = useBackofficeWords();
  const enter = async (tokens: Tokens) => {
    storeTokens(tokens);
    if (!chosenLanguage()) keepLanguage(language);
    const from = query.get('from');
    // a page of the console alone: the other hosts have sign-ins of their own
    location.assign(from && URL.canParse(from) && new URL(from).origin === location.origin ? from : '/');
  };
  const other = OTHER[language];
  return (
    <AuthFrame
      aside={
        <Link
          to={{ pathname: signInPath(other.language), search: query.toString() }}
          onClick={() => choose(other.language)}
        >
          {other.label}
        </Link>
      }
    >
      <title>{`${frame.name} - ${kit.brand}`}</title>
      <SignInCard title={frame.name} onTokens={enter} />
    </AuthFrame>
  );
}
