import { CheckOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { MESSAGE_SUBJECTS, messageRoutes } from '../../../../contract/account/message.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { BulkButton } from '../../../backoffice/list/bulk/bulk-button.tsx';
import { useBulkAction } from '../../../backoffice/list/bulk/use-bulk-action.tsx';
import { SegmentedFilter, SelectFilter } from '../../../backoffice/list/filters.tsx';
import { OFFICE_SIZE, oneOf } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useUnread } from '../../account/counts.ts';
import { useMessageWords } from '../../words.ts';
import { deleteMessages, readAllMessages, readMessage } from './message.queries.ts';
import { MessageLine } from './message-line.tsx';
import { MessageTabs } from './message-tabs.tsx';
import './message.css';

const FILTERS = { subject: oneOf(MESSAGE_SUBJECTS), unread: oneOf(['1']) };

export function MessagesPage() {
  const words = useMessageWords().messages;
  const list = useList(messageRoutes.listMessages, {
    size: OFFICE_SIZE,
    filters: FILTERS,
  });
  const read = useSend(readMessage);
  const readAll = useAction(readAllMessages, { done: words.readAllDone });
  const unread = useUnread().messages ?? 0;
  const remove = useBulkAction(deleteMessages, list, {
    nameOf: ({ title }) => title,
    ask: words.deleteAsk,
  });
  return (
    <ListPage
      list={list}
      empty={words.empty}
      tabs={<MessageTabs tab="messages" />}
      filters={
        <>
          <SegmentedFilter
            list={list}
            name="unread"
            label={words.unread}
            options={[
              { value: '', label: words.all },
              { value: '1', label: words.unread },
            ]}
          />
          <SelectFilter
            list={list}
            name="subject"
            label={words.subject}
            any={words.anySubject}
            options={MESSAGE_SUBJECTS.map((value) => ({ value, label: words.subjects[value] }))}
          />
          <Button
            icon={<CheckOutlined />}
            disabled={unread === 0}
            loading={readAll.busy}
            onClick={() => void readAll.run({})}
          >
            {words.readAll}
          </Button>
        </>
      }
      bulk={
        <BulkButton selection={list.selection} danger icon={<DeleteOutlined />} act={remove.act}>
          {words.deleteSelected}
        </BulkButton>
      }
    >
      {(messages) => (
        <ul className="messages">
          {messages.map((message) => (
            <MessageLine
              key={message.id}
              message={message}
              chosen={list.selection.ids.includes(message.id)}
              onChoose={(on) => list.selection.toggle(message.id, on)}
              onRead={() => read.mutate({ params: { id: message.id } })}
            />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
