import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Progress, Table, Tag } from 'antd';
import { useState } from 'react';
import { importRoutes, type ProductImport } from '../../../../contract/product/import.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { useRefresh } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import type { Column } from '../../../backoffice/list/columns/columns.tsx';
import { cardTable } from '../../../backoffice/list/columns/table-cards.ts';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { DetailDrawer } from '../../../backoffice/shell/detail-drawer.tsx';
import { call } from '../../../client/call.ts';
import { useImportWords } from '../../words.ts';
import { Faults } from './faults.tsx';
import { useLoadSheet } from './use-load-sheet.ts';

/** Of a page. */
export const IMPORTS_SIZE = 10;

interface Props {
  imports: UseQueryResult<{ items: ProductImport[]; total: number }, Error>;
  page: number;
  onPage(page: number): void;
  /** The one that is talked about above. */
  shown: number | undefined;
  onOpen(id: number): void;
}

/** What was imported and checked; one that runs is followed by the event stream. */
export function ImportList({ imports, page, onPage, shown, onOpen }: Props) {
  const words = useImportWords().imports;
  const kit = useBackofficeWords();
  const fail = useFailureNotice();
  const refresh = useRefresh();
  const ask = useConfirmDestroy();
  const [open, setOpen] = useState<ProductImport | null>(null);
  const act = (work: () => Promise<unknown>) =>
    work()
      .then(() => refresh(importRoutes.listImports))
      .catch(fail);
  const remove = (item: ProductImport) =>
    ask([item.file_name], {
      title: words.removeAsk,
      verb: kit.remove,
      destroy: () => act(() => call(importRoutes.removeImport, { params: { id: item.id } })),
    });
  const columns: Column<ProductImport>[] = [
    { key: 'file', title: words.columns.file, render: (_, { file_name }) => file_name },
    {
      key: 'what',
      title: words.columns.what,
      width: 100,
      render: (_, { dry }) => (
        <Tag color={dry ? 'default' : 'processing'}>{dry ? words.dry : words.real}</Tag>
      ),
    },
    { key: 'state', title: words.columns.state, width: 220, render: (_, item) => <State item={item} /> },
    {
      key: 'result',
      title: words.columns.result,
      render: (_, item) => <Result item={item} open={setOpen} />,
    },
    {
      key: 'time',
      title: words.columns.time,
      width: 180,
      className: 'numbers',
      render: (_, { created_at }) => dayAndTime(created_at),
    },
    {
      key: 'actions',
      title: kit.actions,
      width: 160,
      render: (_, item) => (
        <div className="cell-actions">
          {item.id !== shown && (
            <Button
              type="link"
              className="link-button"
              aria-label={`${words.open}: ${item.file_name}`}
              onClick={() => onOpen(item.id)}
            >
              {words.open}
            </Button>
          )}
          {item.finished_at && (
            <Button type="link" className="link-button" title={words.remove} onClick={() => remove(item)}>
              {kit.remove}
            </Button>
          )}
        </div>
      ),
    },
  ];
  return (
    <section>
      <h2 className="part-title">{words.title}</h2>
      <Answer of={imports}>
        {({ items, total }) =>
          items.length === 0 ? (
            <p className="quiet">{words.empty}</p>
          ) : (
            <Table
              {...cardTable(columns)}
              rowKey="id"
              dataSource={items}
              pagination={{
                current: page,
                pageSize: IMPORTS_SIZE,
                total,
                onChange: onPage,
                hideOnSinglePage: true,
                showSizeChanger: false,
              }}
            />
          )
        }
      </Answer>
      <DetailDrawer title={open?.file_name} open={open !== null} onClose={() => setOpen(null)}>
        {open && <Faults of={open} />}
      </DetailDrawer>
    </section>
  );
}

function State({ item }: { item: ProductImport }) {
  const words = useImportWords().imports;
  const { state, done, total } = item;
  if (state === 'running' || state === 'waiting')
    return (
      <div aria-live="polite">
        <Progress percent={total > 0 ? Math.floor((done / total) * 100) : 0} size="small" />
        <span className="quiet numbers">{total > 0 ? words.of(done, total) : words.state[state]}</span>
      </div>
    );
  const color = { done: 'success', asking: 'warning', failed: 'error' }[state];
  return <Tag color={color}>{words.state[state]}</Tag>;
}

function Result({ item, open }: { item: ProductImport; open(item: ProductImport): void }) {
  const words = useImportWords().imports;
  const load = useLoadSheet();
  if (item.problem) return <span className="error-text">{item.problem}</span>;
  const { drafts, submitted, changed, same, refused, fault_count: faults, state } = item;
  if (state === 'asking') return null;
  return (
    <div>
      <div className="numbers">
        {(item.dry ? words.wouldBe : words.result)(drafts + submitted, changed, same, refused)}
      </div>
      {faults > 0 && (
        <Button type="link" className="link-button" onClick={() => open(item)}>
          {words.faults(faults)}
        </Button>
      )}{' '}
      {state === 'done' && (
        <Button
          type="link"
          className="link-button"
          onClick={() => load(importRoutes.importResultsSheet, item.id, `results-${item.id}.csv`)}
        >
          {words.results}
        </Button>
      )}
    </div>
  );
}
