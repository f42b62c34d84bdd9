import { Table } from 'antd';
import type { ReactNode } from 'react';
import type { OwnProductItem } from '../../../../../contract/product/own-product.ts';
import { useBackofficeWords } from '../../../../backoffice/app/words.ts';
import type { Column } from '../../../../backoffice/list/columns/columns.tsx';
import { cardTable } from '../../../../backoffice/list/columns/table-cards.ts';
import type { Selection } from '../../../../backoffice/list/selection.ts';
import { dayAndTime } from '../../../../backoffice/parts/format.ts';
import { useFormat } from '../../../../backoffice/parts/use-format.ts';
import { AppealsOf } from '../../../account/appeal-link.tsx';
import { useProductListWords } from '../../../words.ts';
import { ProductCell } from '../list/product-columns.tsx';
import { isRefused } from '../list/review-outcome.tsx';
import '../../../../backoffice/list/list.css';
import '../product.css';

/** Rows of a section before the next page of it. */
export const SECTION_SIZE = 5;

interface Props {
  title: string;
  items: readonly OwnProductItem[];
  total: number;
  page: number;
  goTo(page: number): void;
  none: string;
  when: string;
  at(item: OwnProductItem): string | null;
  buttons(item: OwnProductItem): ReactNode;
  /** What can be done with many of them at once. */
  many?: { selection: Selection; bulk: ReactNode; may(item: OwnProductItem): boolean } | undefined;
}

/** One kind of what is on its way, in pages of its own. */
export function ReleaseSection({ title, items, total, page, goTo, none, when, at, buttons, many }: Props) {
  const { columns: words } = useProductListWords();
  const kit = useBackofficeWords();
  const format = useFormat();
  const columns: Column<OwnProductItem>[] = [
    { key: 'title', title: words.title, render: (_, item) => <ProductCell item={item} /> },
    {
      key: 'when',
      title: when,
      width: 150,
      className: 'unbroken',
      render: (_, item) => {
        const iso = at(item);
        return iso ? <time title={dayAndTime(iso)}>{format.age(iso)}</time> : kit.none;
      },
    },
    {
      key: 'actions',
      title: kit.actions,
      width: 170,
      className: 'unbroken',
      render: (_, item) => <div className="cell-actions">{buttons(item)}</div>,
    },
  ];
  return (
    <section className="release-section">
      <h2>{`${title} (${total})`}</h2>
      {total === 0 ? (
        <p className="quiet">{none}</p>
      ) : (
        <>
          {many && (
            <div className="bulk-bar">
              <span className="quiet">{kit.selected(many.selection.ids.length)}</span>
              {many.bulk}
            </div>
          )}
          <AppealsOf thing="product" ids={items.filter(isRefused).map(({ id }) => id)}>
            <div className="list-table">
              <Table
                rowKey="id"
                {...cardTable(columns)}
                dataSource={[...items]}
                {...(many && {
                  rowSelection: {
                    selectedRowKeys: [...many.selection.ids],
                    getCheckboxProps: (item: OwnProductItem) => ({ disabled: !many.may(item) }),
                    onChange: (_: unknown, chosen: OwnProductItem[]) =>
                      many.selection.choose(chosen.map(({ id }) => id)),
                  },
                })}
                pagination={{
                  current: page,
                  pageSize: SECTION_SIZE,
                  total,
                  hideOnSinglePage: true,
                  showSizeChanger: false,
                  onChange: goTo,
                }}
              />
            </div>
          </AppealsOf>
        </>
      )}
    </section>
  );
}
