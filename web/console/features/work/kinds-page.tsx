import { PauseOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { App, Button, Tag } from 'antd';
import { type WorkKind, workRoutes } from '../../../../contract/operator/work.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { type Column, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { CallError } from '../../../client/call.ts';
import { useWorkWords } from '../../words.ts';
import { pauseWork } from './work.queries.ts';
import { kindName } from './work-names.ts';
import { WorkTabs } from './work-tabs.tsx';

const FOLLOWS_MS = 5000;

/** Every kind of work with what waits and runs of it. */
export function WorkKindsPage() {
  const text = useWorkWords();
  const kit = useBackofficeWords();
  const format = useFormat();
  const list = useList(workRoutes.listWorkKinds, { size: 50, options: { refetchInterval: FOLLOWS_MS } });
  const number = (key: 'waiting' | 'later' | 'running' | 'dead', title: string): Column<WorkKind> => ({
    key,
    title,
    width: 100,
    className: 'numbers',
    render: (_, row) => format.number(row[key]),
  });
  const columns: Column<WorkKind>[] = [
    { key: 'kind', title: text.kind, className: 'breakable', render: (_, row) => kindName(text, row) },
    number('running', text.running),
    number('waiting', text.due),
    number('later', text.later),
    number('dead', text.dead),
    timeColumn('oldest', text.oldest, (row) => row.oldest),
    {
      key: 'state',
      title: text.state,
      width: 110,
      render: (_, { paused }) =>
        paused ? <Tag color="warning">{text.paused}</Tag> : <Tag color="success">{text.goesOn}</Tag>,
    },
    { key: 'actions', title: kit.actions, width: 130, render: (_, row) => <Pause row={row} /> },
  ];
  return <ListPage tabs={<WorkTabs />} list={list} columns={columns} empty={text.noKinds} />;
}

function Pause({ row }: { row: WorkKind }) {
  const text = useWorkWords();
  const { message } = App.useApp();
  const confirmDestroy = useConfirmDestroy();
  const showFailure = useFailureNotice();
  const { run, busy } = useAction(pauseWork, {
    done: row.paused ? text.goOnDone : text.pausedDone,
    onFailure(error) {
      if (error instanceof CallError && error.status === 409) message.info(text.already);
      else showFailure(error);
    },
  });
  const set = () => run({ params: { kind: row.kind }, body: { paused: !row.paused } });
  if (row.paused)
    return (
      <Button icon={<PlayCircleOutlined />} loading={busy} onClick={set}>
        {text.goOn}
      </Button>
    );
  const ask = () =>
    confirmDestroy([kindName(text, row)], { title: text.pauseAsk, verb: text.pause, destroy: set });
  return (
    <Button icon={<PauseOutlined />} loading={busy} onClick={ask}>
      {text.pause}
    </Button>
  );
}
