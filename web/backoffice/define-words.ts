/** Words of one feature, loaded in the language that is spoken and no other. */
import { use } from 'react';
import type { Language } from '../../contract/error.ts';
import { useLanguage } from './language.tsx';

export interface WordsHook<W> {
  /** In the visitor's language. Suspends only where `load` was not called before. */
  (): W;
  load(language: Language): Promise<W>;
}

/** As `use` reads it: one that is known to be fulfilled is read at once. */
type Known<W> = Promise<W> & { status?: 'fulfilled'; value?: W };

export function defineWords<W>(sources: Record<Language, () => Promise<W>>): WordsHook<W> {
  const loading: Partial<Record<Language, Known<W>>> = {};
  const load = (language: Language): Promise<W> => {
    const known = loading[language];
    if (known) return known;
    const started: Known<W> = sources[language]().then((value) => {
      Object.assign(started, { status: 'fulfilled', value });
      return value;
    });
    loading[language] = started;
    return started;
  };
  // `use` is called whether or not the words are there: React draws a component again from where it suspended,
  // and fails if the hook is not called then.
  const useWords = () => use(load(useLanguage().language));
  return Object.assign(useWords, { load });
}
