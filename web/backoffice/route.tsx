/** A line of an app's route table: the code of a page and its words come together, before it is shown. */
import { type ComponentType, createElement } from 'react';
import type { RouteObject } from 'react-router';
import { language } from '../client/language.ts';
import type { WordsHook } from './define-words.ts';

export type Loadable = Pick<WordsHook<unknown>, 'load'>;

export function page<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words: readonly Loadable[],
  props: Props,
): NonNullable<RouteObject['lazy']> {
  return async () => {
    const [Page] = await Promise.all([load(), ...words.map((set) => set.load(language()))]);
    // One component may stand at several addresses; each has a state of its own.
    return { element: createElement(Page, { key: JSON.stringify(props), ...props }) };
  };
}
