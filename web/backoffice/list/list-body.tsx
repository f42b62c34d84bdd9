import { App, Button, Checkbox, Empty, Pagination, Skeleton, Spin, Table } from 'antd';
import type { ReactNode } from 'react';
import { useBackofficeWords } from '../app/words.ts';
import { Failed } from '../parts/states.tsx';
import { useColumnChoice } from './columns/column-choice.tsx';
import type { Column } from './columns/columns.tsx';
import { cardTable } from './columns/table-cards.ts';
import { SIZES } from './list-address.ts';
import { SortChoice } from './sort-choice.tsx';
import type { List, WithId } from './use-list.ts';
import { useListTop } from './use-list-top.ts';
import './list.css';

interface Props<Row extends WithId> {
  list: List<Row>;
  /** What an empty list says. */
  empty: string;
  /** Actions on the chosen rows; the rows can be chosen if there are any. */
  bulk?: ReactNode;
}

export function TableBody<Row extends WithId>({
  list,
  columns,
  empty,
  bulk,
}: Props<Row> & { columns: readonly Column<Row>[] }) {
  const pages = usePages(list);
  const top = useListTop();
  const { selection, rows } = list;
  const { shown, choice } = useColumnChoice(list.name, columns);
  if (list.answer.isError && !list.answer.data) return <ListFailed list={list} />;
  const isAll = Object.keys(list.filters).length === 0;
  if (rows.length === 0 && isAll && list.answer.data && !list.changing)
    return <Nothing list={list} text={empty} />;
  const selectable = Boolean(bulk);
  return (
    <div ref={top} className="list-top">
      {selectable && rows.length > 0 && <BulkBar list={list}>{bulk}</BulkBar>}
      <div className="list-table">
        {choice}
        {rows.length > 1 && (
          <SortChoice columns={shown} sorts={list.sorts} sort={list.sort} sortBy={list.sortBy} />
        )}
        <Table
          rowKey="id"
          {...cardTable(shown.map((column) => withOrder(column, list)))}
          dataSource={[...rows]}
          loading={list.changing}
          {...(selectable && {
            rowSelection: {
              selectedRowKeys: [...selection.ids],
              onChange: (_: unknown, chosen: Row[]) => selection.choose(chosen.map(({ id }) => id)),
            },
          })}
          pagination={pages}
          onChange={(_, __, sorter, { action }) => {
            if (action !== 'sort' || Array.isArray(sorter)) return;
            const by = String(sorter.columnKey);
            list.sortBy(sorter.order ? { by, descending: sorter.order === 'descend' } : null);
          }}
          locale={{
            emptyText: list.answer.isLoading ? (
              <Skeleton active title={false} />
            ) : (
              <Nothing list={list} text={empty} />
            ),
          }}
        />
        <SizeEverywhere list={list} />
      </div>
    </div>
  );
}

/** For rows that are no table: messages, notices. */
export function RowsBody<Row extends WithId>({
  list,
  empty,
  bulk,
  children,
}: Props<Row> & { children(rows: readonly Row[]): ReactNode }) {
  const words = useBackofficeWords().list;
  const pages = usePages(list);
  const top = useListTop();
  const { rows, selection, answer } = list;
  if (answer.isError && !answer.data) return <ListFailed list={list} />;
  if (answer.isLoading)
    return <Skeleton active title={false} paragraph={{ rows: 6 }} className="page-skeleton" />;
  if (rows.length === 0 && !list.changing) return <Nothing list={list} text={empty} />;
  const all = rows.every(({ id }) => selection.ids.includes(id));
  return (
    <Spin spinning={list.changing} delay={300}>
      <div ref={top} className="list-top" />
      {Boolean(bulk) && (
        <div className="bulk-bar">
          <Checkbox
            checked={all}
            indeterminate={!all && selection.ids.length > 0}
            onChange={(event) => selection.choose(event.target.checked ? rows.map(({ id }) => id) : [])}
          >
            {words.selectPage}
          </Checkbox>
          {bulk}
        </div>
      )}
      {children(rows)}
      <Pagination align="end" {...pages} />
      <SizeEverywhere list={list} />
    </Spin>
  );
}

/** Offered once another number of rows was chosen for one list. */
function SizeEverywhere({ list }: { list: List }) {
  const words = useBackofficeWords().list;
  const { message } = App.useApp();
  const { keepSizeEverywhere: keep, size } = list;
  if (!keep) return null;
  const choose = () => {
    keep();
    message.success(words.sizeKept(size));
  };
  return (
    <div className="size-everywhere">
      <Button type="link" size="small" onClick={choose}>
        {words.sizeEverywhere(size)}
      </Button>
    </div>
  );
}

function BulkBar({ list, children }: { list: List; children: ReactNode }) {
  const words = useBackofficeWords();
  const chosen = list.selection.ids.length;
  return (
    <div className={chosen > 0 ? 'bulk-bar' : 'bulk-bar bulk-bar-waiting'}>
      <span className="quiet">
        {words.selected(chosen)}
        {chosen === 0 && ` · ${words.list.selectFirst}`}
      </span>
      {children}
    </div>
  );
}

/** Nothing at all, or nothing that matches: then the way back to everything. */
function Nothing({ list, text }: { list: List; text: string }) {
  const words = useBackofficeWords().list;
  return (
    <Empty description={text}>
      {Object.keys(list.filters).length > 0 && (
        <Button onClick={list.clearFilters}>{words.clearFilters}</Button>
      )}
    </Empty>
  );
}

const ListFailed = ({ list: { answer } }: { list: List }) =>
  answer.error && <Failed error={answer.error} retry={() => answer.refetch()} />;

function usePages(list: List) {
  const words = useBackofficeWords();
  const total = list.answer.data?.total ?? 0;
  return {
    current: list.page,
    pageSize: list.size,
    total,
    showSizeChanger: true,
    pageSizeOptions: SIZES,
    hideOnSinglePage: total <= Math.min(...SIZES),
    showTotal: words.total,
    showLessItems: true,
    onChange: list.goTo,
  };
}

const withOrder = <Row extends WithId>(column: Column<Row>, { sorts, sort }: List<Row>): Column<Row> =>
  sorts.includes(column.key)
    ? {
        ...column,
        sorter: true,
        sortOrder: sort?.by === column.key ? (sort.descending ? 'descend' : 'ascend') : null,
      }
    : column;
