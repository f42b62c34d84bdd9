import { Card } from 'antd';
import type { ReactNode } from 'react';
import type { OwnCompany } from '../../../../contract/company/company.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { useCompany } from '../../account/company.ts';
import { type ProfileTab, ProfileTabs } from './profile-tabs.tsx';

interface Props {
  tab: ProfileTab;
  children(company: OwnCompany): ReactNode;
  /** A second form of the screen, in a card of its own. */
  below?(company: OwnCompany): ReactNode;
}

/** One of the three screens of the company profile; each saves its own part (spec M2.14). */
export function ProfilePage({ tab, children, below }: Props) {
  const company = useCompany();
  return (
    <Page>
      <div className="stack">
        <Card styles={{ body: { paddingTop: 4 } }}>
          <ProfileTabs tab={tab} />
          <Answer of={company}>{children}</Answer>
        </Card>
        {below && company.data && below(company.data)}
      </div>
    </Page>
  );
}
