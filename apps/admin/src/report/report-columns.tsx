import { toBaht, toSatang } from '@wethi/contract';
import { baht, count, recordDate } from '@wethi/format';
import type { TableColumnType } from 'antd';
import type { ColumnName } from '../providers/resource';

/** A column of a report; one with a sum stands among the totals, too. */
export type ReportColumn<Row> = Omit<TableColumnType<Row>, 'dataIndex' | 'title' | 'key'> & {
  dataIndex: ColumnName<Row>;
  title: string;
  sum?: (rows: readonly Row[]) => string;
};

type Options<Row> = Partial<ReportColumn<Row>>;

const NUMBER = { align: 'right', className: 'number' } as const;

function numbers<Row>(rows: readonly Row[], name: ColumnName<Row>): number[] {
  return rows.map((row) => Number(row[name]));
}

const byNumber =
  <Row,>(name: ColumnName<Row>) =>
  (one: Row, other: Row) =>
    Number(one[name]) - Number(other[name]);

export function textColumn<Row>(dataIndex: ColumnName<Row>, title: string, options?: Options<Row>): ReportColumn<Row> {
  return { dataIndex, title, render: (text: string | null) => text ?? '-', ...options };
}

export function dateColumn<Row>(dataIndex: ColumnName<Row>, title: string, options?: Options<Row>): ReportColumn<Row> {
  return { dataIndex, title, className: 'number', render: recordDate, ...options };
}

export function countColumn<Row>(dataIndex: ColumnName<Row>, title: string, options?: Options<Row>): ReportColumn<Row> {
  const sum = (rows: readonly Row[]) => count(numbers(rows, dataIndex).reduce((one, other) => one + other, 0));
  return { dataIndex, title, ...NUMBER, sorter: byNumber(dataIndex), render: count, sum, ...options };
}

export function moneyColumn<Row>(dataIndex: ColumnName<Row>, title: string, options?: Options<Row>): ReportColumn<Row> {
  const sum = (rows: readonly Row[]) =>
    baht(toBaht(numbers(rows, dataIndex).reduce((satang, amount) => satang + toSatang(amount), 0)));
  return { dataIndex, title, ...NUMBER, sorter: byNumber(dataIndex), render: baht, sum, ...options };
}
