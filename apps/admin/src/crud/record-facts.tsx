import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import type { Column } from '../columns/column';
import { PageRows } from '../columns/page-rows';

interface RecordFactsProps<Record> {
  columns: Column<Record>[];
  record: Record & object;
}

/** One record to read: each column as the table shows it, below its title. */
export function RecordFacts<Record>({ columns, record }: RecordFactsProps<Record>) {
  const items = columns.map(({ dataIndex, title, render }) => ({
    key: dataIndex,
    label: title,
    children: render ? (render(record[dataIndex], record, 0) as ReactNode) : String(record[dataIndex] ?? '-'),
  }));
  return (
    <PageRows value={[record]}>
      <Descriptions column={1} size="small" bordered items={items} />
    </PageRows>
  );
}
