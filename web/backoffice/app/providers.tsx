import { InboxOutlined } from '@ant-design/icons';
/** What every page of either app relies on: language, theme, notices. */
import { App, ConfigProvider, type ThemeConfig } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { LanguageProvider } from './language.tsx';
import { theme } from './theme.ts';
import { useAntdWords } from './words.ts';

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
      empty={{ image: <InboxOutlined />, className: 'nothing-here' }}
    >
      <App notification={{ placement: 'topRight' }} message={{ maxCount: 3 }}>
        {children}
      </App>
    </ConfigProvider>
  );
}
