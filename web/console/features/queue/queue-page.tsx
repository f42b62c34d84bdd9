import { PictureOutlined } from '@ant-design/icons';
import { Avatar, Button, Card, Empty, Table, type TableColumnsType, Tag } from 'antd';
import { Link } from 'react-router';
import { type QueueItem, type ReviewKind, reviewRoutes } from '../../../../contract/review.ts';
import { isMember } from '../../../../domain/membership.ts';
import { useFailureNotice } from '../../../backoffice/failure.ts';
import { age, dayAndTime } from '../../../backoffice/format.ts';
import { usePaging } from '../../../backoffice/paging.ts';
import { useCall, useSend } from '../../../backoffice/queries.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Failed } from '../../../backoffice/states.tsx';
import { cardTable } from '../../../backoffice/table-cards.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { pathOf } from '../../screens.ts';
import { useStaff } from '../../staff.ts';
import { usePurchaseWords, useQueueWords, useUserWords } from '../../words.ts';

const PAGE = 20;
const CHANGED = [reviewRoutes.reviewQueue, reviewRoutes.reviewCounts] as const;

export function QueuePage({ kind }: { kind: ReviewKind }) {
  const queue = useQueueWords();
  const purchase = usePurchaseWords();
  const kit = useBackofficeWords();
  const text = queue;
  const me = useStaff().data?.id;
  const fail = useFailureNotice();
  const paging = usePaging(PAGE);
  const { limit, offset } = paging;
  const list = useCall(
    reviewRoutes.reviewQueue,
    { params: { kind }, query: { limit, offset } },
    { keep: true, refetchInterval: 30_000 },
  );
  const claim = useSend(reviewRoutes.claimCase, CHANGED);
  const release = useSend(reviewRoutes.releaseCase, CHANGED);

  const columns: TableColumnsType<QueueItem> = [
    {
      key: 'case',
      title: text.case,
      render: (_, item) => (
        <div className="case-cell">
          {(kind === 'product' || kind === 'revision') && (
            <Avatar shape="square" size={48} src={item.image} icon={<PictureOutlined />} alt="" />
          )}
          <Link to={pathOf(`${kind}Review`, { id: item.id })}>{item.title}</Link>
        </div>
      ),
    },
    {
      key: 'company',
      title: kind === 'purchase' ? purchase.poster : text.company,
      width: 260,
      render: (_, { company }) => (
        <span className="row">
          {company.name} <TierTag tier={company.tier} />
        </span>
      ),
    },
    {
      key: 'age',
      title: text.waitingFor,
      width: 110,
      className: 'numbers',
      render: (_, { submitted_at }) => (
        <time dateTime={submitted_at} title={dayAndTime(submitted_at)}>
          {age(submitted_at, kit.ago)}
        </time>
      ),
    },
    {
      key: 'claimed',
      title: text.claimedBy,
      width: 130,
      render: (_, { claimedBy }) =>
        claimedBy ? (
          <Tag color={claimedBy.id === me ? 'success' : 'warning'}>
            {claimedBy.id === me ? text.me : claimedBy.name}
          </Tag>
        ) : (
          kit.none
        ),
    },
    {
      key: 'actions',
      title: kit.actions,
      width: 150,
      render: (_, { id, claimedBy }) => {
        const input = { params: { kind, id } };
        return (
          <div className="row">
            <Link to={pathOf(`${kind}Review`, { id })}>{text.open}</Link>
            {!claimedBy && (
              <Button
                type="link"
                className="link-button"
                onClick={() => claim.mutate(input, { onError: fail })}
              >
                {text.claim}
              </Button>
            )}
            {claimedBy?.id === me && (
              <Button
                type="link"
                className="link-button"
                onClick={() => release.mutate(input, { onError: fail })}
              >
                {text.release}
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
        {list.isError && !list.data ? (
          <Failed error={list.error} retry={() => list.refetch()} />
        ) : (
          <Table
            rowKey="id"
            {...cardTable(columns)}
            dataSource={list.data?.items ?? []}
            loading={list.isLoading}
            pagination={paging.pagination(list.data?.total ?? 0, kit.total)}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.empty} /> }}
          />
        )}
      </Card>
    </Page>
  );
}

export function TierTag({ tier }: { tier: string | null }) {
  const user = useUserWords();
  return tier && isMember(tier) ? <Tag className={`tier tier-${tier}`}>{user.tiers[tier]}</Tag> : null;
}
