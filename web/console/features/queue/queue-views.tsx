import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, Popconfirm, Tag } from 'antd';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { reviewersOwnRoutes } from '../../../../contract/review/own.ts';
import type { ReviewKind } from '../../../../contract/schema/review.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { featureOf, useCall } from '../../../backoffice/app/queries.ts';
import { pathOf } from '../../screens.ts';
import { useQueueWords } from '../../words.ts';

const change = featureOf(reviewersOwnRoutes);
const createView = change(reviewersOwnRoutes.createQueueView);
const deleteView = change(reviewersOwnRoutes.deleteQueueView);

/** The filters of the address, without the page. */
function filtersOf(search: string): string {
  const filters = new URLSearchParams(search);
  filters.delete('page');
  filters.sort();
  const text = filters.toString();
  return text && `?${text}`;
}

/** Filters under a name: one's own, each a link; those of the address can be kept. */
export function QueueViews({ kind }: { kind: ReviewKind }) {
  const words = useQueueWords().saved;
  const now = filtersOf(useLocation().search);
  const views = useCall(reviewersOwnRoutes.listQueueViews, { params: { kind } }).data ?? [];
  const [name, setName] = useState('');
  const create = useAction(createView, { onDone: () => setName('') });
  const remove = useAction(deleteView);
  const isKept = views.some(({ search }) => search === now);
  const keep = () => void create.run({ body: { kind, name, search: now } });
  if (views.length === 0 && now === '') return null;
  return (
    <section className="queue-views" aria-label={words.views}>
      {views.map((view) => (
        <Tag key={view.id} color={view.search === now ? 'processing' : 'default'} variant="outlined">
          <Link to={pathOf(`${kind}Queue`) + view.search}>{view.name}</Link>
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={words.remove(view.name)}
            onClick={() => void remove.run({ params: { id: view.id } })}
          />
        </Tag>
      ))}
      {now !== '' && !isKept && (
        <Popconfirm
          icon={null}
          title={
            <Input
              value={name}
              maxLength={60}
              aria-label={words.name}
              placeholder={words.name}
              onChange={({ target }) => setName(target.value)}
              onPressEnter={keep}
            />
          }
          okText={words.save}
          okButtonProps={{ disabled: name.trim() === '' }}
          onConfirm={keep}
        >
          <Button size="small">{words.keep}</Button>
        </Popconfirm>
      )}
    </section>
  );
}
