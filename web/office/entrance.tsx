/**
 * Sign-in and the frame around every page: all that the first script contains. Other pages have their routes in
 * routes.tsx, so that sign-in stays small however many screens there are.
 */
import { matchRoutes, type RouteObject, redirectDocument } from 'react-router';
import type { Language } from '../../domain/enumerations.ts';
import { useAntdWords, useBackofficeWords } from '../backoffice/app/words.ts';
import { Root } from '../backoffice/root.tsx';
import { loadWords, pageWith, type RoutePage } from '../backoffice/routing/page.ts';
import { Crashed } from '../backoffice/shell/crashed.tsx';
import { guardScreen } from './account/guard.ts';
import { SignInPage } from './features/sign-in/page.tsx';
import { type OfficeScreen, outside } from './outside-screens.ts';
import { useWelcomeWords } from './words.ts';

export const screenRoute = (
  name: string,
  screen: OfficeScreen,
  { lazy, words }: RoutePage,
  path = screen.path,
): RouteObject => ({
  path,
  handle: name,
  loader: (args) => {
    guardScreen(screen, args.request);
    return loadWords(words, args);
  },
  // A session may end, or begin, between any two pages.
  shouldRevalidate: () => true,
  lazy,
});

/** An app of these pages. */
export const around = (children: RouteObject[]): RouteObject[] => [
  {
    loader: (args) => loadWords([useBackofficeWords, useAntdWords], args),
    shouldRevalidate: () => true,
    element: <Root />,
    hydrateFallbackElement: <div />,
    children: [{ errorElement: <Crashed />, children }],
  },
];

export type SignInName = 'signIn' | 'signInEnglish';
const welcome = pageWith(useWelcomeWords);
const signIn = (name: SignInName, language: Language) =>
  screenRoute(
    name,
    outside[name],
    welcome(async () => ({ SignInPage }), 'SignInPage', { language }),
  );
export const signInRoutes = [signIn('signIn', 'zh'), signIn('signInEnglish', 'en')];

export const isSignIn = (pathname: string): boolean => matchRoutes(signInRoutes, pathname) !== null;

/** Sign-in alone: what leads on from it, or back, begins a new document. */
export const signInOnly = around([
  ...signInRoutes,
  {
    path: '*',
    loader: ({ request }) => {
      throw redirectDocument(request.url);
    },
  },
]);
