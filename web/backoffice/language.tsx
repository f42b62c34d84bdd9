import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { Language } from '../../contract/error.ts';
import { language as currentLanguage, keepLanguage, speakOnThisPage } from '../client/language.ts';

interface Choice {
  language: Language;
  choose(language: Language): void;
  /** Speaks one language until the page is left, and keeps what was chosen. */
  speak(language: Language | null): void;
}

const LanguageContext = createContext<Choice | null>(null);

/** A change of language is a transition: the page stays as it is until the other words are there. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(currentLanguage);
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  }, [language]);
  const acts = useMemo(
    () => ({
      choose(chosen: Language) {
        keepLanguage(chosen);
        speakOnThisPage(null);
        startTransition(() => setLanguage(chosen));
      },
      speak(spoken: Language | null) {
        speakOnThisPage(spoken);
        startTransition(() => setLanguage(currentLanguage()));
      },
    }),
    [],
  );
  const choice = useMemo<Choice>(() => ({ language, ...acts }), [language, acts]);
  return <LanguageContext.Provider value={choice}>{children}</LanguageContext.Provider>;
}

export function useLanguage(): Choice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage outside LanguageProvider');
  return choice;
}
