import { FilePdfOutlined, PlayCircleOutlined, PlusOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { type OwnShopContent, ownShopRoutes } from '../../../../../contract/company/own-shop.ts';
import { isExpired } from '../../../../../domain/shop/shop-content.ts';
import { DAY_MS } from '../../../../../domain/time.ts';
import { useBackofficeWords } from '../../../../backoffice/app/words.ts';
import type { Column } from '../../../../backoffice/list/columns/columns.tsx';
import { textColumn } from '../../../../backoffice/list/columns/columns.tsx';
import { ListPage } from '../../../../backoffice/list/list-page.tsx';
import { useList } from '../../../../backoffice/list/use-list.ts';
import { dayAndTime } from '../../../../backoffice/parts/format.ts';
import { ButtonLink } from '../../../../backoffice/routing/button-link.tsx';
import { AppealsOf } from '../../../account/appeal-link.tsx';
import { pathOf } from '../../../screens.ts';
import { useShopContentWords } from '../../../words.ts';
import { CertifyNotice } from './certify-notice.tsx';
import { ContentActions } from './content-actions.tsx';
import { useContentName } from './content-name.ts';
import { ContentState, isRefused } from './content-state.tsx';
import { type ShopTab, ShopTabs } from './shop-tabs.tsx';
import './content.css';

interface Props {
  kind: 'news' | 'video' | 'qualification';
  tab: ShopTab;
}
const SOON = 30;

/** News, videos or certificates of the shop, newest first. */
export function ContentListPage({ kind, tab }: Props) {
  const words = useShopContentWords();
  const kit = useBackofficeWords();
  const list = useList(ownShopRoutes.listShopContents, {
    variant: kind,
    input: (query) => ({ query: { ...query, kind } }),
  });
  const columns: Column<OwnShopContent>[] = [
    { key: 'content', title: words.columns.content, render: (_, item) => <ContentCell item={item} /> },
    ...(kind === 'qualification'
      ? [
          {
            key: 'validity',
            title: words.columns.validity,
            width: 170,
            render: (_: unknown, item: OwnShopContent) => <Validity item={item} />,
          },
        ]
      : []),
    {
      key: 'status',
      title: words.columns.status,
      width: 210,
      render: (_, item) => <ContentState item={item} />,
    },
    textColumn('updated', words.columns.updated, 150, ({ updated_at }) => dayAndTime(updated_at)),
    { key: 'actions', title: kit.actions, width: 220, render: (_, item) => <ContentActions item={item} /> },
  ];
  return (
    <AppealsOf thing="shop_content" ids={list.rows.filter(isRefused).map(({ id }) => id)}>
      <ListPage
        notice={<CertifyNotice />}
        tabs={<ShopTabs active={tab} />}
        extra={
          <ButtonLink type="primary" icon={<PlusOutlined />} to={pathOf('shopContentNew', { what: kind })}>
            {words.add[kind]}
          </ButtonLink>
        }
        list={list}
        columns={columns}
        empty={words.empty[kind]}
      />
    </AppealsOf>
  );
}

function ContentCell({ item: { content, files } }: { item: OwnShopContent }) {
  const nameOf = useContentName();
  const picture =
    content.kind === 'qualification'
      ? content.image_id
      : content.kind === 'section'
        ? null
        : content.cover_id;
  const url = files.find(({ id }) => id === picture)?.url;
  return (
    <div className="content-cell">
      {url ? (
        <img src={url} alt="" />
      ) : content.kind === 'qualification' ? (
        <FilePdfOutlined />
      ) : content.kind === 'video' ? (
        <PlayCircleOutlined />
      ) : null}
      <div>
        <strong>{nameOf(content)}</strong>
        {content.kind === 'qualification' && (
          <div className="quiet">{[content.number, content.issuer].filter(Boolean).join(' · ')}</div>
        )}
        {content.kind === 'video' && content.link && <div className="quiet">{content.link}</div>}
      </div>
    </div>
  );
}

function Validity({ item: { content } }: { item: OwnShopContent }) {
  const words = useShopContentWords();
  if (content.kind !== 'qualification') return null;
  const { expires } = content;
  if (expires === null) return words.noEnd;
  const today = new Date().toISOString().slice(0, 10);
  if (isExpired(expires, today)) return <Tag color="error">{words.expired}</Tag>;
  const days = Math.round((Date.parse(expires) - Date.parse(today)) / DAY_MS);
  return (
    <span className="numbers">
      {words.until(expires)}
      {days <= SOON && days > 0 && <Tag color="warning">{words.endsIn(days)}</Tag>}
    </span>
  );
}
