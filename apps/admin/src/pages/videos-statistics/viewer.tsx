import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { DEVICE_KIND, NETWORK_KIND } from '@wethi/contract';
import { count, fullDuration, recordDate, spokenDuration } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Skeleton, Table, type TableColumnType } from 'antd';
import { ArrowLeft } from 'lucide-react';
import { asCards } from '../../columns/cards';
import cards from '../../columns/cards.module.css';
import { recordDay } from '../../columns/record-time';
import { EmptyBox } from '../../feedback/empty-box';
import { ReadFailed } from '../../feedback/read-failed';
import { Initial } from '../../layout/initial';
import { Card } from '../../layout/page';
import { Picture } from '../../media/picture';
import type { ShowQuery } from './period';
import { useRetention } from './retention-chart';
import { SongStrip } from './song-strip';
import { songAt } from './songs';
import styles from './statistics.module.css';
import { momentOf, percent } from './totals';
import { useReport } from './use-report';
import { watchedSongs } from './watched-songs';

const MOST = 100;

type Viewing = Schema<'VideoStatistics'>;

/** What the player did not tell is a dash. */
const named = <Kind extends string>(names: Record<Kind, string>, kind: Kind | null) => (kind ? names[kind] : '-');

/** A viewing that reports no more was cut off; players tell every half minute. */
const SILENT_MS = 120_000;
const ENDS: Partial<Record<string, string>> = { Ended: 'ดูจบ', Leave: 'ปิดหน้า', Pause: 'หยุดไว้' };

function endOf({ event, update_at }: Viewing): string {
  return ENDS[event] ?? (Date.now() - Date.parse(update_at) > SILENT_MS ? 'เน็ตหลุด' : 'กำลังดู');
}

/** When they bought it, and until when they may watch. */
function boughtText(viewing: Schema<'ShowViewing'> | undefined): string[] {
  const { approve_date, access_until } = viewing ?? {};
  if (!approve_date || !access_until) return [];
  return [`ซื้อ ${recordDate(approve_date)}`, `ดูได้ถึง ${recordDay(access_until)}`];
}

function helpText({ last_help_at, helps_open }: Schema<'ShowViewing'>): string {
  const open = helps_open === 0 ? 'ปิดแล้ว' : `รอตอบ ${count(helps_open)} ครั้ง`;
  return `${momentOf(last_help_at ?? '')} ${open}`;
}

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
  const { data: { data: viewing } = {} } = useReport(`viewing ${userId}`, query, (query) =>
    call('GET', 'videosStatisticsShowViewer', { query: { ...query, user_id: userId } }),
  );
  const { data: retention } = useRetention(query);
  const viewings = useQuery({
    queryKey: ['videosStatistics', 'viewings', query.video_id, query.live, userId],
    queryFn: () =>
      call('GET', 'videosStatistics', {
        query: { user_id: userId, video_id: query.video_id, live: query.live, sort: '-id', limit: MOST } as never, // columns filter lists by their names
      }),
  });
  const [person] = data?.data ?? [];
  const { date_start = '', date_to = '9999' } = query;
  const rows = (viewings.data?.data ?? []).filter(
    ({ visit_date, time_total }) => time_total > 0 && visit_date >= date_start && visit_date <= date_to,
  );
  const [last] = rows;
  const songs = retention?.songs ?? [];
  const song = last && songAt(songs, last.time_end);
  return (
    <>
      <Button type="text" className={styles.back} icon={<ArrowLeft size={18} aria-hidden />} onClick={close}>
        กลับไปทั้งงาน
      </Button>
      {error && <ReadFailed what="คนดู" error={error} retry={refetch} />}
      {!data && !error && <Skeleton active />}
      {data && !person && <EmptyBox text="คนนี้ยังไม่ได้ดูและไม่มีบัตรของงานนี้" />}
      {person && (
        <>
          <div className={styles.who}>
            {person.user_path ? (
              <Picture path={person.user_path} size={48} />
            ) : (
              <Initial name={person.user_nickname ?? person.tel} size={48} />
            )}
            <h2>{person.user_nickname ?? person.tel}</h2>
            <span className="secondary number">{[person.tel, show.name, ...boughtText(viewing)].join(' · ')}</span>
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
                <small className="number">{person.last_at ? momentOf(person.last_at) : 'ยังไม่ดู'}</small>
              </dd>
            </div>
            <div>
              <dt>กระตุก</dt>
              <dd>
                <b className="number">{count(person.stalls)} ครั้ง</b>
                <small>
                  {viewing && viewing.stall_seconds > 0 ? `รวม ${spokenDuration(viewing.stall_seconds)}` : ''}
                </small>
              </dd>
            </div>
            <div>
              <dt>ขอความช่วยเหลือ</dt>
              <dd>
                <b className="number">{viewing ? `${count(viewing.helps)} ครั้ง` : '-'}</b>
                <small className="number">{viewing?.last_help_at ? helpText(viewing) : ''}</small>
              </dd>
            </div>
          </dl>
          {viewing && <SongStrip songs={watchedSongs(songs, viewing.minutes, show.length, viewing.again)} />}
          <Card title="การดูแต่ละครั้ง">
            {viewings.error && <ReadFailed what="การดู" error={viewings.error} retry={viewings.refetch} />}
            <Table<Viewing>
              rowKey="id"
              loading={viewings.isLoading}
              dataSource={rows}
              pagination={false}
              className={cards.cards}
              columns={asCards<Viewing, TableColumnType<Viewing>>([
                { title: 'เริ่ม', dataIndex: 'create_at', className: 'number', render: momentOf },
                { title: 'ดูจาก', dataIndex: 'time_start', className: 'number', render: fullDuration },
                { title: 'ถึง', dataIndex: 'time_end', className: 'number', render: fullDuration },
                { title: 'เครื่อง', dataIndex: 'device', render: (kind) => named(DEVICE_KIND, kind) },
                { title: 'เน็ต', dataIndex: 'network', render: (kind) => named(NETWORK_KIND, kind) },
                { title: 'กระตุก', dataIndex: 'stall_total', className: 'number', render: count },
                { title: 'จบเพราะ', key: 'end', render: (_, row) => endOf(row) },
              ])}
            />
          </Card>
        </>
      )}
    </>
  );
}
