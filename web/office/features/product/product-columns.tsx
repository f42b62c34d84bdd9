import { PictureOutlined } from '@ant-design/icons';
import { Avatar, Button, type TableColumnsType } from 'antd';
import { Link } from 'react-router';
import type { OwnProductItem } from '../../../../contract/product.ts';
import { PRODUCT_STATUS } from '../../../../domain/product-review.ts';
import { dayAndTime } from '../../../backoffice/format.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { publicUrl } from '../../../client/host.ts';
import { pathOf } from '../../screens.ts';
import { useProductWords } from '../../words.ts';
import { ReviewOutcome } from './review-outcome.tsx';

interface Actions {
  canPublish: boolean;
  refresh: ((id: number) => void) | null;
  remove: ((id: number) => void) | null;
}

export function useProductColumns({
  canPublish,
  refresh,
  remove,
}: Actions): TableColumnsType<OwnProductItem> {
  const words = useProductWords();
  const kit = useBackofficeWords();
  const { published, deleted } = PRODUCT_STATUS;
  return [
    {
      key: 'product',
      title: words.columns.product,
      render: (_, item) => (
        <div className="product-cell">
          <Avatar shape="square" size={64} src={item.image} icon={<PictureOutlined />} alt="" />
          <div>
            {item.status === published ? (
              <a href={publicUrl(`/product-detail/${item.id}.html`)} target="_blank" rel="noreferrer">
                {item.title}
              </a>
            ) : (
              item.title || <span className="quiet">#{item.id}</span>
            )}
            <div className="quiet">{item.cate_names.join(' / ')}</div>
            <ReviewOutcome item={item} />
          </div>
        </div>
      ),
    },
    {
      key: 'price',
      title: words.columns.price,
      width: 170,
      className: 'numbers',
      render: (_, item) => priceText(item, words.negotiable),
    },
    {
      key: 'time',
      title: refresh ? words.columns.refreshed : words.columns.updated,
      width: 170,
      className: 'numbers',
      render: (_, item) => dayAndTime(refresh ? item.refreshed_at : item.updated_at),
    },
    {
      key: 'actions',
      title: kit.actions,
      width: 180,
      hidden: !refresh && !remove,
      render: (_, item) => (
        <div className="cell-actions">
          {canPublish && item.status !== deleted && (
            <Link to={pathOf('productEdit', { id: item.id })}>{kit.edit}</Link>
          )}
          {refresh && (
            <Button type="link" className="link-button" onClick={() => refresh(item.id)}>
              {words.refresh}
            </Button>
          )}
          {remove && (
            <Button type="link" danger className="link-button" onClick={() => remove(item.id)}>
              {kit.remove}
            </Button>
          )}
        </div>
      ),
    },
  ];
}

function priceText({ min_price, max_price, currency, unit }: OwnProductItem, negotiable: string): string {
  if (min_price <= 0) return negotiable;
  const amount = (price: number) =>
    price.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  const range = min_price === max_price ? amount(min_price) : `${amount(min_price)} – ${amount(max_price)}`;
  return `${currency}${range}/${unit}`;
}
