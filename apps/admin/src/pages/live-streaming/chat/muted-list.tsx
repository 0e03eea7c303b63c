import { useQuery } from '@tanstack/react-query';
import { bangkokTime, hourMinute, shortPlainDate } from '@wethi/format';
import { call } from '@wethi/http';
import { Button } from 'antd';
import { ReadFailed } from '../../../feedback/read-failed';
import { useSave } from '../../../providers/use-save';
import styles from './chat.module.css';

/** Who may not write in a show's chat. */
export function useMuted(showId: number) {
  return useQuery({
    queryKey: ['chat', showId, 'muted'],
    queryFn: async () => {
      const query = { live_streaming_id: showId, sort: '-id' };
      return (await call('GET', 'liveStreamingMuteByLiveStreamingId', { query })).data;
    },
    meta: { background: true },
  });
}

/** The time, with the day where it is another one. */
export function untilText(until: string | null, now = Date.now()): string {
  if (!until) return 'พักจนจบงาน';
  const { date, time } = bangkokTime(until);
  const day = date === bangkokTime(now).date ? '' : `${shortPlainDate(date)} `;
  return `พักถึง ${day}${hourMinute(time)} น.`;
}

/** Each with the reason that they read, and the way back. */
export function MutedList({ showId }: { showId: number }) {
  const { data, error, refetch } = useMuted(showId);
  const { save: end, saving } = useSave((id: number) => call('DELETE', 'liveStreamingMute', { query: { id } }), {
    words: { success: 'ให้พิมพ์ได้อีกแล้ว', failure: 'ทำรายการไม่สำเร็จ' },
    done: () => void refetch(),
  });
  if (error) return <ReadFailed what="คนที่ถูกพัก" error={error} retry={refetch} />;
  if (data?.length === 0) return <p className={styles.nothing}>ไม่มีใครถูกพักการพิมพ์</p>;
  return (
    <ol className={styles.messages} aria-label="คนที่ถูกพักการพิมพ์">
      {data?.map(
        ({ id, user_nickname: name, live_streaming_mute_reason: reason, live_streaming_mute_until: until }) => (
          <li key={id} className={styles.message}>
            <div className={styles.head}>
              <b>{name}</b>
              <span className="secondary number">{untilText(until)}</span>
            </div>
            <p>{reason}</p>
            <Button aria-label={`ให้ ${name} พิมพ์ได้อีก`} disabled={saving} onClick={() => end(id)}>
              ให้พิมพ์ได้อีก
            </Button>
          </li>
        ),
      )}
    </ol>
  );
}
