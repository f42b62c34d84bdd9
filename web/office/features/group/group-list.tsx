import { Empty } from 'antd';
import { useState } from 'react';
import type { ProductGroup } from '../../../../contract/product/group.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useGroupWords } from '../../words.ts';
import { orderGroups } from './group.queries.ts';
import { GroupLine } from './group-line.tsx';
import { inOrder, moved } from './order.ts';
import './group.css';

/** In their order, which is dragged, or moved with the arrow keys. */
export function GroupList({ groups }: { groups: readonly ProductGroup[] }) {
  const words = useGroupWords();
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  // what was moved stands in its new place at once; what the server says comes later
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const order = useAction(orderGroups, { onDone: () => setWanted(null), onFailure: undefined });
  const shown = inOrder(groups, wanted);
  if (groups.length === 0) return <Empty description={words.none} />;

  const move = async (id: number, to: number) => {
    const ids = moved(
      shown.map((group) => group.id),
      id,
      to,
    );
    if (ids === null) return;
    setWanted(ids);
    setSaid(words.moved(shown.find((group) => group.id === id)?.name ?? '', to + 1, ids.length));
    if (!(await order.run({ body: { ids: [...ids] } }))) setWanted(null);
  };
  return (
    <>
      <ol className="groups">
        {shown.map((group, place) => (
          <GroupLine
            key={group.id}
            group={group}
            isFirst={place === 0}
            isLast={place === shown.length - 1}
            isDragged={dragged === group.id}
            move={(by) => void move(group.id, place + by)}
            drag={() => setDragged(group.id)}
            drop={() => dragged !== null && void move(dragged, place)}
            leave={() => setDragged(null)}
          />
        ))}
      </ol>
      <p role="status" className="said">
        {said}
      </p>
    </>
  );
}
