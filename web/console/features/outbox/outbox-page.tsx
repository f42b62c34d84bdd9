import { Space, Tag, Tooltip } from 'antd';
import { Link } from 'react-router';
import { type OutboxItem, outboxRoutes } from '../../../../contract/operator/outbox.ts';
import { EMAIL_STATES } from '../../../../domain/email/outbox.ts';
import { type Column, textColumn, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { SearchFilter, SelectFilter } from '../../../backoffice/list/filters.tsx';
import { keyword, oneOf } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { DetailDrawer, useDetail } from '../../../backoffice/shell/detail-drawer.tsx';
import { useOutboxWords } from '../../words.ts';
import { SendAgain } from './send-again.tsx';

const ADDRESS_MAX = 50;

export function OutboxPage() {
  const text = useOutboxWords();
  const detail = useDetail();
  const list = useList(outboxRoutes.listOutbox, {
    filters: { address: keyword(ADDRESS_MAX), state: oneOf(EMAIL_STATES) },
  });
  const open = list.rows.find(({ id }) => id === detail.id);
  const columns: Column<OutboxItem>[] = [
    {
      key: 'subject',
      title: text.subject,
      render: (_, item) => <Link to={detail.linkTo(item.id)}>{item.subject || firstLine(item.body)}</Link>,
    },
    {
      key: 'channel',
      title: text.channel,
      width: 90,
      render: (_, { channel }) => <Tag>{text.channels[channel]}</Tag>,
    },
    textColumn('address', text.address, 220, (item) => item.address),
    timeColumn('created', text.created, (item) => item.created_at),
    {
      key: 'sent',
      title: text.sent,
      width: 190,
      className: 'numbers',
      render: (_, { id, sent_at, error, can_be_sent_again }) => {
        if (sent_at) return dayAndTime(sent_at);
        if (!error) return <span className="quiet">{text.notSent}</span>;
        return (
          <Space size="small" wrap>
            <Tooltip title={error}>
              <Tag color="error">{text.failed}</Tag>
            </Tooltip>
            {can_be_sent_again && <SendAgain id={id} />}
          </Space>
        );
      },
    },
  ];
  return (
    <>
      <ListPage
        filters={
          <>
            <SelectFilter
              list={list}
              name="state"
              label={text.state}
              any={text.anyState}
              options={EMAIL_STATES.map((state) => ({ value: state, label: text.states[state] }))}
            />
            <SearchFilter list={list} name="address" label={text.filter} most={ADDRESS_MAX} />
          </>
        }
        list={list}
        columns={columns}
        empty={text.empty}
      />
      <DetailDrawer open={Boolean(open)} title={open?.subject || open?.address} onClose={detail.close}>
        {open && (
          <>
            <p className="quiet numbers">
              {open.address} · {dayAndTime(open.created_at)}
            </p>
            <pre className="mail-body pre">{open.body}</pre>
          </>
        )}
      </DetailDrawer>
    </>
  );
}

const firstLine = (body: string) => body.split('\n')[0];
