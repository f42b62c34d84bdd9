import { PictureOutlined } from '@ant-design/icons';
import { Avatar, Button } from 'antd';
import { Link } from 'react-router';
import type { OwnProductItem } from '../../../../contract/product.ts';
import { PRODUCT_STATUS } from '../../../../domain/product-review.ts';
import { type Column, timeColumn } from '../../../backoffice/list/columns.tsx';
import { useFormat } from '../../../backoffice/use-format.ts';
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

export function useProductColumns({ canPublish, refresh, remove }: Actions): Column<OwnProductItem>[] {
  const words = useProductWords();
  const kit = useBackofficeWords();
  const format = useFormat();
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
      render: (_, item) => format.price(item, item.unit),
    },
    timeColumn('time', refresh ? words.columns.refreshed : words.columns.updated, (item) =>
      refresh ? item.refreshed_at : item.updated_at,
    ),
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
