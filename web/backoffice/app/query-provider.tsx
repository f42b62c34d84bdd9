import { QueryClientProvider } from '@tanstack/react-query';
import { App } from 'antd';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import { errorSentence } from '../../../locales/errors.ts';
import { CallError } from '../../client/call.ts';
import { useLanguage } from './language.tsx';
import { returnBySignIn } from './leave.ts';
import { createQueryClient } from './queries.ts';

const MESSAGE_SECONDS = 2;

/** Around every page but sign-in, which asks nothing of the server by itself. */
export function Queries({ children = <Outlet /> }: { children?: ReactNode }) {
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
