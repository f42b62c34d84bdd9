import { Card } from 'antd';
import type { ReactNode } from 'react';
import { Page } from '../../../backoffice/shell/page.tsx';
import { useAccountWords } from '../../words.ts';

export function SecuritySubPage({ title, children }: { title: string; children: ReactNode }) {
  const account = useAccountWords();
  return (
    <Page title={title} trail={[account.title, account.tabs.security]}>
      <Card>
        <div className="form-narrow">{children}</div>
      </Card>
    </Page>
  );
}
