import { PictureOutlined } from '@ant-design/icons';
import { Avatar, Button, Tag } from 'antd';
import { Link, useLocation } from 'react-router';
import type { QueueEntry, ReviewKind } from '../../../../contract/schema/review.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import type { Column } from '../../../backoffice/list/columns/columns.tsx';
import { pathOf } from '../../screens.ts';
import { useStaff } from '../../staff.ts';
import { usePurchaseWords, useQueueWords } from '../../words.ts';
import { TierTag } from '../company/tier-tag.tsx';
import { claimEntry, releaseEntry } from '../review/review.queries.ts';
import { Waited } from '../stream/waiting-time.tsx';

export function useQueueColumns(kind: ReviewKind): Column<QueueEntry>[] {
  const text = useQueueWords();
  const purchase = usePurchaseWords();
  const kit = useBackofficeWords();
  const me = useStaff().data?.id;
  const { search } = useLocation();
  const claim = useAction(claimEntry);
  const release = useAction(releaseEntry);
  return [
    {
      key: 'entry',
      title: text.entry,
      render: (_, item) => (
        <div className="entry-cell">
          {(kind === 'product' || kind === 'revision') && (
            <Avatar shape="square" size={48} src={item.image} icon={<PictureOutlined />} alt="" />
          )}
          <span>
            <Link to={pathOf(`${kind}Review`, { id: item.id }) + search}>{item.title}</Link>{' '}
            {item.weight > 0 && <Tag color="warning">{text.weight(item.weight)}</Tag>}
          </span>
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
      render: (_, { submitted_at }) => <Waited since={submitted_at} />,
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
            <Link to={pathOf(`${kind}Review`, { id }) + search}>{text.open}</Link>
            {!claimedBy && (
              <Button type="link" className="link-button" onClick={() => claim.run(input)}>
                {text.claim}
              </Button>
            )}
            {claimedBy?.id === me && (
              <Button type="link" className="link-button" onClick={() => release.run(input)}>
                {text.release}
              </Button>
            )}
          </div>
        );
      },
    },
  ];
}
