import { Tag } from 'antd';
import { Link } from 'react-router';
import { appealRoutes } from '../../../../contract/operator/appeal.ts';
import type { Reply } from '../../../../contract/schema/route.ts';
import { useBackofficeWords, useDecisionWords } from '../../../backoffice/app/words.ts';
import { type Column, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { OFFICE_SIZE } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { pathOf } from '../../screens.ts';
import { useAppealWords } from '../../words.ts';
import { MessageTabs } from '../message/message-tabs.tsx';

type Item = Reply<typeof appealRoutes.listOwnDecisions>['items'][number];

/** What was decided against the member and their company, with the way to appeal it. */
export function DecisionsPage() {
  const words = useDecisionWords();
  const text = useAppealWords();
  const kit = useBackofficeWords();
  const list = useList(appealRoutes.listOwnDecisions, { size: OFFICE_SIZE });
  const columns: Column<Item>[] = [
    {
      key: 'thing',
      title: text.thing,
      className: 'breakable',
      render: (_, { entity, title }) => (
        <>
          <div>{title}</div>
          <div className="quiet">{words.entities[entity]}</div>
        </>
      ),
    },
    {
      key: 'decision',
      title: text.decision,
      width: 150,
      render: (_, { kind }) => <Tag color="error">{words.kinds[kind]}</Tag>,
    },
    {
      key: 'appealed',
      title: text.appealed,
      width: 170,
      render: (_, { status }) => status !== null && <Tag>{words.statuses[status]}</Tag>,
    },
    timeColumn('decided', words.decidedAt, (decision) => decision.decided_at),
    {
      key: 'actions',
      title: kit.actions,
      width: 160,
      render: (_, { id, problem }) => (
        <Link to={pathOf('decision', { id })}>{problem === null ? text.open : text.see}</Link>
      ),
    },
  ];
  return <ListPage list={list} columns={columns} empty={text.empty} tabs={<MessageTabs tab="decisions" />} />;
}
