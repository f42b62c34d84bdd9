/**
 * A table on a phone: each row becomes a card, each cell follows the name of its column (table-cards.css does the
 * rest).
 */
import type { TableProps } from 'antd';
import type { Column } from './columns.tsx';
import './table-cards.css';

type Cards<Row> = Required<Pick<TableProps<Row>, 'className' | 'columns'>>;
/** antd passes what onCell answers to the cell, data attributes too, but does not name them in its type. */
type Cell = React.TdHTMLAttributes<HTMLElement> & { 'data-label'?: string };

const ACTIONS = 'actions';

export const cardTable = <Row>(columns: readonly Column<Row>[]): Cards<Row> => ({
  className: 'card-table',
  columns: columns.map((column) => {
    const cell: Cell = {
      ...(typeof column.title === 'string' && { 'data-label': column.title }),
      ...(column.key === ACTIONS && { className: 'actions-cell' }),
    };
    return { ...column, onCell: () => cell };
  }),
});
