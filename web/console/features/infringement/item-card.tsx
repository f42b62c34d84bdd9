import { Button, Card, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { InfringementView } from '../../../../contract/operator/infringement.ts';
import { ITEM_STATUS } from '../../../../domain/decision/infringement.ts';
import { pathOf } from '../../screens.ts';
import { useInfringementWords } from '../../words.ts';
import { CounterNotice } from './counter-notice.tsx';
import { ItemDialog } from './item-dialog.tsx';

type Item = InfringementView['items'][number];

/** A product or shop that a notice names: what was decided, or the button that decides, and its counter-notice. */
export function ItemCard({ item, isClosed }: { item: Item; isClosed: boolean }) {
  const text = useInfringementWords();
  const [deciding, setDeciding] = useState(false);
  const { target, title, url, status, reason, decided_by: by, counter } = item;
  const to = target.type === 'product' ? 'productReview' : 'company';
  return (
    <Card
      title={
        <h2 className="infringement-title breakable">
          <Link to={pathOf(to, { id: target.id })}>{title}</Link>
        </h2>
      }
      extra={
        <Tag color={status === ITEM_STATUS.open ? 'processing' : 'default'}>{text.itemStates[status]}</Tag>
      }
    >
      {url && (
        <p className="breakable">
          <a href={url} target="_blank" rel="noreferrer">
            {url}
          </a>
        </p>
      )}
      {by && <p className="quiet">{text.by(by)}</p>}
      {reason && <p className="pre breakable">{reason}</p>}
      {status === ITEM_STATUS.open && !isClosed && (
        <Button type="primary" onClick={() => setDeciding(true)}>
          {text.decide}
        </Button>
      )}
      {counter && <CounterNotice counter={counter} />}
      {deciding && <ItemDialog item={item} onClose={() => setDeciding(false)} />}
    </Card>
  );
}
