/** The words of one feature, loaded only in the language in use. */
import { use } from 'react';
import type { Language } from '../../../contract/schema/error.ts';
import { useLanguage } from './language.tsx';

export interface WordsHook<W> {
  /** In the visitor's language. Suspends only where `load` was not called before. */
  (): W;
  load(language: Language): Promise<W>;
}

export function defineWords<W>(sources: Record<Language, () => Promise<W>>): WordsHook<W> {
  const loading: Partial<Record<Language, Promise<W>>> = {};
  const load = (language: Language): Promise<W> => {
    loading[language] ??= knownWhenLoaded(sources[language]());
    return loading[language];
  };
  const useWords = () => use(load(useLanguage().language));
  return Object.assign(useWords, { load });
}

/** React shows at once what a promise with these marks holds; without them it waits for the next tick, each time. */
function knownWhenLoaded<W>(words: Promise<W>): Promise<W> {
  words.then(
    (value) => Object.assign(words, { status: 'fulfilled', value }),
    () => {},
  );
  return words;
}
