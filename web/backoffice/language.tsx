import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Language } from '../../contract/error.ts';
import { backoffice as en } from '../../locales/en/backoffice.ts';
import { backoffice as zh } from '../../locales/zh/backoffice.ts';
import { language as currentLanguage, keepLanguage, speakOnThisPage } from '../client/language.ts';

interface Choice {
  language: Language;
  choose(language: Language): void;
  /** Speaks one language until the page is left, and keeps what was chosen. */
  speak(language: Language | null): void;
}

const LanguageContext = createContext<Choice | null>(null);

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
        setLanguage(chosen);
      },
      speak(spoken: Language | null) {
        speakOnThisPage(spoken);
        setLanguage(currentLanguage());
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

const WORDS = { en, zh };
export const useBackofficeWords = () => WORDS[useLanguage().language];
