/** What the gallery shows: components by name, each in all its states. */
import type { ReactNode } from 'react';

export type States = Record<string, ReactNode>;
export interface Entry {
  states: States;
  /** Each state by itself: what is one of its kind on a page, or `page`, what is a whole page. */
  alone?: 'component' | 'page';
}
export type Entries = Record<string, Entry>;

/** Says a sample text in the language shown. */
export type Say = (en: string, zh: string) => string;

export interface View {
  /** In the address, behind `#`. */
  name: string;
  title: string;
  states: States;
  isPage: boolean;
}

export const viewsOf = (entries: Entries): View[] =>
  Object.entries(entries).flatMap(([title, { states, alone }]) =>
    alone
      ? Object.entries(states).map(([state, shown]) => ({
          name: `${title}/${state.replaceAll(' ', '-')}`,
          title,
          states: { [state]: shown },
          isPage: alone === 'page',
        }))
      : [{ name: title, title, states, isPage: false }],
  );
