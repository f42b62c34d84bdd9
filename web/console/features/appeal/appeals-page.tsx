import { Tag } from 'antd';
import { Link } from 'react-router';
import { APPEAL_FILTERS, type AppealItem, appealRoutes } from '../../../../contract/operator/appeal.ts';
import { APPEAL_STATUS } from '../../../../domain/decision/appeal.ts';
import { useDecisionWords } from '../../../backoffice/app/words.ts';
import { type Column, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { SegmentedFilter } from '../../../backoffice/list/filters.tsx';
import { oneOf } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { day } from '../../../backoffice/parts/format.ts';
import { pathOf } from '../../screens.ts';
import { useAppealWords } from '../../words.ts';

/** Appeals: what waits, the soonest due first. */
export function AppealsPage() {
  const text = useAppealWords();
  const words = useDecisionWords();
  const list = useList(appealRoutes.listAppeals, {
    filters: { state: oneOf(APPEAL_FILTERS) },
  });
  const columns: Column<AppealItem>[] = [
    {
      key: 'thing',
      title: text.thing,
      className: 'breakable',
      render: (_, { appeal, title, entity, kind }) => (
        <>
          <Link to={pathOf('appeal', { id: appeal })}>{title || words.entities[entity]}</Link>
          <div className="quiet">
            {words.entities[entity]} · {words.kinds[kind]}
          </div>
        </>
      ),
    },
    { key: 'party', title: text.party, width: 220, className: 'breakable', render: (_, { party }) => party },
    timeColumn('made', text.made, (appeal) => appeal.created_at),
    {
      key: 'due',
      title: text.due,
      width: 170,
      render: (_, { due_at, status }) => (
        <>
          <span className="numbers">{day(due_at)}</span>{' '}
          {status === APPEAL_STATUS.open && new Date(due_at) < new Date() && (
            <Tag color="error">{text.late}</Tag>
          )}
        </>
      ),
    },
    {
      key: 'state',
      title: text.state,
      width: 170,
      render: (_, { status }) => <Tag>{words.statuses[status]}</Tag>,
    },
  ];
  const states = (
    <SegmentedFilter
      list={list}
      name="state"
      label={text.state}
      options={APPEAL_FILTERS.map((value) => ({ value, label: text.states[value] }))}
    />
  );
  return <ListPage filters={states} list={list} columns={columns} empty={text.empty} />;
}
