import { CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { type CompanyChangeItem, companyChangeRoutes } from '../../../../contract/company/company-change.ts';
import { BulkButton } from '../../../backoffice/list/bulk/bulk-button.tsx';
import { useBulkAction } from '../../../backoffice/list/bulk/use-bulk-action.tsx';
import { type Column, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { shopUrl } from '../../../client/host.ts';
import { pathOf } from '../../screens.ts';
import { useCompanyChangeWords, usePeopleWords } from '../../words.ts';
import { ChangedFacts } from '../company/changed-facts.tsx';
import { RefuseDialog } from '../company/refuse-dialog.tsx';
import { EvidenceList } from '../review/evidence-list.tsx';
import { seeCompanyChanges } from './company-change.queries.ts';

const HALF_A_MINUTE = 30_000;

export function CompanyChangesPage() {
  const words = useCompanyChangeWords();
  const people = usePeopleWords();
  const [refusing, setRefusing] = useState<CompanyChangeItem | null>(null);
  const list = useList(companyChangeRoutes.listCompanyChanges, {
    options: { refetchInterval: HALF_A_MINUTE },
  });
  const see = useBulkAction<CompanyChangeItem>(seeCompanyChanges, list, {
    nameOf: ({ company, part }) => `${company.name}: ${words.parts[part]}`,
  });
  const columns: Column<CompanyChangeItem>[] = [
    {
      key: 'company',
      title: words.company,
      width: 220,
      className: 'breakable',
      render: (_, { company, user, part }) => (
        <>
          <Link to={`${pathOf('company', { id: company.id })}?tab=changes`}>{company.name}</Link>
          <div>
            <a href={shopUrl(company.domain)} target="_blank" rel="noopener noreferrer">
              {company.domain}
            </a>
          </div>
          <div>{words.parts[part]}</div>
          <div className="quiet">{user.name}</div>
        </>
      ),
    },
    { key: 'facts', title: words.changed, render: (_, change) => <Changed change={change} /> },
    timeColumn('created', words.created, (change) => change.created_at),
    {
      key: 'see',
      title: words.seen,
      width: 150,
      render: (_, change) => (
        <div className="stack">
          <Button icon={<CheckOutlined />} disabled={see.busy} onClick={() => void see.act([change.id])}>
            {words.see}
          </Button>
          {change.refusable && (
            <Button danger disabled={see.busy} onClick={() => setRefusing(change)}>
              {people.refuse}
            </Button>
          )}
        </div>
      ),
    },
  ];
  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        empty={words.empty}
        bulk={
          <BulkButton
            selection={list.selection}
            icon={<CheckOutlined />}
            busy={see.busy}
            act={(ids) => void see.act(ids)}
          >
            {words.seeSelected}
          </BulkButton>
        }
      />
      {refusing && <RefuseDialog change={refusing} onClose={() => setRefusing(null)} />}
    </>
  );
}

function Changed({ change: { facts, evidence } }: { change: CompanyChangeItem }) {
  const words = useCompanyChangeWords();
  return (
    <div>
      <ChangedFacts facts={facts} />
      {evidence && evidence.findings.length > 0 && <EvidenceList evidence={evidence} names={words.facts} />}
    </div>
  );
}
