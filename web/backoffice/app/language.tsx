import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import type { Language } from '../../../contract/schema/error.ts';
import { chosenLanguage, keepLanguage, languageOfDocument } from '../../client/language.ts';
import { languageOfAddress } from '../../client/sign-in-path.ts';

interface Choice {
  language: Language;
  choose(language: Language): void;
}

const LanguageContext = createContext<Choice | null>(null);

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState(chosenLanguage);
  const language = languageOfAddress(useLocation().pathname) ?? chosen ?? languageOfDocument();
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  }, [language]);
  const choice = useMemo<Choice>(
    () => ({
      language,
      choose(next: Language) {
        keepLanguage(next);
        // The page stays as it is until the other words are there.
        startTransition(() => setChosen(next));
      },
    }),
    [language],
  );
  return <LanguageContext.Provider value={choice}>{children}</LanguageContext.Provider>;
}

export function useLanguage(): Choice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage outside LanguageProvider');
  return choice;
}
