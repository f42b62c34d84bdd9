import { App, Button, Card, Empty, Input, Table, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { reviewRoutes } from '../../../../contract/review.ts';
import { ACCOUNT_STATUS, type AccountStatus, accountLifecycle } from '../../../../domain/account.ts';
import type { CertificationStatus } from '../../../../domain/certification.ts';
import { useFailureNotice } from '../../../backoffice/failure.ts';
import { day } from '../../../backoffice/format.ts';
import { usePaging } from '../../../backoffice/paging.ts';
import { useCall, useSend } from '../../../backoffice/queries.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Failed } from '../../../backoffice/states.tsx';
import { cardTable } from '../../../backoffice/table-cards.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { useReviewWords, useUserWords } from '../../words.ts';
import { TierTag } from '../queue/queue-page.tsx';
import type { Account } from './account.ts';
import { BanDialog } from './ban-dialog.tsx';
import { MembershipDialog } from './membership-dialog.tsx';

const PAGE = 20;
const COLORS = { 1: 'success', 2: 'default', 3: 'error' } as const satisfies Record<AccountStatus, string>;

export function UsersPage() {
  const user = useUserWords();
  const review = useReviewWords();
  const kit = useBackofficeWords();
  const text = user;
  const { modal, message } = App.useApp();
  const fail = useFailureNotice();
  const paging = usePaging(PAGE);
  const { limit, offset } = paging;
  const [query, setQuery] = useSearchParams();
  const kw = query.get('kw') ?? '';
  const [banning, setBanning] = useState<Account | null>(null);
  const [member, setMember] = useState<Account | null>(null);
  const list = useCall(reviewRoutes.listUsers, { query: { limit, offset, kw } }, { keep: true });
  const lift = useSend(reviewRoutes.liftBan, [reviewRoutes.listUsers]);

  const askToLift = ({ id, email }: Account) =>
    modal.confirm({
      title: text.liftAsk(email),
      onOk: () => lift.mutateAsync({ params: { id } }).then(() => message.success(text.lifted), fail),
    });
  const columns: TableColumnsType<Account> = [
    {
      key: 'email',
      title: text.email,
      className: 'breakable',
      render: (_, { email, name }) => (
        <>
          <div>{email}</div>
          <div className="quiet">{name}</div>
        </>
      ),
    },
    { key: 'role', title: text.role, width: 110, render: (_, { role }) => text.roles[role] ?? role },
    {
      key: 'status',
      title: text.status,
      width: 100,
      render: (_, { status }) => (
        <Tag color={COLORS[status as AccountStatus]}>{text.statuses[status] ?? status}</Tag>
      ),
    },
    {
      key: 'company',
      title: text.company,
      width: 220,
      render: (_, { company }) =>
        company ? (
          <>
            <div>{company.name}</div>
            <span className="row quiet">
              {review.certification[company.certification as CertificationStatus]}{' '}
              <TierTag tier={company.tier} />
            </span>
          </>
        ) : (
          kit.none
        ),
    },
    {
      key: 'created',
      title: text.created,
      width: 120,
      className: 'numbers',
      render: (_, { created_at }) => day(created_at),
    },
    {
      key: 'actions',
      title: kit.actions,
      width: 170,
      render: (_, account) => {
        const actions = accountLifecycle.actions(account.status as AccountStatus, 'operator');
        return (
          <div className="row">
            {account.company && account.status === ACCOUNT_STATUS.normal && (
              <Button type="link" className="link-button" onClick={() => setMember(account)}>
                {text.membership}
              </Button>
            )}
            {actions.includes('ban') && (
              <Button type="link" danger className="link-button" onClick={() => setBanning(account)}>
                {text.ban}
              </Button>
            )}
            {actions.includes('lift') && (
              <Button type="link" className="link-button" onClick={() => askToLift(account)}>
                {text.lift}
              </Button>
            )}
          </div>
        );
      },
    },
  ];
  return (
    <Page>
      <Card>
        <Input.Search
          className="list-search"
          key={kw}
          defaultValue={kw}
          allowClear
          maxLength={100}
          placeholder={text.search}
          onSearch={(typed) => setQuery(typed.trim() ? { kw: typed.trim() } : {})}
        />
        {list.isError && !list.data ? (
          <Failed error={list.error} retry={() => list.refetch()} />
        ) : (
          <Table
            rowKey="id"
            {...cardTable(columns)}
            dataSource={list.data?.items ?? []}
            loading={list.isFetching}
            pagination={paging.pagination(list.data?.total ?? 0, kit.total)}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.empty} /> }}
          />
        )}
      </Card>
      <BanDialog account={banning} onClose={() => setBanning(null)} />
      <MembershipDialog account={member} onClose={() => setMember(null)} />
    </Page>
  );
}
