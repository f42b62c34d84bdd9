/** What the lists of saved products, suppliers and searches have in common (decision 27). */
import { Button, Select, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { dashboardRoutes } from '../../../../contract/operator/dashboard.ts';
import type { savedRoutes } from '../../../../contract/saved.ts';
import { SAVED_DIGESTS, type SavedDigest } from '../../../../domain/visitor/saved.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { type Mutation, useCall } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { type Column, dayColumn } from '../../../backoffice/list/columns/columns.tsx';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import type { List } from '../../../backoffice/list/use-list.ts';
import { pathOf } from '../../screens.ts';
import { useSavedWords } from '../../words.ts';
import './saved.css';

const TABS = ['savedProducts', 'savedSuppliers', 'savedSearches'] as const;
type SavedTab = (typeof TABS)[number];

interface Saved {
  id: number;
  saved_at: string;
}

interface Props<Item extends Saved> {
  tab: SavedTab;
  list: List<Item>;
  empty: string;
  nameOf(item: Item): string;
  /** Before the day and the button that takes a line off. */
  columns: Column<Item>[];
  change: RemoveProps['change'];
  /** Beside that button, with the width of both. */
  beside?: { width: number; of(item: Item): ReactNode };
}

export function SavedList<Item extends Saved>(props: Props<Item>) {
  const { tab, list, empty, nameOf, columns, change, beside } = props;
  const words = useSavedWords();
  const kit = useBackofficeWords();
  const all: Column<Item>[] = [
    ...columns,
    dayColumn('saved', words.savedAt, ({ saved_at }) => saved_at),
    {
      key: 'actions',
      title: kit.actions,
      width: beside?.width ?? 112,
      render: (_, item) => (
        <>
          {beside?.of(item)}
          <RemoveButton id={item.id} of={nameOf(item)} change={change} />
        </>
      ),
    },
  ];
  return <ListPage list={list} columns={all} empty={empty} tabs={<SavedTabs active={tab} />} />;
}

function SavedTabs({ active }: { active: SavedTab }) {
  const words = useSavedWords();
  const navigate = useNavigate();
  const counts = useCall(dashboardRoutes.countLists).data;
  const label = (tab: SavedTab) => (counts ? `${words.tabs[tab]} (${counts[tab]})` : words.tabs[tab]);
  return (
    <Tabs
      activeKey={active}
      items={TABS.map((tab) => ({ key: tab, label: label(tab) }))}
      onChange={(tab) => navigate(pathOf(tab as SavedTab))}
    />
  );
}

interface RemoveProps {
  id: number;
  of: string;
  change: Mutation<(typeof savedRoutes)['unsaveProduct' | 'unsaveSupplier' | 'unsaveSearch']>;
}

/** Takes a line off its list; saving it again takes one click where it is shown, so nothing is asked. */
function RemoveButton({ id, of, change }: RemoveProps) {
  const words = useSavedWords();
  const { run, busy } = useAction(change, { done: words.removed });
  return (
    <Button
      type="link"
      size="small"
      loading={busy}
      aria-label={`${words.remove}: ${of}`}
      onClick={() => run({ params: { id } })}
    >
      {words.remove}
    </Button>
  );
}

interface Told {
  id: number;
  digest: SavedDigest;
}

/** How often what is new there is told by e-mail. */
export function useDigestColumn<Item extends Told>(
  label: string,
  nameOf: (item: Item) => string,
  change: (id: number, digest: SavedDigest) => void,
): Column<Item> {
  const words = useSavedWords();
  return {
    key: 'digest',
    title: label,
    width: 208,
    render: (_, item) => (
      <Select
        aria-label={`${label}: ${nameOf(item)}`}
        value={item.digest}
        options={SAVED_DIGESTS.map((digest) => ({ value: digest, label: words.often[digest] }))}
        onChange={(digest) => change(item.id, digest)}
        popupMatchSelectWidth={false}
        className="digest-choice"
      />
    ),
  };
}
