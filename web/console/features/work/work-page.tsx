import { DeleteOutlined, RedoOutlined } from '@ant-design/icons';
import { App, Button, Space } from 'antd';
import { type DeadWork, workRoutes } from '../../../../contract/operator/work.ts';
import type { ConsoleWorkWords } from '../../../../locales/en/console/work.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { BulkButton } from '../../../backoffice/list/bulk/bulk-button.tsx';
import { useBulkAction } from '../../../backoffice/list/bulk/use-bulk-action.tsx';
import { type Column, dayColumn, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { SelectFilter } from '../../../backoffice/list/filters.tsx';
import { oneOf } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { CallError } from '../../../client/call.ts';
import { useWorkWords } from '../../words.ts';
import { dropMany, dropOne, retryMany, retryOne } from './work.queries.ts';
import { kindName, wordsOf } from './work-names.ts';
import { WorkTabs } from './work-tabs.tsx';

/** What the marketplace tried to do by itself and could not. */
export function WorkPage() {
  const text = useWorkWords();
  const kit = useBackofficeWords();
  const list = useList(workRoutes.listDeadWork, {
    filters: { kind: oneOf(Object.keys(text.kinds)) },
    input: (query) => ({ query }),
  });
  const nameOf = (item: DeadWork) => `${kindName(text, item)} · ${subjectName(text, item)}`;
  const retry = useBulkAction(retryMany, list, { nameOf, done: text.retriedMany });
  const drop = useBulkAction(dropMany, list, { nameOf, ask: text.dropAsk, verb: text.drop });
  const columns: Column<DeadWork>[] = [
    {
      key: 'kind',
      title: text.kind,
      width: 230,
      className: 'breakable',
      render: (_, item) => (
        <>
          {kindName(text, item)} <span className="quiet">{subjectName(text, item)}</span>
        </>
      ),
    },
    {
      key: 'reason',
      title: text.reason,
      className: 'breakable',
      render: (_, { reason }) => reason && <span className="pre quiet">{reason}</span>,
    },
    { key: 'attempts', title: text.attempts, width: 96, className: 'numbers', dataIndex: 'attempts' },
    dayColumn('created', text.created, (item) => item.created_at),
    timeColumn('died', text.died, (item) => item.died_at),
    {
      key: 'actions',
      title: kit.actions,
      width: 130,
      render: (_, item) => <Actions item={item} name={nameOf(item)} />,
    },
  ];
  return (
    <ListPage
      tabs={<WorkTabs />}
      filters={
        <SelectFilter
          list={list}
          name="kind"
          label={text.kind}
          any={text.anyKind}
          options={Object.entries(text.kinds).map(([value, { name }]) => ({ value, label: name }))}
        />
      }
      notice={<p className="quiet">{text.intro}</p>}
      list={list}
      columns={columns}
      empty={text.empty}
      bulk={
        <>
          <BulkButton selection={list.selection} icon={<RedoOutlined />} busy={retry.busy} act={retry.act}>
            {text.retry}
          </BulkButton>
          <BulkButton selection={list.selection} danger icon={<DeleteOutlined />} act={drop.act}>
            {text.drop}
          </BulkButton>
        </>
      }
    />
  );
}

function Actions({ item: { id }, name }: { item: DeadWork; name: string }) {
  const text = useWorkWords();
  const { message } = App.useApp();
  const confirmDestroy = useConfirmDestroy();
  const showFailure = useFailureNotice();
  // another tab or operator was faster: not a failure, and the list is read anew
  const onFailure = (error: unknown) => {
    if (error instanceof CallError && error.status === 409) message.info(text.noLonger);
    else showFailure(error);
  };
  const retry = useAction(retryOne, { done: text.retried, onFailure });
  const drop = useAction(dropOne, { onFailure });
  const input = { params: { id } };
  const destroy = () => drop.run(input);
  return (
    <Space size="small" wrap>
      <Button icon={<RedoOutlined />} loading={retry.busy} onClick={() => retry.run(input)}>
        {text.retry}
      </Button>
      <Button
        danger
        icon={<DeleteOutlined />}
        onClick={() => confirmDestroy([name], { title: text.dropAsk(1), verb: text.drop, destroy })}
      >
        {text.drop}
      </Button>
    </Space>
  );
}

const subjectName = (text: ConsoleWorkWords, { kind, subject }: DeadWork): string =>
  `${wordsOf(text, kind)?.of ?? ''} ${subject}`.trim();
