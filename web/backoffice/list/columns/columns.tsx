import type { TableColumnType } from 'antd';
import { day, dayAndTime } from '../../parts/format.ts';

export type Column<Row> = TableColumnType<Row> & {
  key: string;
  /** Not shown until the user chooses it. */
  hiddenAtFirst?: boolean;
};

/** When something happened. */
export const timeColumn = <Row,>(
  key: string,
  title: string,
  at: (row: Row) => string | null,
): Column<Row> => ({
  key,
  title,
  width: 184,
  className: 'numbers',
  render: (_, row) => dayAndTime(at(row)),
});

/** On which day something happened; the time on hover. */
export const dayColumn = <Row,>(
  key: string,
  title: string,
  at: (row: Row) => string | null,
): Column<Row> => ({
  key,
  title,
  width: 116,
  className: 'numbers unbroken',
  render: (_, row) => {
    const iso = at(row);
    return iso ? <time title={dayAndTime(iso)}>{day(iso)}</time> : null;
  },
});

/** Text that strangers wrote and that may have no place to break. */
export const textColumn = <Row,>(
  key: string,
  title: string,
  width: number | undefined,
  text: (row: Row) => string | null | undefined,
): Column<Row> => ({
  key,
  title,
  className: 'breakable',
  ...(width && { width }),
  render: (_, row) => text(row),
});
