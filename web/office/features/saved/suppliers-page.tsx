/** Saved suppliers, and how often their new products are e-mailed (decision 27). */
import { Avatar, Tag } from 'antd';
import { type SavedSupplier, savedRoutes } from '../../../../contract/saved.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { OFFICE_SIZE } from '../../../backoffice/list/list-address.ts';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useSavedWords } from '../../words.ts';
import { saveSupplier, unsaveSupplier } from './saved.queries.ts';
import { SavedList, useDigestColumn } from './saved-list.tsx';

const nameOf = ({ name }: SavedSupplier) => name;

export function SavedSuppliersPage() {
  const words = useSavedWords();
  const follow = useAction(saveSupplier, { done: useBackofficeWords().updated });
  return (
    <SavedList
      tab="savedSuppliers"
      list={useList(savedRoutes.listSavedSuppliers, { size: OFFICE_SIZE })}
      empty={words.emptySuppliers}
      nameOf={nameOf}
      change={unsaveSupplier}
      columns={[
        { key: 'supplier', title: words.supplier, render: (_, item) => <SupplierCell item={item} /> },
        useDigestColumn(words.newProducts, nameOf, (id, digest) =>
          follow.run({ params: { id }, body: { digest } }),
        ),
      ]}
      beside={{
        width: 176,
        of: ({ url }) =>
          url && (
            <a href={`${url}contact.html`} target="_blank" rel="noreferrer">
              {words.contact}
            </a>
          ),
      }}
    />
  );
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
