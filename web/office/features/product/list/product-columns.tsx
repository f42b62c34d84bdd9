import { MoreOutlined, PictureOutlined } from '@ant-design/icons';
import { Avatar, Button, Dropdown, Tag } from 'antd';
import { Link } from 'react-router';
import type { OwnProductItem, OwnProductSort } from '../../../../../contract/product/own-product.ts';
import { PRODUCT_STATUS, type ProductStatus } from '../../../../../domain/product/product-review.ts';
import { useLanguage } from '../../../../backoffice/app/language.tsx';
import { useBackofficeWords } from '../../../../backoffice/app/words.ts';
import { type Column, dayColumn, textColumn } from '../../../../backoffice/list/columns/columns.tsx';
import { day, dayAndTime, minute } from '../../../../backoffice/parts/format.ts';
import { useFormat } from '../../../../backoffice/parts/use-format.ts';
import { publicUrl } from '../../../../client/host.ts';
import { pathOf } from '../../../screens.ts';
import { useProductListWords } from '../../../words.ts';
import type { ProductAction } from './product-actions.tsx';
import { ReviewOutcome } from './review-outcome.tsx';

const { published, underReview, failed, draft, deleted } = PRODUCT_STATUS;
/** By what each list is sorted; all else is no column of it. */
export const sortsOf = (status: ProductStatus): OwnProductSort[] => [
  'title',
  'price',
  'min_order',
  ...(status === published ? (['views', 'enquiries', 'refreshed'] as const) : []),
  ...(status === published || status === failed ? (['reviewed'] as const) : []),
  ...(status === draft ? (['updated'] as const) : []),
];

/** What a row shows depends on its list; what can be done with it on `actions`. */
export function useProductColumns(
  status: ProductStatus,
  actions: readonly ProductAction[],
  canEdit: boolean,
): Column<OwnProductItem>[] {
  const words = useProductListWords();
  const kit = useBackofficeWords();
  const format = useFormat();
  const number = (key: 'views' | 'enquiries'): Column<OwnProductItem> => ({
    key,
    title: words.columns[key],
    onHeaderCell: () => ({ title: words.last30Days }),
    width: 84,
    className: 'numbers unbroken',
    render: (_, item) => format.number(item[key]),
  });
  const columns: Column<OwnProductItem>[] = [
    { key: 'title', title: words.columns.title, render: (_, item) => <ProductCell item={item} /> },
    {
      ...textColumn('group', words.columns.group, 112, (item: OwnProductItem) => item.group_name ?? kit.none),
      hiddenAtFirst: true,
    },
    {
      key: 'price',
      title: words.columns.price,
      width: 172,
      className: 'numbers',
      render: (_, item) => <PriceRange text={format.price(item, format.unit(item.unit))} />,
    },
    {
      key: 'min_order',
      title: words.columns.min_order,
      width: 108,
      className: 'numbers unbroken',
      render: (_, item) => format.quantity(item.min_order, item.unit),
    },
  ];
  if (status === published)
    columns.push(
      number('views'),
      number('enquiries'),
      {
        ...dayColumn('refreshed', words.columns.refreshed, (item: OwnProductItem) => item.refreshed_at),
        render: (_: unknown, item: OwnProductItem) => <Refreshed item={item} />,
      },
      {
        ...dayColumn('reviewed', words.columns.reviewed, (item: OwnProductItem) => item.reviewed_at),
        hiddenAtFirst: true,
      },
    );
  if (status === underReview)
    columns.push(dayColumn('submitted', words.columns.submitted, (item) => item.submitted_at));
  if (status === failed)
    columns.push(dayColumn('reviewed', words.columns.reviewed, (item) => item.reviewed_at));
  if (status === draft) columns.push(dayColumn('updated', words.columns.updated, (item) => item.updated_at));
  if (status === deleted)
    columns.push(dayColumn('restorable', words.columns.restorable, (item) => item.restorable_until));
  columns.push({
    key: 'actions',
    title: kit.actions,
    width: 112,
    className: 'unbroken',
    render: (_, item) => <RowActions item={item} actions={actions} canEdit={canEdit} />,
  });
  return columns;
}

/** When it was, and from when on it can be again; nothing more of what can be refreshed now. */
function Refreshed({ item: { refreshed_at, refreshable_at } }: { item: OwnProductItem }) {
  const { refreshableFrom } = useProductListWords();
  const waits = refreshable_at !== null && Date.parse(refreshable_at) > Date.now();
  return (
    <span>
      <time title={dayAndTime(refreshed_at)}>{day(refreshed_at)}</time>
      {waits && <span className="quiet refreshable">{refreshableFrom(minute(refreshable_at))}</span>}
    </span>
  );
}

/** A long range breaks between its prices, never before the unit. */
function PriceRange({ text }: { text: string }) {
  return text.split(/(?<= –) /).map((part) => (
    <span key={part} className="whole">
      {part}{' '}
    </span>
  ));
}

export function ProductCell({ item }: { item: OwnProductItem }) {
  const { onlineAgainUntil, pinnedUntil } = useProductListWords();
  const { language } = useLanguage();
  const category = language === 'zh' ? item.cate_names_zh : item.cate_names;
  return (
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
        <div className="quiet" title={category.join(' / ')}>
          {[item.own_number, item.model, category.at(-1)].filter(Boolean).join(' · ')}
        </div>
        {item.pinned_until && <Tag variant="filled">{pinnedUntil(day(item.pinned_until).slice(5))}</Tag>}
        {item.approved_until && Date.parse(item.approved_until) > Date.now() && (
          <div className="quiet">{onlineAgainUntil(day(item.approved_until))}</div>
        )}
        <ReviewOutcome item={item} />
      </div>
    </div>
  );
}

/** The most usual action beside the others, which a menu holds. */
function RowActions({
  item,
  actions,
  canEdit,
}: {
  item: OwnProductItem;
  actions: readonly ProductAction[];
  canEdit: boolean;
}) {
  const words = useProductListWords();
  const kit = useBackofficeWords();
  const offered = actions.filter(({ of }) => of?.(item) ?? true);
  const [first] = canEdit ? [] : offered;
  const others = offered.filter((action) => action !== first);
  return (
    <div className="cell-actions">
      {canEdit && <Link to={pathOf('productEdit', { id: item.id })}>{kit.edit}</Link>}
      {first && (
        <Button
          type="link"
          className="link-button"
          disabled={first.not?.(item) !== undefined}
          title={first.not?.(item)}
          onClick={() => first.act([item.id])}
        >
          {first.label}
        </Button>
      )}
      {others.length > 0 && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: others.map(({ key, label, icon, danger = false, not }) => {
              const reason = not?.(item);
              if (reason === undefined) return { key, label, icon, danger };
              return { key, label: `${label} – ${reason}`, icon, disabled: true };
            }),
            onClick: ({ key }) => others.find((action) => action.key === key)?.act([item.id]),
          }}
        >
          <Button
            type="text"
            size="small"
            icon={<MoreOutlined />}
            aria-label={words.more(item.title || `#${item.id}`)}
          />
        </Dropdown>
      )}
    </div>
  );
}
