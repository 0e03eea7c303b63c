import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { baht, bangkokTime, count, fullDuration, hourMinute } from '@wethi/format';
import type { BegunSong } from '@wethi/contract';
import { call } from '@wethi/http';
import { ReadFailed } from '../../feedback/read-failed';
import { FigureList } from '../../report/figure-list';
import type { LiveShow } from './live-show';
import styles from './studio.module.css';

type Totals = Schema<'ShowTotals'>;

/** Last reports are written down some seconds after the end, and the replay adds its own. */
const LOOK_AGAIN_MS = 60_000;

/** What a show came to. @param songs those that began in it */
export function Figures({ show, songs }: { show: LiveShow; songs: readonly BegunSong[] }) {
  const { data, error, refetch } = useTotals(show);
  const figures = useShowFigures(show);
  const facts = [
    ...watchedFacts(data?.data ?? undefined),
    ['แชต', count(show.live_streaming_comments), 'ข้อความ'],
    ...(figures ? [['มาลัย', baht(figures.tip_total), `${count(figures.tips)} พวง`]] : []),
    ['เซตลิสต์', count(songs.length), 'ช่วง'],
  ];
  return (
    <>
      {error && <ReadFailed what="ตัวเลขคนดู" error={error} retry={refetch} />}
      <FigureList label="ตัวเลขของงาน" figures={facts} className={styles.facts} />
    </>
  );
}

/** How a show was watched while it went on. */
export function useTotals({ video_id }: LiveShow) {
  const query = { video_id, live: 'Y' as const };
  return useQuery({
    queryKey: ['videosStatistics', 'ended', query],
    queryFn: () => call('GET', 'videosStatisticsShow', { query }),
    refetchInterval: LOOK_AGAIN_MS,
    meta: { background: true },
  });
}

/** What stands beside a show that is over. */
export function useShowFigures({ id }: LiveShow): Schema<'LiveFigures'> | undefined {
  const { data } = useQuery({
    queryKey: ['live-figures', id],
    queryFn: () => call('GET', 'liveStreamingFigures', { query: { id_in: String(id) } }),
    refetchInterval: LOOK_AGAIN_MS,
    meta: { background: true },
  });
  return data?.data[0];
}

/** How many watched while it went on, how many at once, and how long it was. */
function watchedFacts(totals: Totals | undefined): string[][] {
  if (!totals) return [];
  const { viewers, tickets, most, most_at, time_total, video_duration } = totals;
  const share = tickets > 0 ? ` (${Math.round((viewers / tickets) * 100)}%)` : '';
  return [
    ['คนดูทั้งหมด', count(viewers), `จากบัตร ${count(tickets)} ใบ${share}`],
    ['ดูพร้อมกันสูงสุด', count(most), most_at ? `ตอน ${hourMinute(bangkokTime(most_at).time)} น.` : '-'],
    [
      'ดูเฉลี่ย',
      fullDuration(viewers === 0 ? 0 : time_total / viewers),
      video_duration ? `จาก ${fullDuration(video_duration)}` : 'กำลังวัดความยาว',
    ],
  ];
}
