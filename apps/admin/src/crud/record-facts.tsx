import { Skeleton } from 'antd';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Column } from '../columns/column';
import { PageRows } from '../columns/page-rows';

// Few records are read in full, and what lays them out is large.
const Facts = lazy(() => import('./facts'));

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
      <Suspense fallback={<Skeleton active />}>
        <Facts items={items} />
      </Suspense>
    </PageRows>
  );
}
