/** Loads the page of a route: its code and words in parallel, before it is shown. */
import { type ComponentType, createElement } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { language, speakOnThisPage } from '../../client/language.ts';
import { languageOfAddress } from '../../client/sign-in-path.ts';
import type { WordsHook } from '../app/define-words.ts';

type AnyWords = Pick<WordsHook<unknown>, 'load'>;
export interface RoutePage {
  lazy: NonNullable<RouteObject['lazy']>;
  words: readonly AnyWords[];
}

/** The code of a page could not be fetched, as after a release that replaced it. */
export class PageNotLoaded extends Error {}

type PropsOf<Page> = Page extends ComponentType<infer Props> ? Props : never;

/** Pages that need these words, each by its module and the name of its component there. */
export const pageWith =
  (...words: readonly AnyWords[]) =>
  <Module, Name extends keyof Module>(
    load: () => Promise<Module>,
    name: Name,
    props?: PropsOf<Module[Name]>,
  ): RoutePage => {
    const lazy = async () => {
      const loaded = await load().catch((cause: unknown) => {
        throw new PageNotLoaded('page not loaded', { cause });
      });
      // One component may stand at several addresses; each has a state of its own.
      const own = { key: JSON.stringify(props ?? {}), ...(props as object | undefined) };
      return { element: createElement(loaded[name] as ComponentType, own) };
    };
    return { lazy, words };
  };

/** Loads words in the language in which the address will be shown. */
export async function loadWords(words: readonly AnyWords[], { request }: LoaderFunctionArgs): Promise<null> {
  speakOnThisPage(languageOfAddress(new URL(request.url).pathname));
  await Promise.all(words.map((set) => set.load(language())));
  return null;
}
