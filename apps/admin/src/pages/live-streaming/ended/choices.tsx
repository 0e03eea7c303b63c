import { useQuery } from '@tanstack/react-query';
import type { BegunSong } from '@wethi/contract';
import { bangkokTime, count, fullDuration, hourMinute, recordDate } from '@wethi/format';
import { call, type DataOf } from '@wethi/http';
import { Switch } from 'antd';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useSave } from '../../../providers/use-save';
import type { LiveShow } from '../live-show';
import styles from './ended.module.css';

interface ChoicesProps {
  show: LiveShow;
  video: DataOf<'GET', 'videosUserViewById'>;
  songs: readonly BegunSong[];
  watching: number;
  changed: () => void;
}

/** How the recording of a show is seen: whether at all, with its chat, and from where. */
export function Choices({ show, video, songs, watching, changed }: ChoicesProps) {
  const { id: video_id, video_disable, video_begin } = video;
  const { save: saveVideo, saving: isSavingVideo } = useSave(
    (columns: { video_disable?: 'Y' | 'N'; video_begin?: number }) =>
      call('POST', 'videos', { body: { id: video_id, ...columns } }),
    { done: changed },
  );
  const { save: saveShow, saving: isSavingShow } = useSave(
    (live_streaming_chat_replay: 'Y' | 'N') =>
      call('POST', 'liveStreaming', { body: { id: show.id, live_streaming_chat_replay } }),
    { done: changed },
  );
  const first = songs[0]?.start ?? 0;
  const begin = video_begin > 0 ? video_begin : first;
  const isOpen = video_disable === 'N';
  return (
    <div className={styles.choices}>
      <Choice
        label="เปิดให้ดูย้อนหลัง"
        note={<WhoMayWatch video={video} />}
        checked={isOpen}
        saving={isSavingVideo}
        choose={(open) => saveVideo({ video_disable: open ? 'N' : 'Y' })}
      />
      {isOpen && (
        <p className={styles.open} role="status">
          <CircleCheck size={20} aria-hidden />
          <span>
            {show.live_streaming_packed_at
              ? `เปิดแล้ว ${hourMinute(bangkokTime(show.live_streaming_packed_at).time)} น. `
              : 'เปิดแล้ว '}
            มีคนดูย้อนหลังอยู่ <span className="number">{count(watching)}</span> คน
          </span>
        </p>
      )}
      <Choice
        label="เล่นแชตตามภาพ"
        note="ข้อความที่ลบแล้วไม่แสดง"
        checked={show.live_streaming_chat_replay === 'Y'}
        saving={isSavingShow}
        choose={(plays) => saveShow(plays ? 'Y' : 'N')}
      />
      <Choice
        label="ตัดช่วงรอก่อนเพลงแรก"
        note={
          begin > 0 ? `เริ่มที่ ${fullDuration(begin)} คนดูย้อนไปก่อนนั้นไม่ได้` : 'ยังไม่มีเวลาของเพลงแรก ตั้งได้ที่ตรวจเวลาเพลงและปก'
        }
        checked={video_begin > 0}
        disabled={begin === 0}
        saving={isSavingVideo}
        choose={(cut) => saveVideo({ video_begin: cut ? first : 0 })}
      />
    </div>
  );
}

/** Until when, as long as somebody's ticket lasts. */
function WhoMayWatch({ video: { id, video_type } }: Pick<ChoicesProps, 'video'>) {
  const { data: { data: buyers } = {} } = useQuery({
    queryKey: ['videosBuyers', id],
    queryFn: () => call('GET', 'videosBuyers', { query: { id } }),
  });
  if (video_type === 'teaser') return 'ทุกคนดูได้ ไม่ต้องเข้าระบบ';
  return buyers?.until ? `คนซื้อบัตรดูได้ถึง ${recordDate(buyers.until)} 23:59` : 'คนที่ซื้อบัตร ตามช่วงเวลาของบัตร';
}

interface ChoiceProps {
  label: string;
  note: ReactNode;
  checked: boolean;
  disabled?: boolean;
  saving: boolean;
  choose: (on: boolean) => void;
}

function Choice({ label, note, checked, disabled, saving, choose }: ChoiceProps) {
  const noteId = useId();
  return (
    <div className={styles.choice}>
      <div>
        <b>{label}</b>
        <small id={noteId} className="secondary number">
          {note}
        </small>
      </div>
      <Switch
        aria-label={label}
        aria-describedby={noteId}
        checked={checked}
        disabled={disabled}
        loading={saving}
        onChange={choose}
      />
    </div>
  );
}
