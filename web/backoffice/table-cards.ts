/** A table on a phone: each row a card, each cell under the name of its column (table-cards.css does the rest). */
import type { TableColumnsType } from 'antd';
import './table-cards.css';

export const cardTable = <Row>(columns: TableColumnsType<Row>) => ({
  className: 'card-table',
  columns: columns.map((column) => ({
    ...column,
    onCell: () => ({ 'data-label': typeof column.title === 'string' ? column.title : undefined }) as object,
  })) as TableColumnsType<Row>,
});
