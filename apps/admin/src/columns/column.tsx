import { baht, phone, recordDate } from '@wethi/format';
import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import type { ColumnName, Reference } from '../providers/resource';
import { Picture } from '../media/picture';
import { recordTime } from './record-time';
import { ReferenceName } from './reference-name';
import { StatusTag, type Tone } from '../feedback/status-tag';

/** A table column that names a column of the record, so that a wrong name is a compile error. */
export type Column<Row> = Omit<TableColumnType<Row>, 'dataIndex' | 'key' | 'title'> & {
  dataIndex: ColumnName<Row>;
  title: string;
  /** What stands in files in its place, by column and title. */
  file?: { [Name in ColumnName<Row>]?: string };
};

type Options<Row> = Partial<Column<Row>>;

/** Second-rank columns leave the table on phones; the drawer still shows them. */
export const WIDE_ONLY = { responsive: ['md' as const] };

export function textColumn<Row>(dataIndex: ColumnName<Row>, title: string, options?: Options<Row>): Column<Row> {
  return { dataIndex, title, sorter: true, ellipsis: true, render: (text) => (text as ReactNode) ?? '-', ...options };
}

export function pictureColumn<Row>(dataIndex: ColumnName<Row>, options?: Options<Row>): Column<Row> {
  return {
    dataIndex,
    title: 'รูป',
    width: 72,
    file: {},
    render: (path: string | null) => <Picture path={path} size={48} />,
    ...options,
  };
}

export function dateColumn<Row>(dataIndex: ColumnName<Row>, title: string, options?: Options<Row>): Column<Row> {
  return {
    dataIndex,
    title,
    sorter: true,
    className: 'number',
    render: (date: string | null) => (date ? recordDate(date) : '-'),
    ...options,
  };
}

export function moneyColumn<Row>(dataIndex: ColumnName<Row>, title: string, options?: Options<Row>): Column<Row> {
  return {
    dataIndex,
    title,
    sorter: true,
    align: 'right',
    className: 'number',
    render: (amount: number | null) => (amount === null ? '-' : baht(amount)),
    ...options,
  };
}

export function phoneColumn<Row>(dataIndex: ColumnName<Row>, title: string, options?: Options<Row>): Column<Row> {
  return {
    dataIndex,
    title,
    className: 'number',
    render: (tel: string | null) => (tel ? phone(tel) : '-'),
    ...options,
  };
}

const timeText = (instant: string | null) => (instant ? recordTime(instant) : '-');

export function timestampColumn<Row>(dataIndex: ColumnName<Row>, title: string, options?: Options<Row>): Column<Row> {
  return { dataIndex, title, sorter: true, className: 'number', render: timeText, ...options };
}

interface ChoiceOptions<Row> extends Options<Row> {
  tones?: Record<string, Tone>;
}

/** One of the values of a contract table: shown in Thai, filtered from the column's head. */
export function choiceColumn<Row>(
  dataIndex: ColumnName<Row>,
  title: string,
  labels: Record<string, string>,
  { tones = {}, ...options }: ChoiceOptions<Row> = {},
): Column<Row> {
  return {
    dataIndex,
    title,
    filters: Object.entries(labels).map(([value, text]) => ({ value, text })),
    render: (value: string) => <StatusTag tone={tones[value] ?? 'info'}>{labels[value] ?? value}</StatusTag>,
    ...options,
  };
}

/** The name of the record that an id points to. */
export function referenceColumn<Row>(
  dataIndex: ColumnName<Row>,
  title: string,
  reference: Reference,
  options?: Options<Row>,
): Column<Row> {
  return {
    dataIndex,
    title,
    ellipsis: true,
    render: (id: number | null) => <ReferenceName id={id} column={dataIndex} {...reference} />,
    ...options,
  };
}
