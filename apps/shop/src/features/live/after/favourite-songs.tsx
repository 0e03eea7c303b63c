import { count } from '@wethi/format';
import { ThumbsUp } from 'lucide-react';
import { useMayRead } from '../../../session/member';
import { ownReaction } from '../../../session/reactions/stage-reactions';
import { useReactions } from '../../../session/reactions/use-reactions';
import { Card } from '../../../ui/layout/card';
import type { LiveShow } from '../use-live-show';
import styles from './after-show.module.css';
import { favouritesOf } from './favourites';

/** The songs that most viewers like; the same likes as on the replay's page. */
export function FavouriteSongs({ stageId, live }: { stageId: number; live: Pick<LiveShow, 'songs' | 'totals'> }) {
  const { songs, totals } = live;
  const { reactions, press } = useReactions(stageId, useMayRead(), totals);
  return (
    <Card>
      <h2 className={styles.heading}>เพลงที่คนดูชอบที่สุดคืนนี้</h2>
      <p className="small muted">กดชอบได้จนถึงวันสุดท้ายที่ดูย้อนหลังได้</p>
      <ol className={styles.songs} aria-busy={!reactions || undefined}>
        {favouritesOf(songs, reactions).map(({ stage_time_id, title, likes, share }, index) => (
          <li key={stage_time_id}>
            <span className="num muted">{index + 1}</span>
            <div>
              <b>{title}</b>
              <div className={styles.bar} aria-hidden>
                <i style={{ width: `${share * 100}%` }} />
              </div>
            </div>
            <button
              type="button"
              aria-pressed={ownReaction(reactions, stage_time_id) === 'Like'}
              aria-label={`ชอบ ${count(likes)} เพลง ${title}`}
              disabled={!reactions}
              onClick={() => press(stage_time_id, 'Like')}
            >
              <ThumbsUp size={18} aria-hidden />
              ชอบ <span className="num">{count(likes)}</span>
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
}
