/** Saved products, with their price then and now (decision 27). */
import { PictureOutlined } from '@ant-design/icons';
import { Avatar, Tag } from 'antd';
import { type SavedProduct, savedRoutes } from '../../../../contract/saved.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { type Column, dayColumn } from '../../../backoffice/list/columns.tsx';
import { OFFICE_SIZE } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { shopUrl } from '../../../client/host.ts';
import { useSavedWords } from '../../words.ts';
import { RemoveButton } from './remove-button.tsx';
import { unsaveProduct } from './saved.queries.ts';
import { SavedTabs } from './saved-tabs.tsx';
import './saved.css';

export function SavedProductsPage() {
  const words = useSavedWords();
  const list = useList(savedRoutes.listSavedProducts, {
    size: OFFICE_SIZE,
  });
  return (
    <ListPage
      list={list}
      columns={useColumns()}
      empty={words.emptyProducts}
      tabs={<SavedTabs active="savedProducts" />}
    />
  );
}

function useColumns(): Column<SavedProduct>[] {
  const words = useSavedWords();
  const kit = useBackofficeWords();
  return [
    { key: 'product', title: words.product, render: (_, item) => <ProductCell item={item} /> },
    {
      key: 'price',
      title: words.price,
      width: 200,
      className: 'numbers',
      render: (_, item) => <PriceCell item={item} />,
    },
    dayColumn('saved', words.savedAt, ({ saved_at }) => saved_at),
    {
      key: 'actions',
      title: kit.actions,
      width: 112,
      render: (_, { id, title }) => <RemoveButton id={id} of={title} change={unsaveProduct} />,
    },
  ];
}

function ProductCell({ item: { title, product, url } }: { item: SavedProduct }) {
  const words = useSavedWords();
  return (
    <div className="saved-cell">
      <Avatar shape="square" size={56} src={product?.image} icon={<PictureOutlined />} alt="" />
      <div>
        {product ? (
          <a href={url} target="_blank" rel="noreferrer">
            {product.title}
          </a>
        ) : (
          <span className="quiet">
            {title} <Tag>{words.gone}</Tag>
          </span>
        )}
        {product && (
          <div>
            <a className="quiet" href={shopUrl(product.company.domain)} target="_blank" rel="noreferrer">
              {product.company.name}
            </a>
          </div>
        )}
      </div>
    </div>
  );
}

function PriceCell({ item: { product, price_then } }: { item: SavedProduct }) {
  const words = useSavedWords();
  const format = useFormat();
  if (!product) return null;
  return (
    <span className="stacked">
      <span>{format.price(product, product.unit)}</span>
      {price_then && <span className="quiet">{words.priceThen(format.price(price_then, product.unit))}</span>}
    </span>
  );
}
