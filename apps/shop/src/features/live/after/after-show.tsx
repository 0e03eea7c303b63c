import { bangkokTime, DAY_MS, longDate } from '@wethi/format';
import { isOwn, usePurchases } from '../../../session/purchases';
import { Card } from '../../../ui/layout/card';
import { useNow } from '../../../ui/time/use-now';
import type { LiveData } from '../live-data.server';
import type { Tips } from '../tips/use-tips';
import type { LiveShow } from '../use-live-show';
import styles from './after-show.module.css';
import { FavouriteSongs } from './favourite-songs';
import { FromBand } from './from-band';
import { useReplay } from './use-replay';

const HOUR_MS = 3_600_000;

/** What one does when the show is over: say what one liked, and know how long it can be watched again. */
export function AfterShow({ data, live, tips }: { data: LiveData; live: LiveShow; tips: Tips }) {
  const { show, stage, bandName, bandPath } = data;
  const ends = usePurchases()
    .data?.filter((one) => isOwn(one) && one.stage_id === stage.id && one.orders_status === 'approve')
    .map(({ access_until }) => (access_until ? Date.parse(access_until) : undefined));
  const until = ends?.includes(undefined) ? undefined : Math.max(...(ends ?? []).flatMap((end) => end ?? []));
  const hasReplay = useReplay(show) !== 'absent';
  const now = useNow(live.serverNow, HOUR_MS);
  return (
    <div className={styles.after}>
      {live.songs.length > 0 && !live.chat.isRefused && <FavouriteSongs stageId={stage.id} live={live} />}
      <div className={styles.beside}>
        {!live.chat.isRefused && <FromBand show={show} bandName={bandName} bandPath={bandPath} tips={tips} />}
        {hasReplay && until !== undefined && until > now && (
          <Card>
            <h2 className={styles.heading}>ดูย้อนหลังได้ถึง</h2>
            <p className={styles.day}>{longDate(bangkokTime(until).date)}</p>
            <p className="small muted">
              {until - now >= DAY_MS && `เหลือเวลาดู ${Math.floor((until - now) / DAY_MS)} วัน `}
              {show.live_streaming_chat_replay === 'Y' && 'แชตคืนนี้เล่นตามภาพให้ด้วย'}
            </p>
          </Card>
        )}
      </div>
    </div>
  );
}
