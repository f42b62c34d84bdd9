/** Saved suppliers, and how often their new products are e-mailed (decision 27). */
import { Avatar, Tag } from 'antd';
import { type SavedSupplier, savedRoutes } from '../../../../contract/saved.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { type Column, dayColumn } from '../../../backoffice/list/columns.tsx';
import { OFFICE_SIZE } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useSavedWords } from '../../words.ts';
import { DigestChoice } from './digest-choice.tsx';
import { RemoveButton } from './remove-button.tsx';
import { saveSupplier, unsaveSupplier } from './saved.queries.ts';
import { SavedTabs } from './saved-tabs.tsx';
import './saved.css';

export function SavedSuppliersPage() {
  const words = useSavedWords();
  const list = useList(savedRoutes.listSavedSuppliers, {
    size: OFFICE_SIZE,
  });
  return (
    <ListPage
      list={list}
      columns={useColumns()}
      empty={words.emptySuppliers}
      tabs={<SavedTabs active="savedSuppliers" />}
    />
  );
}

function useColumns(): Column<SavedSupplier>[] {
  const words = useSavedWords();
  const kit = useBackofficeWords();
  const follow = useAction(saveSupplier, { done: kit.updated });
  return [
    { key: 'supplier', title: words.supplier, render: (_, item) => <SupplierCell item={item} /> },
    {
      key: 'digest',
      title: words.newProducts,
      width: 208,
      render: (_, { id, name, digest }) => (
        <DigestChoice
          of={name}
          label={words.newProducts}
          value={digest}
          onChange={(chosen) => follow.run({ params: { id }, body: { digest: chosen } })}
        />
      ),
    },
    dayColumn('saved', words.savedAt, ({ saved_at }) => saved_at),
    {
      key: 'actions',
      title: kit.actions,
      width: 176,
      render: (_, { id, name, url }) => (
        <>
          {url && (
            <a href={`${url}contact.html`} target="_blank" rel="noreferrer">
              {words.contact}
            </a>
          )}
          <RemoveButton id={id} of={name} change={unsaveSupplier} />
        </>
      ),
    },
  ];
}

function SupplierCell({ item: { name, supplier, url } }: { item: SavedSupplier }) {
  const words = useSavedWords();
  return (
    <div className="saved-cell">
      <Avatar shape="square" size={56} src={supplier?.logo} alt="">
        {name.slice(0, 1)}
      </Avatar>
      <div>
        {supplier ? (
          <a href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          <span className="quiet">
            {name} <Tag>{words.closed}</Tag>
          </span>
        )}
        <div className="quiet">{supplier?.basicinformation['Main Products']}</div>
      </div>
    </div>
  );
}
