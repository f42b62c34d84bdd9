import { Card } from 'antd';
import type { ReactNode } from 'react';
import { Page } from '../shell/page.tsx';
import type { Column } from './columns/columns.tsx';
import { RowsBody, TableBody } from './list-body.tsx';
import { SheetButton } from './sheet-button.tsx';
import type { List, WithId } from './use-list.ts';
import './list.css';

interface Props<Row extends WithId> {
  extra?: ReactNode;
  /** Above the list, such as what must be done first. */
  notice?: ReactNode;
  tabs?: ReactNode;
  filters?: ReactNode;
  list: List<Row>;
  /** Of a table; what is no table is rendered by `children`. */
  columns?: readonly Column<Row>[];
  children?(rows: readonly Row[]): ReactNode;
  /** Actions on the chosen rows; the rows can be chosen if there are any. */
  bulk?: ReactNode;
  /** What an empty list says. */
  empty: string;
}

/** A screen that is a list: its heading, what narrows it, its rows, and what can be done with many of them at once. */
export function ListPage<Row extends WithId>(props: Props<Row>) {
  const { extra, notice, tabs, filters, list, columns = [], children, bulk, empty } = props;
  return (
    <Page
      extra={
        list.sheet ? (
          <>
            {extra}
            <SheetButton of={list.sheet} />
          </>
        ) : (
          extra
        )
      }
    >
      {notice}
      <Card className={tabs ? 'list-with-tabs' : ''}>
        {tabs}
        {filters && <div className="list-toolbar">{filters}</div>}
        {children ? (
          <RowsBody list={list} bulk={bulk} empty={empty}>
            {children}
          </RowsBody>
        ) : (
          <TableBody list={list} columns={columns} bulk={bulk} empty={empty} />
        )}
      </Card>
    </Page>
  );
}
