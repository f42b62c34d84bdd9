import { PictureOutlined } from '@ant-design/icons';
import { Checkbox, Image, Tag } from 'antd';
import { Link, useLocation } from 'react-router';
import type { QueueEntry } from '../../../../contract/schema/review.ts';
import type { Selection } from '../../../backoffice/list/selection.ts';
import { pathOf } from '../../screens.ts';
import { useStaff } from '../../staff.ts';
import { useQueueWords } from '../../words.ts';
import { TierTag } from '../company/tier-tag.tsx';
import { SellerRecord } from '../review/seller-record.tsx';
import { Waited } from '../stream/waiting-time.tsx';

/** Small entries side by side, to decide on many at once. */
export function QueueGrid({ rows, selection }: { rows: readonly QueueEntry[]; selection: Selection }) {
  const words = useQueueWords();
  const me = useStaff().data?.id;
  const { search } = useLocation();
  return (
    <ul className="queue-grid">
      {rows.map((item) => {
        const holder = item.claimedBy && item.claimedBy.id !== me ? item.claimedBy.name : null;
        return (
          <li key={item.id}>
            <div className="queue-grid-picture">
              {item.image ? <Image src={item.image} alt="" /> : <PictureOutlined />}
            </div>
            <Checkbox
              checked={selection.ids.includes(item.id)}
              disabled={holder !== null}
              onChange={({ target }) => selection.toggle(item.id, target.checked)}
            >
              <Link to={pathOf(`${item.kind}Review`, { id: item.id }) + search}>{item.title}</Link>
            </Checkbox>
            {item.price && <strong className="numbers">{item.price}</strong>}
            <div className="breakable">
              {item.company.name} <TierTag tier={item.company.tier} />
            </div>
            {item.record && <SellerRecord record={item.record} />}
            <div className="row">
              <Waited since={item.submitted_at} />
              {item.weight > 0 && <Tag color="warning">{words.weight(item.weight)}</Tag>}
              {holder !== null && <Tag color="warning">{holder}</Tag>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
