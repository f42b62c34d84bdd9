/** Saved products, with their price then and now (decision 27). */
import { PictureOutlined } from '@ant-design/icons';
import { Avatar, Tag } from 'antd';
import { type SavedProduct, savedRoutes } from '../../../../contract/saved.ts';
import { OFFICE_SIZE } from '../../../backoffice/list/list-address.ts';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { shopUrl } from '../../../client/host.ts';
import { useSavedWords } from '../../words.ts';
import { unsaveProduct } from './saved.queries.ts';
import { SavedList } from './saved-list.tsx';

export function SavedProductsPage() {
  const words = useSavedWords();
  return (
    <SavedList
      tab="savedProducts"
      list={useList(savedRoutes.listSavedProducts, { size: OFFICE_SIZE })}
      empty={words.emptyProducts}
      nameOf={({ title }) => title}
      change={unsaveProduct}
      columns={[
        { key: 'product', title: words.product, render: (_, item) => <ProductCell item={item} /> },
        {
          key: 'price',
          title: words.price,
          width: 200,
          className: 'numbers',
          render: (_, item) => <PriceCell item={item} />,
        },
      ]}
    />
  );
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
