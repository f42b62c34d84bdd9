/** Everything a page of either app may rely on: language, theme, notices, queries. */
import { QueryClientProvider } from '@tanstack/react-query';
import { App, ConfigProvider, type ThemeConfig } from 'antd';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { errorSentence } from '../../locales/errors.ts';
import { CallError } from '../client/call.ts';
import { clearSession, expireSession } from '../client/session.ts';
import { signInPath } from '../client/sign-in-path.ts';
import { LanguageProvider, useLanguage } from './language.tsx';
import { createQueryClient } from './queries.ts';
import { theme } from './theme.ts';
import { useAntdWords } from './words.ts';

const MESSAGE_SECONDS = 2;

export function Providers({ children }: { children: ReactNode }) {
  return (
    <LanguageProvider>
      <Suspense>
        <Themed>{children}</Themed>
      </Suspense>
    </LanguageProvider>
  );
}

/** Nothing moves for who has asked their system for that. */
const themeOfVisitor = (): ThemeConfig => ({
  ...theme,
  token: { ...theme.token, motion: !matchMedia('(prefers-reduced-motion: reduce)').matches },
});

function Themed({ children }: { children: ReactNode }) {
  const locale = useAntdWords();
  const [shown] = useState(themeOfVisitor);
  return (
    <ConfigProvider
      locale={locale}
      theme={shown}
      form={{ scrollToFirstError: true }}
      button={{ autoInsertSpace: false }}
    >
      <App notification={{ placement: 'topRight' }} message={{ maxCount: 3 }}>
        <Queries>{children}</Queries>
      </App>
    </ConfigProvider>
  );
}

function Queries({ children }: { children: ReactNode }) {
  const leave = useLeaveOn401();
  const [client] = useState(() => createQueryClient(leave));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Says '请登录' for two seconds, once for however many calls were refused, and goes to sign-in. */
function useLeaveOn401(): (error: unknown) => void {
  const { message } = App.useApp();
  const { language } = useLanguage();
  const leaving = useRef(false);
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof CallError) || error.status !== 401 || leaving.current) return;
      leaving.current = true;
      message.error(errorSentence('sign_in_required', language), MESSAGE_SECONDS);
      setTimeout(() => returnBySignIn(language), MESSAGE_SECONDS * 1000);
    },
    [message, language],
  );
}

// Both begin a new document: no answer fetched for the account that has left stays in memory.

/** Signs out: nothing of the account stays on this computer (spec M4.7). */
export function leaveToSignIn(language: 'en' | 'zh'): void {
  clearSession();
  location.assign(signInPath(language));
}

/** The session was refused: sign-in leads back to where one was, and to what was typed there. */
function returnBySignIn(language: 'en' | 'zh'): void {
  const { origin, pathname, search } = location;
  expireSession();
  location.assign(`${signInPath(language)}?from=${encodeURIComponent(origin + pathname + search)}`);
}
