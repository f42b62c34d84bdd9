import { Button, Tag } from 'antd';
import { useState } from 'react';
import {
  type CompanyChangeItem,
  companyChangeRoutes,
} from '../../../../../contract/company/company-change.ts';
import { type Column, timeColumn } from '../../../../backoffice/list/columns/columns.tsx';
import { TableBody } from '../../../../backoffice/list/list-body.tsx';
import { useList } from '../../../../backoffice/list/use-list.ts';
import { useCompanyChangeWords, usePeopleWords } from '../../../words.ts';
import { ChangedFacts } from '../changed-facts.tsx';
import { RefuseDialog } from '../refuse-dialog.tsx';

/** All changes of a company, seen or not, and the way to put back what one changed. */
export function ChangesTab({ id }: { id: number }) {
  const words = useCompanyChangeWords();
  const people = usePeopleWords();
  const [refusing, setRefusing] = useState<CompanyChangeItem | null>(null);
  const list = useList(companyChangeRoutes.listChangesOfCompany, {
    input: (query) => ({ params: { id }, query }),
  });
  const columns: Column<CompanyChangeItem>[] = [
    {
      key: 'part',
      title: words.changed,
      width: 160,
      render: (_, { part, user }) => (
        <>
          {words.parts[part]}
          <div className="quiet">{user.name}</div>
        </>
      ),
    },
    { key: 'facts', title: people.beforeAfter, render: (_, { facts }) => <ChangedFacts facts={facts} /> },
    timeColumn('created', words.created, (change) => change.created_at),
    {
      key: 'state',
      title: people.state,
      width: 180,
      render: (_, change) =>
        change.refused_at ? (
          <>
            <Tag color="error">{people.refused}</Tag>
            <div className="quiet">{change.refusal}</div>
          </>
        ) : (
          <div className="stack">
            <span className="quiet">{change.seen_at ? people.seen : people.unseen}</span>
            {change.refusable && (
              <Button danger onClick={() => setRefusing(change)}>
                {people.refuse}
              </Button>
            )}
          </div>
        ),
    },
  ];
  return (
    <>
      <TableBody list={list} columns={columns} empty={people.noChange} />
      {refusing && <RefuseDialog change={refusing} onClose={() => setRefusing(null)} />}
    </>
  );
}
