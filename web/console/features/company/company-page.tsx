import { Tabs } from 'antd';
import { useParams, useSearchParams } from 'react-router';
import { type CompanyFile, peopleRoutes } from '../../../../contract/operator/people.ts';
import { ACCOUNT_STATUS } from '../../../../domain/account/account.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { StatusTag } from '../../../backoffice/status/status-tag.tsx';
import { shopUrl } from '../../../client/host.ts';
import { isOperator, useStaff } from '../../staff.ts';
import { usePeopleWords } from '../../words.ts';
import { CertificationTab } from './tabs/certification-tab.tsx';
import { ChangesTab } from './tabs/changes-tab.tsx';
import { DecisionsTab } from './tabs/decisions-tab.tsx';
import { LogTab } from './tabs/log-tab.tsx';
import { NotesTab } from './tabs/notes-tab.tsx';
import { ProductsTab } from './tabs/products-tab.tsx';
import { ProfileTab } from './tabs/profile-tab.tsx';
import { ReportsTab } from './tabs/reports-tab.tsx';
import { TiersTab } from './tabs/tiers-tab.tsx';
import { TierTag } from './tier-tag.tsx';

const SUPPLIER = [
  'profile',
  'certification',
  'products',
  'decisions',
  'reports',
  'changes',
  'tiers',
  'notes',
] as const;
const BUYER = ['profile', 'decisions', 'reports', 'notes'] as const;

/** Everything about one company, a tab for each subject; the log is for operators. */
export function CompanyPage() {
  const id = Number(useParams().id) || 0;
  const file = useCall(peopleRoutes.getCompanyFile, { params: { id } });
  return (
    <Page title={file.data?.profile.name}>
      <Answer of={file}>{(company) => <Company key={id} id={id} file={company} />}</Answer>
    </Page>
  );
}

function Company({ id, file }: { id: number; file: CompanyFile }) {
  const words = usePeopleWords();
  const staff = useStaff().data;
  const [address, setAddress] = useSearchParams();
  const operator = staff !== undefined && isOperator(staff);
  const own = file.profile.type === 1 ? SUPPLIER : BUYER;
  const tabs: readonly string[] = operator ? [...own, 'log'] : own;
  const asked = address.get('tab') ?? '';
  const tab = tabs.includes(asked) ? asked : 'profile';
  const { profile, owner } = file;
  return (
    <div className="stack">
      <div className="row">
        {profile.type === 1 ? (
          <>
            <StatusTag of="certification" status={file.certification} />
            {file.tier && <TierTag tier={file.tier} />}
            {file.visible ? (
              <a href={shopUrl(profile.domain)} target="_blank" rel="noopener noreferrer">
                {words.shop}
              </a>
            ) : (
              <span className="quiet">{words.notPublic}</span>
            )}
          </>
        ) : (
          <span className="quiet">{words.buyer}</span>
        )}
        {owner.status !== ACCOUNT_STATUS.normal && <StatusTag of="account" status={owner.status} />}
      </div>
      <Tabs
        activeKey={tab}
        onChange={(next) => setAddress({ tab: next })}
        items={tabs.map((key) => ({ key, label: words.tabs[key as keyof typeof words.tabs] }))}
      />
      {tab === 'profile' && <ProfileTab id={id} file={file} operator={operator} />}
      {tab === 'certification' && <CertificationTab id={id} file={file} operator={operator} />}
      {tab === 'products' && <ProductsTab id={id} counts={file.products} />}
      {tab === 'decisions' && <DecisionsTab id={id} />}
      {tab === 'reports' && <ReportsTab id={id} />}
      {tab === 'changes' && <ChangesTab id={id} />}
      {tab === 'tiers' && <TiersTab id={id} operator={operator} />}
      {tab === 'notes' && <NotesTab user={owner.id} />}
      {tab === 'log' && <LogTab user={owner.id} />}
    </div>
  );
}
