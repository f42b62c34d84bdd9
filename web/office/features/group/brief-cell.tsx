import { PictureOutlined } from '@ant-design/icons';
import { Avatar } from 'antd';
import type { OwnProductItem } from '../../../../contract/product/own-product.ts';
import { PRODUCT_STATUS } from '../../../../domain/product/product-review.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { publicUrl } from '../../../client/host.ts';

interface Props {
  item: Pick<OwnProductItem, 'id' | 'title' | 'image' | 'status' | 'cate_names' | 'cate_names_zh'>;
}

/** A product in a list of something else: picture, title and category. */
export function BriefCell({ item: { id, title, image, status, cate_names, cate_names_zh } }: Props) {
  const { language } = useLanguage();
  return (
    <div className="product-cell">
      <Avatar shape="square" size={48} src={image} icon={<PictureOutlined />} alt="" />
      <div>
        {status === PRODUCT_STATUS.published ? (
          <a href={publicUrl(`/product-detail/${id}.html`)} target="_blank" rel="noreferrer">
            {title}
          </a>
        ) : (
          title || <span className="quiet">#{id}</span>
        )}
        <div className="quiet">{(language === 'zh' ? cate_names_zh : cate_names).join(' / ')}</div>
      </div>
    </div>
  );
}
