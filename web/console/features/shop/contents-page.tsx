import { Tag } from 'antd';
import { Link } from 'react-router';
import {
  ONLINE_STATES,
  type OnlineShopContent,
  shopReviewRoutes,
} from '../../../../contract/company/shop-review.ts';
import { SHOP_CONTENT_KINDS } from '../../../../domain/shop/shop-content.ts';
import { type Column, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { SearchFilter, SelectFilter } from '../../../backoffice/list/filters.tsx';
import { keyword, oneOf, wholeNumber } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { shopUrl } from '../../../client/host.ts';
import { pathOf } from '../../screens.ts';
import { useShopContentWords } from '../../words.ts';

const FILTERS = {
  kw: keyword(),
  kind: oneOf(SHOP_CONTENT_KINDS),
  state: oneOf(ONLINE_STATES),
  company: wholeNumber,
};

/** What shops show beside products, to find what should not be online. */
export function ShopContentsPage() {
  const words = useShopContentWords();
  const text = words.online;
  const list = useList(shopReviewRoutes.listOnlineShopContents, {
    filters: FILTERS,
  });
  const { company } = list.filters;
  const columns: Column<OnlineShopContent>[] = [
    {
      key: 'content',
      title: words.columns.content,
      className: 'breakable',
      render: (_, { id, kind, type, title }) => (
        <>
          <Link to={pathOf('shopReview', { id })}>{title || text.untitled}</Link>
          <div className="quiet">
            {words.kinds[kind]}
            {type && `: ${words.sections[type]}`}
          </div>
        </>
      ),
    },
    {
      key: 'company',
      title: text.company,
      width: 280,
      className: 'breakable',
      render: (_, { company: { name, domain } }) => (
        <a href={shopUrl(domain)} target="_blank" rel="noreferrer noopener">
          {name}
        </a>
      ),
    },
    {
      key: 'state',
      title: text.state,
      width: 170,
      render: (_, { waiting }) =>
        waiting ? (
          <Tag color="processing">{text.states.waiting}</Tag>
        ) : (
          <Tag color="success">{text.states.settled}</Tag>
        ),
    },
    timeColumn('reviewed', text.reviewed, (item) => item.reviewed_at),
  ];
  return (
    <ListPage
      filters={
        <>
          <SearchFilter list={list} name="kw" label={text.search} />
          <SelectFilter
            list={list}
            name="kind"
            label={text.kind}
            any={text.anyKind}
            options={SHOP_CONTENT_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          />
          <SelectFilter
            list={list}
            name="state"
            label={text.state}
            any={text.anyState}
            options={ONLINE_STATES.map((value) => ({ value, label: text.states[value] }))}
          />
          {company && (
            <Tag closable onClose={() => list.narrow({ company: undefined })}>
              {text.ofCompany(company)}
            </Tag>
          )}
        </>
      }
      list={list}
      columns={columns}
      empty={text.empty}
    />
  );
}
