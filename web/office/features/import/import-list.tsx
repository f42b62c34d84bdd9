import { App, Button, Progress, Table, Tag } from 'antd';
import { useState } from 'react';
import { importRoutes, type ProductImport } from '../../../../contract/import.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { DetailDrawer } from '../../../backoffice/drawer/detail-drawer.tsx';
import { useFailureNotice } from '../../../backoffice/failure.ts';
import { dayAndTime } from '../../../backoffice/format.ts';
import type { Column } from '../../../backoffice/list/columns.tsx';
import { cardTable } from '../../../backoffice/list/table-cards.ts';
import { useCall, useRefresh } from '../../../backoffice/queries.ts';
import { Answer } from '../../../backoffice/states.tsx';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { call } from '../../../client/call.ts';
import { useImportWords } from '../../words.ts';
import { Faults } from './faults.tsx';
import { useLoadSheet } from './use-load-sheet.ts';

const SIZE = 10;

/** What was imported and checked; one that runs is followed by the event stream. */
export function ImportList() {
  const words = useImportWords().imports;
  const kit = useBackofficeWords();
  const fail = useFailureNotice();
  const refresh = useRefresh();
  const { modal } = App.useApp();
  const ask = useConfirmDestroy();
  const [page, setPage] = useState(1);
  const imports = useCall(importRoutes.listImports, { query: { page, size: SIZE } }, { keep: true });
  const [open, setOpen] = useState<ProductImport | null>(null);
  const act = (work: () => Promise<unknown>) =>
    work()
      .then(() => refresh(importRoutes.listImports))
      .catch(fail);
  const run = (item: ProductImport) =>
    modal.confirm({
      title: words.runAsk(item.drafts + item.submitted),
      okText: words.run,
      cancelText: kit.cancel,
      onOk: () => act(() => call(importRoutes.runImport, { params: { id: item.id } })),
    });
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
          {item.runnable && item.drafts + item.submitted > 0 && (
            <Button type="link" className="link-button" onClick={() => run(item)}>
              {words.run}
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
                pageSize: SIZE,
                total,
                onChange: setPage,
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
  return <Tag color={state === 'done' ? 'success' : 'error'}>{words.state[state]}</Tag>;
}

function Result({ item, open }: { item: ProductImport; open(item: ProductImport): void }) {
  const words = useImportWords().imports;
  const load = useLoadSheet();
  if (item.problem) return <span className="error-text">{item.problem}</span>;
  const { submitted, drafts, refused, fault_count: faults, state } = item;
  return (
    <div>
      <div className="numbers">{(item.dry ? words.wouldBe : words.result)(submitted, drafts, refused)}</div>
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
