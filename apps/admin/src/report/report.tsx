import { call, type DataOf } from '@wethi/http';
import { recordDate } from '@wethi/format';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Skeleton, Table } from 'antd';
import { EmptyBox } from '../feedback/empty-box';
import { ReadFailed } from '../feedback/read-failed';
import { Card } from '../layout/page';
import { BarChart, type Bar } from './bar-chart';
import { countColumn, dateColumn, moneyColumn, textColumn, type ReportColumn } from './report-columns';
import type { ReportPath } from './report-path';
import { ReportTools } from './report-tools';
import styles from './report.module.css';
import { useRange } from './use-range';
import { useReportQuery } from './use-report-query';

type RowOf<Path extends ReportPath> = Extract<DataOf<'GET', Path>, readonly object[]>[number];

interface ReportProps<Row> {
  /** What is reported: 'ยอดขาย'. */
  noun: string;
  /** What makes a row another one than the next. */
  rowKey: keyof Row & string;
  columns: ReportColumn<Row>[];
  /** A bar for each row. */
  bar?: (row: Row) => Bar;
}

function ReportPage<Row extends object>({ path, noun, rowKey, columns, bar }: ReportProps<Row> & { path: ReportPath }) {
  const { from, to } = useRange();
  const query = useReportQuery();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [path, query],
    queryFn: () => call('GET', path, { query }),
    placeholderData: keepPreviousData,
  });
  const rows = data && ((data.data ?? []) as object[] as Row[]);
  const sums = columns.filter(({ sum }) => sum);
  return (
    <>
      <Card>
        <ReportTools path={path} noun={noun} />
      </Card>
      {error && <ReadFailed what={noun} error={error} retry={refetch} />}
      {!rows && !error && <Skeleton active />}
      {rows && (
        <div className="behind" aria-busy={isPlaceholderData}>
          <h2 className="print-only">{`${noun} ${recordDate(from)} ถึง ${recordDate(to)}`}</h2>
          <dl className={styles.sums}>
            {sums.map(({ title, sum }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd className="number">{sum?.(rows)}</dd>
              </div>
            ))}
          </dl>
          {bar && rows.length > 1 && (
            <Card title={noun}>
              <div className={styles.chart}>
                <BarChart name={noun} bars={rows.map(bar)} />
              </div>
            </Card>
          )}
          <Card>
            <Table<Row>
              rowKey={rowKey}
              columns={columns.map(({ sum: _, ...column }) => ({ ...column, key: column.dataIndex }))}
              dataSource={rows}
              pagination={false}
              scroll={{ x: 'max-content' }}
              locale={{ emptyText: <EmptyBox text={`ไม่มี${noun}ในช่วงวันที่นี้`} /> }}
            />
          </Card>
        </div>
      )}
    </>
  );
}

/**
 * The parts of a report, typed by what its call answers. The range of days stands in the address; files are made by the
 * server, whatever stands on the screen.
 */
export function report<Path extends ReportPath>(path: Path) {
  type Row = RowOf<Path>;
  return {
    Report: (props: ReportProps<Row>) => <ReportPage<Row> path={path} {...props} />,
    column: {
      count: countColumn<Row>,
      date: dateColumn<Row>,
      money: moneyColumn<Row>,
      text: textColumn<Row>,
    },
  };
}
