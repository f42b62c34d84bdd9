import { Link } from 'react-router';
import { figureRoutes, type OnlineProduct } from '../../../../../contract/operator/figures.ts';
import { type Column, textColumn, timeColumn } from '../../../../backoffice/list/columns/columns.tsx';
import { ListPage } from '../../../../backoffice/list/list-page.tsx';
import { useList } from '../../../../backoffice/list/use-list.ts';
import { pathOf } from '../../../screens.ts';
import { useFiguresWords } from '../../../words.ts';

/** All products that visitors see. */
export function OnlineProductsPage() {
  const text = useFiguresWords().online;
  const list = useList(figureRoutes.listOnlineProducts, {});
  const columns: Column<OnlineProduct>[] = [
    textColumn('title', text.product, undefined, (row) => row.title),
    {
      key: 'company',
      title: text.seller,
      className: 'breakable',
      render: (_, { company, company_id }) => (
        <Link to={pathOf('company', { id: company_id })}>{company}</Link>
      ),
    },
    { key: 'id', title: text.number, width: 110, className: 'numbers', render: (_, { id }) => id },
    timeColumn('published', text.published, (row) => row.published_at),
  ];
  return <ListPage list={list} columns={columns} empty={text.empty} />;
}
