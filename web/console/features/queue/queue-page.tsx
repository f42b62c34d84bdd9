import { useLocation } from 'react-router';
import { type QueueEntry, type ReviewKind, reviewRoutes } from '../../../../contract/schema/review.ts';
import { SegmentedFilter } from '../../../backoffice/list/filters.tsx';
import { oneOf } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { ButtonLink } from '../../../backoffice/routing/button-link.tsx';
import { pathOf } from '../../screens.ts';
import { useQueueWords } from '../../words.ts';
import { QUEUE_FILTERS, QueueFilters } from '../stream/queue-filters.tsx';
import { BulkDecision } from './bulk-decision.tsx';
import { useQueueColumns } from './queue-columns.tsx';
import { QueueGrid } from './queue-grid.tsx';
import { QueueViews } from './queue-views.tsx';

const VIEWS = ['list', 'grid'] as const;
const FILTERS = { ...QUEUE_FILTERS, view: oneOf(VIEWS) };

export function QueuePage({ kind }: { kind: ReviewKind }) {
  const text = useQueueWords();
  const { search } = useLocation();
  const list = useList(reviewRoutes.reviewQueue, {
    filters: FILTERS,
    input: ({ order = 'age', mine, view: _, ...query }) => ({
      params: { kind },
      query: { ...query, sort: order, ...(mine && { mine: '1' as const }) },
    }),
    variant: kind,
  });
  const [first] = list.rows;
  const inBulk = kind === 'product' || kind === 'revision';
  const isGrid = inBulk && list.filters.view === 'grid';
  const columns = useQueueColumns(kind);
  return (
    <ListPage<QueueEntry>
      extra={
        first && (
          <ButtonLink type="primary" to={pathOf(`${kind}Review`, { id: first.id }) + search}>
            {text.start}
          </ButtonLink>
        )
      }
      notice={<QueueViews kind={kind} />}
      filters={
        <>
          <QueueFilters list={list} />
          {inBulk && (
            <SegmentedFilter
              list={list}
              name="view"
              label={text.view}
              options={VIEWS.map((value) => ({ value, label: text.views[value] }))}
            />
          )}
        </>
      }
      list={list}
      bulk={inBulk && <BulkDecision kind={kind} list={list} />}
      columns={columns}
      empty={text.empty}
      {...(isGrid && {
        children: (rows: readonly QueueEntry[]) => <QueueGrid rows={rows} selection={list.selection} />,
      })}
    />
  );
}
