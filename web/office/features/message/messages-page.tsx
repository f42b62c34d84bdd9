import { DeleteOutlined } from '@ant-design/icons';
import { App, Button, Card, Checkbox, Empty, Pagination, Spin } from 'antd';
import { useState } from 'react';
import { messageRoutes } from '../../../../contract/message.ts';
import { useBulkReport } from '../../../backoffice/bulk.tsx';
import { useFailureNotice } from '../../../backoffice/failure.ts';
import { usePaging } from '../../../backoffice/paging.ts';
import { useCall, useSend } from '../../../backoffice/queries.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { useMessageWords } from '../../words.ts';
import { MessageLine } from './message-line.tsx';

const CHANGED = [messageRoutes.listMessages, messageRoutes.countUnreadMessages] as const;

export function MessagesPage() {
  const words = useMessageWords();
  const kit = useBackofficeWords();
  const text = words.messages;
  const { modal } = App.useApp();
  const fail = useFailureNotice();
  const report = useBulkReport();
  const paging = usePaging();
  const { limit, offset } = paging;
  const [chosen, setChosen] = useState<number[]>([]);
  const list = useCall(messageRoutes.listMessages, { query: { limit, offset } }, { keep: true });
  const read = useSend(messageRoutes.readMessage, CHANGED);
  const remove = useSend(messageRoutes.deleteMessages, CHANGED);
  const items = list.data?.items ?? [];
  const titleOf = (id: number) => items.find((item) => item.id === id)?.title ?? `#${id}`;

  const ask = () =>
    modal.confirm({
      title: text.deleteAsk(chosen.length),
      okText: kit.remove,
      okButtonProps: { danger: true },
      async onOk() {
        try {
          report(await remove.mutateAsync({ body: { ids: chosen } }), titleOf);
          setChosen([]);
        } catch (error) {
          fail(error);
        }
      },
    });
  const choose = (id: number, on: boolean) =>
    setChosen((before) => (on ? [...before, id] : before.filter((other) => other !== id)));
  const all = items.length > 0 && items.every(({ id }) => chosen.includes(id));

  return (
    <Page>
      <Card>
        <Answer of={list}>
          {({ total }) =>
            items.length === 0 ? (
              <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.empty} />
            ) : (
              <Spin spinning={list.isFetching} delay={300}>
                <div className="bulk-bar">
                  <Checkbox
                    checked={all}
                    indeterminate={!all && chosen.length > 0}
                    onChange={(event) => setChosen(event.target.checked ? items.map(({ id }) => id) : [])}
                  >
                    {text.selectAll}
                  </Checkbox>
                  <Button danger icon={<DeleteOutlined />} disabled={chosen.length === 0} onClick={ask}>
                    {text.deleteSelected}
                  </Button>
                </div>
                <ul className="messages">
                  {items.map((item) => (
                    <MessageLine
                      key={item.id}
                      message={item}
                      chosen={chosen.includes(item.id)}
                      onChoose={(on) => choose(item.id, on)}
                      onRead={() => read.mutate({ params: { id: item.id } })}
                    />
                  ))}
                </ul>
                <Pagination align="end" {...paging.pagination(total, kit.total)} />
              </Spin>
            )
          }
        </Answer>
      </Card>
    </Page>
  );
}
