/** Words of one feature, loaded in the language that is spoken and no other. */
import { use } from 'react';
import type { Language } from '../../contract/error.ts';
import { useLanguage } from './language.tsx';

export interface WordsHook<W> {
  /** In the visitor's language. Suspends only where `load` was not called before. */
  (): W;
  load(language: Language): Promise<W>;
}

export function defineWords<W>(sources: Record<Language, () => Promise<W>>): WordsHook<W> {
  const loaded: Partial<Record<Language, W>> = {};
  const loading: Partial<Record<Language, Promise<W>>> = {};
  const load = (language: Language): Promise<W> => {
    loading[language] ??= sources[language]().then((words) => {
      loaded[language] = words;
      return words;
    });
    return loading[language];
  };
  const useWords = () => {
    const { language } = useLanguage();
    return loaded[language] ?? use(load(language));
  };
  return Object.assign(useWords, { load });
}
