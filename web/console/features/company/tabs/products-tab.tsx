import { Image } from 'antd';
import { Link } from 'react-router';
import { imageUrl } from '../../../../../contract/file/file.ts';
import { type CompanyFile, peopleRoutes } from '../../../../../contract/operator/people.ts';
import type { Reply } from '../../../../../contract/schema/route.ts';
import { PRODUCT_STATUS } from '../../../../../domain/product/product-review.ts';
import { type Column, timeColumn } from '../../../../backoffice/list/columns/columns.tsx';
import { SelectFilter } from '../../../../backoffice/list/filters.tsx';
import { oneOf } from '../../../../backoffice/list/list-address.ts';
import { TableBody } from '../../../../backoffice/list/list-body.tsx';
import { useList } from '../../../../backoffice/list/use-list.ts';
import { pathOf } from '../../../screens.ts';
import { usePeopleWords, useReasonWords } from '../../../words.ts';

type Line = Reply<typeof peopleRoutes.listProductsOfCompany>['items'][number];
const STATES = Object.values(PRODUCT_STATUS);

export function ProductsTab({ id, counts }: { id: number; counts: CompanyFile['products'] }) {
  const words = usePeopleWords();
  const reasons: Record<string, string> = useReasonWords().product;
  const list = useList(peopleRoutes.listProductsOfCompany, {
    filters: { status: oneOf(STATES) },
    input: (query) => ({ params: { id }, query }),
  });
  const columns: Column<Line>[] = [
    {
      key: 'image',
      title: words.image,
      width: 96,
      render: (_, { image, title }) =>
        image && <Image src={imageUrl(image, 120, 'webp')} preview={{ src: image }} alt={title} width={64} />,
    },
    {
      key: 'title',
      title: words.product,
      className: 'breakable',
      render: (_, line) => (
        <>
          {line.status === PRODUCT_STATUS.underReview ? (
            <Link to={pathOf('productReview', { id: line.id })}>{line.title}</Link>
          ) : (
            line.title
          )}
          <div className="quiet">
            {[...line.reasons.map((reason) => reasons[reason] ?? reason), line.note]
              .filter(Boolean)
              .join('; ')}
          </div>
        </>
      ),
    },
    {
      key: 'status',
      title: words.state,
      width: 140,
      render: (_, { status }) => words.productStates[status],
    },
    { key: 'id', title: words.number, width: 100, className: 'numbers', render: (_, line) => line.id },
    timeColumn('updated', words.changed, (line) => line.updated_at),
  ];
  const countOf = (state: number) => counts.find(({ status }) => status === state)?.count ?? 0;
  return (
    <>
      <div className="list-toolbar">
        <SelectFilter
          list={list}
          name="status"
          label={words.state}
          any={words.anyState}
          options={STATES.map((value) => ({
            value,
            label: `${words.productStates[value]} (${countOf(value)})`,
          }))}
        />
      </div>
      <TableBody list={list} columns={columns} empty={words.noProduct} />
    </>
  );
}
