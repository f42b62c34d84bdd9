import { Tag, Tooltip } from 'antd';
import { Link } from 'react-router';
import {
  MAIL_CHANNELS,
  MAIL_READERS,
  type OutboxItem,
  outboxRoutes,
} from '../../../../contract/operator/outbox.ts';
import { EMAIL_KINDS, type EmailKind } from '../../../../domain/email/email-kinds.ts';
import { EMAIL_STATES } from '../../../../domain/email/outbox.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { type Column, textColumn, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { DayRange } from '../../../backoffice/list/day-range.tsx';
import { SearchFilter, SelectFilter } from '../../../backoffice/list/filters.tsx';
import { dayIn, keyword, oneOf } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { DetailDrawer, useDetail } from '../../../backoffice/shell/detail-drawer.tsx';
import { useStaff } from '../../staff.ts';
import { useEmailWords, useOutboxWords } from '../../words.ts';
import { MailActions } from './mail-actions.tsx';

const ADDRESS_MAX = 50;

export function OutboxPage() {
  const text = useOutboxWords();
  const { kinds } = useEmailWords();
  const kit = useBackofficeWords();
  const detail = useDetail();
  const isAdministrator = useStaff().data?.role === 'administrator';
  const list = useList(outboxRoutes.listOutbox, {
    filters: {
      address: keyword(ADDRESS_MAX),
      state: oneOf(EMAIL_STATES),
      kind: oneOf(EMAIL_KINDS),
      channel: oneOf(MAIL_CHANNELS),
      readers: oneOf(MAIL_READERS),
      from: dayIn,
      to: dayIn,
    },
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
    {
      key: 'kind',
      title: text.kind,
      width: 170,
      className: 'breakable',
      render: (_, { kind }) => kinds[(kind ?? '') as EmailKind] ?? kind,
      hiddenAtFirst: true,
    },
    textColumn('address', text.address, 220, (item) => item.address),
    timeColumn('created', text.created, (item) => item.created_at),
    {
      key: 'sent',
      title: text.sent,
      width: 190,
      className: 'numbers',
      render: (_, { sent_at, error, state }) => {
        if (sent_at) return dayAndTime(sent_at);
        if (state === 'failed')
          return (
            <Tooltip title={error}>
              <Tag color="error">{text.failed}</Tag>
            </Tooltip>
          );
        return <span className="quiet">{state === 'cancelled' ? text.states.cancelled : text.notSent}</span>;
      },
    },
    {
      key: 'actions',
      title: kit.actions,
      width: 190,
      render: (_, item) => item.actions.length > 0 && <MailActions item={item} />,
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
            <SelectFilter
              list={list}
              name="kind"
              label={text.kind}
              any={text.anyKind}
              options={EMAIL_KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
            />
            <SelectFilter
              list={list}
              name="channel"
              label={text.channel}
              any={text.anyChannel}
              options={MAIL_CHANNELS.map((value) => ({ value, label: text.channels[value] }))}
            />
            {isAdministrator && (
              <SelectFilter
                list={list}
                name="readers"
                label={text.readers}
                any={text.anyReaders}
                options={MAIL_READERS.map((value) => ({ value, label: text.readersNames[value] }))}
              />
            )}
            <DayRange
              list={list}
              from={{ name: 'from', label: text.from }}
              to={{ name: 'to', label: text.to }}
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
              {open.copy_of !== null && ` · ${text.copy(open.copy_of)}`}
            </p>
            <pre className="mail-body pre">{open.body}</pre>
          </>
        )}
      </DetailDrawer>
    </>
  );
}

const firstLine = (body: string) => body.split('\n')[0];
