import { Badge, Card, Empty, Table } from 'antd';
import { type CategoryMerge, categoryEditRoutes } from '../../../../contract/catalogue/category-edit.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { useCall } from '../../../backoffice/app/queries.ts';
import { cardTable } from '../../../backoffice/list/columns/table-cards.ts';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { useCategoryWords } from '../../words.ts';
import { nameIn } from './category-tree.ts';

const SOON = 3000;

/** What was merged or moved lately, and how far it has come. */
export function MergesCard() {
  const text = useCategoryWords().merges;
  const { language } = useLanguage();
  const { number } = useFormat();
  const merges = useCall(categoryEditRoutes.listCategoryMerges, {}, { refetchInterval: SOON }).data ?? [];
  return (
    <Card title={text.title}>
      {merges.length === 0 ? (
        <Empty description={text.empty} />
      ) : (
        <Table<CategoryMerge>
          rowKey="id"
          size="small"
          pagination={{ hideOnSinglePage: true, pageSize: 10 }}
          dataSource={merges}
          {...cardTable<CategoryMerge>([
            {
              key: 'from',
              title: text.from,
              className: 'breakable',
              render: (_, { source, below }) => (
                <>
                  {nameIn(source, language)}
                  <div className="quiet">
                    /{source.full_path} {below > 0 && text.below(number(below))}
                  </div>
                </>
              ),
            },
            {
              key: 'to',
              title: text.to,
              className: 'breakable',
              render: (_, { target }) => (
                <>
                  {nameIn(target, language)}
                  <div className="quiet">/{target.full_path}</div>
                </>
              ),
            },
            {
              key: 'moved',
              title: text.moved,
              width: 260,
              render: (_, { products, companies, purchases, done_at }) => (
                <>
                  <Badge
                    status={done_at ? 'success' : 'processing'}
                    text={done_at ? text.done : text.running}
                  />
                  <div className="quiet">
                    {text.counts(number(products), number(companies), number(purchases))}
                  </div>
                </>
              ),
            },
            {
              key: 'begun',
              title: text.begun,
              width: 190,
              className: 'numbers',
              render: (_, { begun_at, begun_by }) => (
                <>
                  {dayAndTime(begun_at)}
                  <div className="quiet">{begun_by}</div>
                </>
              ),
            },
          ])}
        />
      )}
    </Card>
  );
}
