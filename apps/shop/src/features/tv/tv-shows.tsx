import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Tv } from '../../api-types';
import { Chip, LiveChip } from '../../ui/actions/chip';
import { Picture } from '../../ui/media/picture';
import { useNow } from '../../ui/time/use-now';
import { aboutShow, isEnding } from '../../shows/time-to-watch';
import { tellPhone } from './tell-phone';
import { TvFrame } from './tv-frame';
import styles from './tv.module.css';

const COLUMNS = 4;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };
const MINUTE_MS = 60_000;

interface TvShowsProps {
  tv: Tv;
  /** Why the show before stopped. */
  notice: string | undefined;
  onOpen: (videoId: number) => void;
}

/** What there is to watch; the arrows of the remote control go from one to the next. */
export function TvShows({ tv: { user_nickname, shows }, notice, onOpen }: TvShowsProps) {
  const heading = useId();
  const [begun] = useState(Date.now);
  const now = useNow(begun, MINUTE_MS);
  useEffect(() => tellPhone(null), []);
  const whose = user_nickname ? `เชื่อมกับมือถือของ${user_nickname}` : 'เชื่อมกับมือถือแล้ว';
  return (
    <TvFrame foot={[whose, 'กดย้อนกลับค้าง 2 วินาที เพื่อเลิกใช้ทีวีนี้']} aria-labelledby={heading}>
      <h1 id={heading}>{user_nickname ? `สวัสดี ${user_nickname}` : 'สวัสดี'}</h1>
      {notice && (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      )}
      <p className={styles.lead}>
        {shows.length > 0 ? 'เลือกจากมือถือ หรือกดปุ่มลูกศรบนรีโมตทีวี' : 'ตอนนี้ยังไม่มีงานที่ดูได้ งานที่ซื้อไว้จะขึ้นที่นี่เมื่อถึงเวลา'}
      </p>
      <div className={styles.shows} onKeyDown={moveFocus}>
        {shows.map((show, place) => (
          <button
            key={show.video_id}
            type="button"
            className={styles.show}
            autoFocus={place === 0}
            onClick={() => onOpen(show.video_id)}
          >
            <span className={styles.art}>
              <Picture path={show.product_img} width={440} height={248} sizes="23vw" priority={place < COLUMNS} />
              {show.live && <LiveChip />}
              {!show.live && isEnding(show, now) && <Chip kind="wait">ใกล้หมดเวลา</Chip>}
            </span>
            <b>{show.product_title}</b>
            <span className={styles.about}>{aboutShow(show, now)}</span>
          </button>
        ))}
      </div>
    </TvFrame>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const shows = [...event.currentTarget.querySelectorAll('button')];
  const next = shows[shows.findIndex((show) => show === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
