import { Tag } from 'antd';
import { Link } from 'react-router';
import {
  INFRINGEMENT_FILTERS,
  type InfringementItem,
  infringementRoutes,
} from '../../../../contract/operator/infringement.ts';
import { NOTICE_STATUS } from '../../../../domain/decision/infringement.ts';
import { type Column, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { SegmentedFilter } from '../../../backoffice/list/filters.tsx';
import { oneOf } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { day } from '../../../backoffice/parts/format.ts';
import { pathOf } from '../../screens.ts';
import { useInfringementWords } from '../../words.ts';

/** Notices of infringement: what waits, the soonest due first. */
export function InfringementsPage() {
  const text = useInfringementWords();
  const list = useList(infringementRoutes.listInfringements, {
    filters: { state: oneOf(INFRINGEMENT_FILTERS) },
  });
  const columns: Column<InfringementItem>[] = [
    {
      key: 'holder',
      title: text.holder,
      className: 'breakable',
      render: (_, { id, holder: { name, company } }) => (
        <>
          <Link to={pathOf('infringement', { id })}>{company || name}</Link>
          {company && <div className="quiet">{name}</div>}
        </>
      ),
    },
    {
      key: 'right',
      title: text.right,
      width: 200,
      className: 'breakable',
      render: (_, { right, number }) => (
        <>
          <div>{text.rights[right]}</div>
          <div className="quiet">{number}</div>
        </>
      ),
    },
    {
      key: 'items',
      title: text.items,
      width: 190,
      render: (_, { items, undecided, counters }) => (
        <>
          <span className="numbers">{items}</span>{' '}
          {undecided > 0 && <Tag color="processing">{text.undecided(undecided)}</Tag>}
          {counters > 0 && <Tag color="warning">{text.counters(counters)}</Tag>}
        </>
      ),
    },
    timeColumn('sent', text.sent, (notice) => notice.created_at),
    {
      key: 'due',
      title: text.due,
      width: 170,
      render: (_, { due_at, late }) => (
        <>
          <span className="numbers">{due_at && day(due_at)}</span>{' '}
          {late && <Tag color="error">{text.late}</Tag>}
        </>
      ),
    },
    {
      key: 'state',
      title: text.state,
      width: 120,
      render: (_, { status }) => (
        <Tag color={status === NOTICE_STATUS.open ? 'processing' : 'default'}>{text.states[status]}</Tag>
      ),
    },
  ];
  const states = (
    <SegmentedFilter
      list={list}
      name="state"
      label={text.state}
      options={INFRINGEMENT_FILTERS.map((value) => ({ value, label: text.filters[value] }))}
    />
  );
  return <ListPage filters={states} list={list} columns={columns} empty={text.empty} />;
}
