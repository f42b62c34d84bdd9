/** What the gallery shows: components by name, each in all its states. */
import { type ComponentType, createElement, type ReactNode } from 'react';

export type States = Record<string, ReactNode>;
/** Each state by itself: what is one of its kind on a page, or `page`, what is a whole page. */
type Alone = 'component' | 'page';
export interface Entry {
  states: States;
  alone?: Alone;
}
export type Entries = Record<string, Entry>;

/** Says a sample text in the language shown. */
export type Say = (en: string, zh: string) => string;

/** What has one state. */
export const only = (shown: ReactNode, alone?: Alone, state = 'default'): Entry => ({
  states: { [state]: shown },
  ...(alone && { alone }),
});

/** One state for each of the values, which name them. */
export const eachOf = <K extends string>(
  values: readonly K[],
  shown: (value: K) => ReactNode,
  alone?: Alone,
): Entry => ({
  states: Object.fromEntries(values.map((value) => [value, shown(value)])),
  ...(alone && { alone }),
});

/** A component by what its states have in common, and what each has of its own. */
export const statesOf = <P extends object>(
  component: ComponentType<P>,
  common: Partial<P>,
  states: Record<string, Partial<P>>,
  alone?: Alone,
): Entry => ({
  states: Object.fromEntries(
    Object.entries(states).map(([state, own]) => [
      state,
      createElement(component, { key: state, ...common, ...own } as unknown as P),
    ]),
  ),
  ...(alone && { alone }),
});

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
