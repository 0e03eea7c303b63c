import { bangkokTime, count, hourMinute } from '@wethi/format';
import { Play, ThumbsUp } from 'lucide-react';
import { Chip, LiveChip } from '../../../ui/actions/chip';
import type { LiveShow } from '../use-live-show';
import styles from './song-cards.module.css';

interface SongCardsProps {
  live: Pick<LiveShow, 'songs' | 'totals' | 'phase' | 'state'>;
  /** Index of the song that is seen, -1 for none; undefined at the live point. */
  seen: number | undefined;
  onSong: (start: number) => void;
}

/** What was played so far; a press goes back to it (WATCH-12). */
export function SongCards({ live: { songs, totals, phase, state }, seen, onSong }: SongCardsProps) {
  if (songs.length === 0) return <p className={styles.none}>เพลงจะขึ้นที่นี่เมื่อวงเริ่มเล่น</p>;
  const likesOf = (song: number) => totals?.find(([id]) => id === song)?.[1] ?? 0;
  const begun = state.live_streaming_start_at ? Date.parse(state.live_streaming_start_at) : undefined;
  return (
    <>
      <h2 className={styles.heading}>
        เล่นไปแล้ว {songs.length} ช่วง <span className="small muted">กดเพื่อย้อนไปตรงนั้น</span>
      </h2>
      <ol className={styles.cards}>
        {songs.map(({ stage_time_id, title, start }, index) => (
          <li key={stage_time_id}>
            <button type="button" aria-current={index === seen || undefined} onClick={() => onSong(start)}>
              <b>
                {index + 1}. {title}
              </b>
              <span className={styles.facts}>
                {begun !== undefined && <span>{hourMinute(bangkokTime(begun + start * 1000).time)} น.</span>}
                {index === seen ? (
                  <Chip kind="brand">
                    <Play fill="currentColor" aria-hidden />
                    กำลังดู
                  </Chip>
                ) : index === songs.length - 1 && phase === 'on-air' ? (
                  <LiveChip label="สดอยู่" />
                ) : (
                  <Likes count={likesOf(stage_time_id)} />
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function Likes({ count: likes }: { count: number }) {
  if (likes === 0) return null;
  return (
    <span className={styles.likes}>
      <ThumbsUp size={14} aria-hidden />
      <span className="sr">ชอบ</span>
      {count(likes)}
    </span>
  );
}
