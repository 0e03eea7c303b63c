import { Clock, MonitorPlay, Play, Tv } from 'lucide-react';
import { useState } from 'react';
import type { TvShow } from '../../api-types';
import { paths } from '../../config/paths';
import { aboutShow, isEnding } from '../../shows/time-to-watch';
import { Button, ButtonLink } from '../../ui/actions/button';
import { Chip, LiveChip } from '../../ui/actions/chip';
import { Alert } from '../../ui/feedback/alert';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Picture } from '../../ui/media/picture';
import { useNow } from '../../ui/time/use-now';
import styles from './tv-remote.module.css';
import type { TvControl } from './use-tv-remote';

const MINUTE_MS = 60_000;

/** What the television is to show. */
export function Pick({ control, name, shows }: { control: TvControl; name: string; shows: readonly TvShow[] }) {
  const [begun] = useState(Date.now);
  const now = useNow(begun, MINUTE_MS);
  return (
    <div className={`wrap ${styles.page}`}>
      <p className={styles.linked} role="status">
        <Tv size={20} aria-hidden />
        <span>
          เชื่อมกับ <b>{name}</b> แล้ว
        </span>
      </p>
      <h1 className={styles.what}>ดูอะไรบนทีวี</h1>
      {shows.length === 0 && <Nothing />}
      <ul className={styles.shows}>
        {shows.map((show) => (
          <li key={show.video_id}>
            <button type="button" className={styles.show} onClick={() => control.send('open', show.video_id)}>
              <span className={styles.art}>
                <Picture path={show.product_img} width={132} height={76} sizes="132px" />
              </span>
              <span>
                <State show={show} now={now} />
                <b>{show.product_title}</b>
                <span className="small muted num">{aboutShow(show, now)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {control.isSilent && <Silent />}
      <p className={`center ${styles.leave}`}>
        <Button kind="ghost" loading={control.isUnlinking} onClick={() => control.unlink()}>
          เลิกเชื่อม
        </Button>
      </p>
    </div>
  );
}

/** Words for a television that was switched off. */
export function Silent() {
  return <Alert kind="wait">ทีวียังไม่ตอบ ดูว่าทีวียังเปิดอยู่และต่ออินเทอร์เน็ต หรือเลิกเชื่อมแล้วใส่รหัสใหม่</Alert>;
}

function Nothing() {
  return (
    <EmptyState icon={MonitorPlay} title="ตอนนี้ยังไม่มีงานที่ดูได้" text="งานที่ซื้อไว้จะขึ้นที่นี่เมื่อถึงเวลา">
      <ButtonLink size="small" to={paths.purchases}>
        งานแสดงที่ซื้อ
      </ButtonLink>
    </EmptyState>
  );
}

function State({ show, now }: { show: TvShow; now: number }) {
  if (show.live) return <LiveChip />;
  const ending = isEnding(show, now);
  const Icon = ending ? Clock : Play;
  return (
    <Chip kind={ending ? 'wait' : 'ok'}>
      <Icon size={14} aria-hidden />
      {ending ? 'ใกล้หมดเวลา' : 'ดูได้'}
    </Chip>
  );
}
