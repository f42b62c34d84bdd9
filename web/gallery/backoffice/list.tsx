import { DeleteOutlined } from '@ant-design/icons';
import type { ComponentProps } from 'react';
import type { Paged } from '../../../contract/schema/page.ts';
import { BulkButton } from '../../backoffice/list/bulk/bulk-button.tsx';
import { textColumn, timeColumn } from '../../backoffice/list/columns/columns.tsx';
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
import { SortChoice } from '../../backoffice/list/sort-choice.tsx';
import type { List } from '../../backoffice/list/use-list.ts';
import { DetailDrawer } from '../../backoffice/shell/detail-drawer.tsx';
import { ScreenContext } from '../../backoffice/shell/page.tsx';
import type { Entries, Say } from '../entry.ts';
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
  const button = (props: Partial<ComponentProps<typeof BulkButton>>) => (
    <BulkButton selection={{ ...none, ids: [1] }} act={nothing} {...props}>
      {words}
    </BulkButton>
  );
  return {
    ListPage: {
      alone: 'page',
      states: Object.fromEntries(PHASES.map((phase) => [phase, <Whole key={phase} phase={phase} />])),
    },
    TableBody: {
      alone: 'component',
      states: Object.fromEntries(PHASES.map((phase) => [phase, <Table key={phase} phase={phase} />])),
    },
    RowsBody: {
      alone: 'component',
      states: Object.fromEntries(PHASES.map((phase) => [phase, <Rows key={phase} phase={phase} />])),
    },
    BulkButton: {
      states: {
        'some chosen': button({}),
        'none chosen': button({ selection: none }),
        dangerous: button({ danger: true, icon: <DeleteOutlined /> }),
      },
    },
    SearchFilter: {
      states: {
        empty: <SearchFilter list={blank} name="keyword" label={say('Keyword', '关键词')} />,
        filled: <SearchFilter list={filled} name="keyword" label={say('Keyword', '关键词')} />,
      },
    },
    NumberFilter: {
      states: {
        empty: <NumberFilter list={blank} name="id" label={say('Number', '编号')} />,
        filled: <NumberFilter list={filled} name="id" label={say('Number', '编号')} />,
      },
    },
    AmountRange: {
      states: {
        empty: <AmountRange list={blank} {...ends} />,
        filled: <AmountRange list={{ ...blank, filters: { from: 1, to: 90 } }} {...ends} />,
      },
    },
    SelectFilter: {
      states: {
        any: (
          <SelectFilter
            list={blank}
            name="kind"
            label={say('State', '状态')}
            any={say('All', '全部')}
            options={options}
          />
        ),
      },
    },
    SegmentedFilter: {
      states: {
        first: <SegmentedFilter list={blank} name="kind" label={say('State', '状态')} options={options} />,
      },
    },
    SortChoice: {
      alone: 'component',
      states: {
        usual: <SortChoice columns={columns} sorts={['at']} sort={null} sortBy={nothing} />,
        sorted: (
          <SortChoice
            columns={columns}
            sorts={['at']}
            sort={{ by: 'at', descending: true }}
            sortBy={nothing}
          />
        ),
      },
    },
    DetailDrawer: {
      alone: 'component',
      states: {
        open: (
          <DetailDrawer title={say('Details', '详情')} open onClose={nothing} extra={words}>
            {long}
          </DetailDrawer>
        ),
      },
    },
  };
}
