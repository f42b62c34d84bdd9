import { DeleteOutlined } from '@ant-design/icons';
import { messageRoutes } from '../../../../contract/message.ts';
import { BulkButton } from '../../../backoffice/list/bulk-button.tsx';
import { OFFICE_SIZE } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useBulkAction } from '../../../backoffice/list/use-bulk-action.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useSend } from '../../../backoffice/queries.ts';
import { useMessageWords } from '../../words.ts';
import { deleteMessages, readMessage } from './message.queries.ts';
import { MessageLine } from './message-line.tsx';

export function MessagesPage() {
  const words = useMessageWords().messages;
  const list = useList(messageRoutes.listMessages, { size: OFFICE_SIZE, input: (query) => ({ query }) });
  const read = useSend(readMessage);
  const remove = useBulkAction(deleteMessages, list, {
    nameOf: ({ title }) => title,
    ask: words.deleteAsk,
  });
  return (
    <ListPage
      list={list}
      empty={words.empty}
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
