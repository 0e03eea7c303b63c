import { useQuery } from '@tanstack/react-query';
import { DEVICE_KIND, NETWORK_KIND } from '@wethi/contract';
import { count, fullDuration, spokenDuration } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Skeleton, Table } from 'antd';
import { ArrowLeft } from 'lucide-react';
import { EmptyBox } from '../../feedback/empty-box';
import { ReadFailed } from '../../feedback/read-failed';
import { Card } from '../../layout/page';
import { Picture } from '../../media/picture';
import type { ShowQuery } from './period';
import { useRetention } from './retention-chart';
import { songAt } from './songs';
import styles from './statistics.module.css';
import { momentOf, percent } from './totals';
import { useReport } from './use-report';

const MOST = 100;

/** What the player did not tell is a dash. */
const named = <Kind extends string>(names: Record<Kind, string>, kind: Kind | null) => (kind ? names[kind] : '-');

interface ViewerProps {
  query: ShowQuery;
  userId: number;
  show: { name: string; length: number | null };
  close: () => void;
}

/** One person: how far they came, and each time that they watched. */
export function Viewer({ query, userId, show, close }: ViewerProps) {
  const { data, error, refetch } = useReport(`viewer ${userId}`, query, (query) =>
    call('GET', 'videosStatisticsShowPeople', { query: { ...query, user_id: userId, page: 1, limit: 1 } }),
  );
  const { data: retention } = useRetention(query);
  const viewings = useQuery({
    queryKey: ['videosStatistics', 'viewings', query.video_id, userId],
    queryFn: () =>
      call('GET', 'videosStatistics', {
        query: { user_id: userId, video_id: query.video_id, sort: '-id', limit: MOST } as never, // columns filter lists by their names
      }),
  });
  const [person] = data?.data ?? [];
  const { date_start = '', date_to = '9999' } = query;
  const rows = (viewings.data?.data ?? []).filter(
    ({ visit_date, time_total }) => time_total > 0 && visit_date >= date_start && visit_date <= date_to,
  );
  const [last] = rows;
  const song = last && songAt(retention?.songs ?? [], last.time_end);
  return (
    <>
      <Button type="link" className={styles.back} icon={<ArrowLeft size={18} aria-hidden />} onClick={close}>
        กลับไปทั้งงาน
      </Button>
      {error && <ReadFailed what="คนดู" error={error} retry={refetch} />}
      {!data && !error && <Skeleton active />}
      {data && !person && <EmptyBox text="คนนี้ยังดูไม่ถึง 3 นาทีในช่วงที่เลือก" />}
      {person && (
        <>
          <div className={styles.who}>
            <Picture path={person.user_path} size={48} />
            <h2>{person.user_nickname ?? person.tel}</h2>
            <span className="secondary number">
              {person.tel} · {show.name}
            </span>
          </div>
          <dl className={styles.figures} aria-label="ตัวเลขของคนดู">
            <div>
              <dt>ดูไปแล้ว</dt>
              <dd>
                <b className="number">{fullDuration(person.time_total)}</b>
                <small>{show.length ? `ถึง ${percent(Math.min(1, person.reached / show.length))} ของงาน` : ''}</small>
              </dd>
            </div>
            <div>
              <dt>หยุดครั้งล่าสุดที่</dt>
              <dd>
                <b>{song?.title ?? fullDuration(last?.time_end ?? person.reached)}</b>
                <small className="number">{momentOf(person.last_at)}</small>
              </dd>
            </div>
            <div>
              <dt>ดูกี่ครั้ง</dt>
              <dd>
                <b className="number">{count(person.visits)} ครั้ง</b>
                <small>รวม {spokenDuration(person.time_total)}</small>
              </dd>
            </div>
          </dl>
          <Card title="การดูแต่ละครั้ง">
            {viewings.error && <ReadFailed what="การดู" error={viewings.error} retry={viewings.refetch} />}
            <Table
              rowKey="id"
              loading={viewings.isLoading}
              dataSource={rows}
              pagination={false}
              scroll={{ x: 'max-content' }}
              columns={[
                { title: 'เริ่ม', dataIndex: 'create_at', className: 'number', render: momentOf },
                { title: 'ดูจาก', dataIndex: 'time_start', className: 'number', render: fullDuration },
                { title: 'ถึง', dataIndex: 'time_end', className: 'number', render: fullDuration },
                { title: 'ดูไป', dataIndex: 'time_total', className: 'number', render: fullDuration },
                { title: 'เครื่อง', dataIndex: 'device', render: (kind) => named(DEVICE_KIND, kind) },
                { title: 'เน็ต', dataIndex: 'network', render: (kind) => named(NETWORK_KIND, kind) },
                { title: 'กระตุก', dataIndex: 'stall_total', className: 'number', render: count },
                { title: 'ล่าสุด', dataIndex: 'update_at', className: 'number', render: momentOf },
              ]}
            />
          </Card>
        </>
      )}
    </>
  );
}
