import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { call } from '@wethi/http';
import { Skeleton, Table, type TableColumnType } from 'antd';
import { asCards } from '../../columns/cards';
import cards from '../../columns/cards.module.css';
import { recordTime } from '../../columns/record-time';
import { ReadFailed } from '../../feedback/read-failed';
import { Card, Page } from '../../layout/page';
import styles from './retention.module.css';
import { jobName, momentName, tableName } from './words';

type Kept = Schema<'KeptTable'>;

const GROUPS: readonly { kind: Kept['kind']; title: string }[] = [
  { kind: 'days', title: 'ลบเองเมื่อครบเวลา' },
  { kind: 'account', title: 'ลบพร้อมบัญชี เมื่อลูกค้าขอลบและครบ 7 วัน' },
  { kind: 'cleared', title: 'เอาชื่อและเบอร์ออก เมื่อลูกค้าขอลบบัญชี' },
  { kind: 'law', title: 'กฎหมายให้เก็บ แม้ลูกค้าลบบัญชีแล้ว' },
];

/** What is kept for how long, by the very rules that the jobs go by, and when these ran last (ACC-10). */
export default function RetentionPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['retention'],
    queryFn: async () => (await call('GET', 'retention')).data,
  });
  return (
    <Page>
      {error && <ReadFailed what="ระยะเวลาเก็บข้อมูล" error={error} retry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && (
        <>
          <Card title="งานลบข้อมูล">
            <dl className={styles.runs}>
              {data.runs.map(({ job, done_at }) => (
                <div key={job}>
                  <dt>{jobName(job)}</dt>
                  <dd className="number">{done_at ? `ล่าสุด ${recordTime(done_at)}` : 'ยังไม่ได้ทำในเดือนนี้'}</dd>
                </div>
              ))}
            </dl>
          </Card>
          {GROUPS.map(({ kind, title }) => (
            <Card key={kind} title={title}>
              <KeptTables rows={data.tables.filter((table) => table.kind === kind)} />
            </Card>
          ))}
        </>
      )}
    </Page>
  );
}

function KeptTables({ rows }: { rows: readonly Kept[] }) {
  return (
    <Table<Kept>
      rowKey={({ table, after, reason }) => `${table} ${after} ${reason}`}
      dataSource={rows}
      pagination={false}
      size="small"
      className={cards.cards}
      columns={asCards<Kept, TableColumnType<Kept>>([
        { title: 'ข้อมูล', key: 'table', width: '40%', render: (_, kept) => tableName(kept) },
        { title: 'เก็บนาน', key: 'how', render: (_, kept) => howLong(kept) },
      ])}
    />
  );
}

function howLong({ kind, days, after, years, reason }: Kept): string {
  if (kind === 'days') return `${days} วัน หลัง${momentName(after ?? '')}`;
  if (kind === 'account') return 'เท่าที่มีบัญชี';
  if (kind === 'cleared') return 'เก็บตัวเลขไว้ ไม่มีชื่อคน';
  return `${years} ปี · ${reason}`;
}
