import { Card } from 'antd';
import type { ReactNode } from 'react';
import { Page } from '../../../../backoffice/shell/page.tsx';

export function SecuritySubPage({ children }: { children: ReactNode }) {
  return (
    <Page>
      <Card>
        <div className="form-narrow">{children}</div>
      </Card>
    </Page>
  );
}
