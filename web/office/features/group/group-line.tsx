import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, HolderOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProductGroup } from '../../../../contract/product/group.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { shopUrl } from '../../../client/host.ts';
import { useCompany } from '../../account/company.ts';
import { pathOf } from '../../screens.ts';
import { useGroupWords } from '../../words.ts';
import { deleteGroup, renameGroup } from './group.queries.ts';

const LONGEST = 50;

interface Props {
  group: ProductGroup;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  move(by: -1 | 1): void;
  drag(): void;
  drop(): void;
  leave(): void;
}

export function GroupLine({ group, isFirst, isLast, isDragged, move, drag, drop, leave }: Props) {
  const { id, name, products, published } = group;
  const words = useGroupWords();
  const domain = useCompany().data?.domain;
  const tool = (label: string, icon: ReactNode, act: () => void, off = false) => (
    <Button type="text" icon={icon} disabled={off} aria-label={label} title={label} onClick={act} />
  );
  return (
    <li
      className={isDragged ? 'group-line dragged' : 'group-line'}
      onDragStart={(event) => {
        // text of the name can be dragged as well
        if (!(event.target instanceof HTMLElement && event.target.draggable)) return;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        event.dataTransfer.setDragImage(event.currentTarget, 24, 24);
        drag();
      }}
      onDragEnd={leave}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <span className="group-order">
        <span className="group-handle" draggable title={words.order}>
          <HolderOutlined />
        </span>
        {tool(words.up(name), <ArrowUpOutlined />, () => move(-1), isFirst)}
        {tool(words.down(name), <ArrowDownOutlined />, () => move(1), isLast)}
      </span>
      <GroupName group={group} />
      <span className="quiet numbers">{words.counts(products, published)}</span>
      <span className="cell-actions">
        <Link to={pathOf('groupBatchOf', { id })} aria-label={words.assignTo(name)}>
          {words.assign}
        </Link>
        {domain && published > 0 && (
          <a href={`${shopUrl(domain)}groups/${id}`} target="_blank" rel="noreferrer">
            {words.view}
          </a>
        )}
        <DeleteGroup group={group} />
      </span>
    </li>
  );
}

/** Saved when it is left. */
function GroupName({ group: { id, name } }: { group: ProductGroup }) {
  const words = useGroupWords();
  const kit = useBackofficeWords();
  const rename = useAction(renameGroup, { done: kit.updated });
  const save = (input: HTMLInputElement) => {
    const wanted = input.value.trim();
    if (wanted === '' || wanted === name) input.value = name;
    else void rename.run({ params: { id }, body: { name: wanted } });
  };
  return (
    <Input
      key={name}
      defaultValue={name}
      maxLength={LONGEST}
      aria-label={words.rename(name)}
      onBlur={(event) => save(event.target)}
      onPressEnter={(event) => event.currentTarget.blur()}
    />
  );
}

function DeleteGroup({ group: { id, name } }: { group: ProductGroup }) {
  const words = useGroupWords();
  const confirmDestroy = useConfirmDestroy();
  const remove = useAction(deleteGroup);
  return (
    <Button
      type="text"
      size="small"
      icon={<DeleteOutlined />}
      loading={remove.busy}
      aria-label={words.remove(name)}
      title={words.remove(name)}
      onClick={() =>
        confirmDestroy([name], {
          title: words.removeAsk,
          destroy: () => remove.run({ params: { id } }),
        })
      }
    />
  );
}
