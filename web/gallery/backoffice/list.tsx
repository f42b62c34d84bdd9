import { DeleteOutlined } from '@ant-design/icons';
import { auditRoutes } from '../../../contract/operator/audit.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { BulkButton } from '../../backoffice/list/bulk/bulk-button.tsx';
import { textColumn, timeColumn } from '../../backoffice/list/columns/columns.tsx';
import { DayRange } from '../../backoffice/list/day-range.tsx';
import {
  AmountRange,
  NumberFilter,
  SearchFilter,
  SegmentedFilter,
  SelectFilter,
} from '../../backoffice/list/filters.tsx';
import { RowsBody, TableBody } from '../../backoffice/list/list-body.tsx';
import { ListPage } from '../../backoffice/list/list-page.tsx';
import { type Selection, useSelection } from '../../backoffice/list/selection.ts';
import { SheetButton } from '../../backoffice/list/sheet-button.tsx';
import { SortChoice } from '../../backoffice/list/sort-choice.tsx';
import type { List } from '../../backoffice/list/use-list.ts';
import { DetailDrawer } from '../../backoffice/shell/detail-drawer.tsx';
import { ScreenContext } from '../../backoffice/shell/page.tsx';
import { type Entries, eachOf, only, type Say, statesOf } from '../entry.ts';
import { longText } from '../samples.ts';
import { nothing, useAnswer } from './samples.tsx';

interface Row {
  id: number;
  name: string;
  at: string;
}
type Phase = 'rows' | 'empty' | 'nothing found' | 'loading' | 'failed';
const PHASES: Phase[] = ['rows', 'empty', 'nothing found', 'loading', 'failed'];

function useSampleList(phase: Phase, rows: Row[]): List<Row> {
  const items = phase === 'rows' ? rows : [];
  const data: Paged<Row> = { items, total: items.length === 0 ? 0 : 200, page: 1, size: 20 };
  return {
    name: 'gallery',
    answer: useAnswer(phase === 'loading' || phase === 'failed' ? phase : 'answered', data),
    rows: items,
    changing: false,
    page: 1,
    size: 20,
    sort: null,
    sorts: ['at'],
    filters: phase === 'nothing found' ? { keyword: 'bolt' } : {},
    selection: useSelection(
      phase,
      items.map(({ id }) => id),
    ),
    goTo: nothing,
    keepSizeEverywhere: null,
    narrow: nothing,
    sortBy: nothing,
    clearFilters: nothing,
    sheet: { route: auditRoutes.listAudit, input: {} },
  };
}

export function listEntries(say: Say): Entries {
  const long = longText(say);
  const rows: Row[] = [
    { id: 1, name: say('Hexagon bolt', '六角螺栓'), at: '2030-01-02T03:04:05.000Z' },
    { id: 2, name: long, at: '2030-01-02T03:04:05.000Z' },
  ];
  const columns = [
    textColumn<Row>('name', say('Name', '名称'), undefined, ({ name }) => name),
    textColumn<Row>('again', say('Note', '备注'), 200, ({ name }) => name),
    timeColumn<Row>('at', say('Created', '创建时间'), ({ at }) => at),
  ];
  const empty = say('No products yet', '暂无产品');
  const words = say('Delete', '删除');
  const none: Selection = { ids: [], choose: nothing, toggle: nothing, clear: nothing };
  const bulk = <BulkButton selection={none} act={nothing} children={words} />;

  const Table = ({ phase }: { phase: Phase }) => (
    <TableBody list={useSampleList(phase, rows)} columns={columns} empty={empty} bulk={bulk} />
  );
  const Rows = ({ phase }: { phase: Phase }) => (
    <RowsBody list={useSampleList(phase, rows)} empty={empty} bulk={bulk}>
      {(shown) => shown.map(({ id, name }) => <p key={id}>{name}</p>)}
    </RowsBody>
  );
  const Whole = ({ phase }: { phase: Phase }) => (
    <main>
      <ScreenContext value={{ title: say('Products', '产品管理'), trail: [] }}>
        <ListPage
          list={useSampleList(phase, rows)}
          columns={columns}
          empty={empty}
          bulk={bulk}
          filters={<SearchFilter list={filled} name="keyword" label={say('Keyword', '关键词')} />}
        />
      </ScreenContext>
    </main>
  );
  const filled = { filters: { keyword: 'bolt', id: 7, kind: 'b' }, narrow: nothing };
  const blank = { filters: {}, narrow: nothing };
  const ends = {
    from: { name: 'from', label: say('Price from', '价格从') },
    to: { name: 'to', label: say('Price to', '价格到') },
  } as const;
  const options = [
    { value: 'a', label: say('Waiting', '待处理') },
    { value: 'b', label: long },
  ];
  return {
    ListPage: eachOf(PHASES, (phase) => <Whole phase={phase} />, 'page'),
    TableBody: eachOf(PHASES, (phase) => <Table phase={phase} />, 'component'),
    RowsBody: eachOf(PHASES, (phase) => <Rows phase={phase} />, 'component'),
    BulkButton: statesOf(
      BulkButton,
      { selection: { ...none, ids: [1] }, act: nothing, children: words },
      {
        'some chosen': {},
        'none chosen': { selection: none },
        dangerous: { danger: true, icon: <DeleteOutlined /> },
      },
    ),
    SearchFilter: statesOf(
      SearchFilter,
      { name: 'keyword', label: say('Keyword', '关键词') },
      { empty: { list: blank }, filled: { list: filled } },
    ),
    NumberFilter: statesOf(
      NumberFilter,
      { name: 'id', label: say('Number', '编号') },
      { empty: { list: blank }, filled: { list: filled } },
    ),
    SheetButton: only(<SheetButton of={{ route: auditRoutes.listAudit, input: {} }} />),
    DayRange: statesOf(DayRange, ends, {
      empty: { list: blank },
      filled: { list: { ...blank, filters: { from: '2030-01-02', to: '2030-02-01' } } },
    }),
    AmountRange: statesOf(AmountRange, ends, {
      empty: { list: blank },
      filled: { list: { ...blank, filters: { from: 1, to: 90 } } },
    }),
    SelectFilter: only(
      <SelectFilter
        list={blank}
        name="kind"
        label={say('State', '状态')}
        any={say('All', '全部')}
        options={options}
      />,
      undefined,
      'any',
    ),
    SegmentedFilter: only(
      <SegmentedFilter list={blank} name="kind" label={say('State', '状态')} options={options} />,
      undefined,
      'first',
    ),
    SortChoice: statesOf(
      SortChoice,
      { columns, sorts: ['at'], sortBy: nothing },
      { usual: { sort: null }, sorted: { sort: { by: 'at', descending: true } } },
      'component',
    ),
    DetailDrawer: only(
      <DetailDrawer title={say('Details', '详情')} open onClose={nothing} extra={words}>
        {long}
      </DetailDrawer>,
      'component',
      'open',
    ),
  };
}
