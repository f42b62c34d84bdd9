import { PlusOutlined } from '@ant-design/icons';
import { Button, Space, Tag } from 'antd';
import { type ReactNode, useState } from 'react';
import { useConfirmDestroy } from '../../backoffice/actions/confirm-destroy.tsx';
import { useBackofficeWords } from '../../backoffice/app/words.ts';
import type { Column } from '../../backoffice/list/columns/columns.tsx';
import { dayAndTime } from '../../backoffice/parts/format.ts';

/** Which line of the list is open in its dialog: one of its items, a new one (`item` is null), or none. */
export function useEdited<Item>(isNew = false) {
  const [edited, setEdited] = useState<Item | 'new' | null>(isNew ? 'new' : null);
  return {
    isOpen: edited !== null,
    item: edited === 'new' ? null : edited,
    edit: (item: Item) => setEdited(item),
    add: () => setEdited('new'),
    close: () => setEdited(null),
  };
}

export function AddButton({ onClick, children }: { onClick(): void; children: ReactNode }) {
  return (
    <Button type="primary" icon={<PlusOutlined />} onClick={onClick}>
      {children}
    </Button>
  );
}

/** When it was changed and by whom; `builtIn` says of what came by migration. */
export const changedColumn = <Item extends { changed_at: string; changed_by: string | null }>(
  title: string,
  builtIn: string,
): Column<Item> => ({
  key: 'changed',
  title,
  width: 184,
  className: 'numbers',
  render: (_, { changed_at, changed_by }) => (
    <>
      {dayAndTime(changed_at)}
      <div className="quiet">{changed_by ?? builtIn}</div>
    </>
  ),
});

interface ActionsProps {
  /** Of the thing, for the question. */
  name: string;
  words: { change: string; removeAsk: string };
  onChange(): void;
  remove(): Promise<unknown>;
  /** What else may be done with it. */
  children?: ReactNode;
}

/** What can be done with one line: change it, and remove it after a question. */
export function EditActions({ name, words, onChange, remove, children }: ActionsProps) {
  const kit = useBackofficeWords();
  const confirmDestroy = useConfirmDestroy();
  return (
    <Space size="small" wrap>
      {children}
      <Button size="small" onClick={onChange}>
        {words.change}
      </Button>
      <Button
        size="small"
        danger
        onClick={() => confirmDestroy([name], { title: words.removeAsk, destroy: remove })}
      >
        {kit.remove}
      </Button>
    </Space>
  );
}

const COLORS = { online: 'success', scheduled: 'processing', draft: 'default', over: 'warning' } as const;

/** Whether it is shown, and on which days. */
export function ShownState({
  state,
  label,
  span,
}: {
  state: keyof typeof COLORS;
  label: string;
  span: string | null;
}) {
  return (
    <>
      <Tag color={COLORS[state]}>{label}</Tag>
      {span && <div className="quiet numbers">{span}</div>}
    </>
  );
}
