import { CalendarPlus, ChevronRight, TicketPlus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths';
import { Card } from '../../../ui/layout/card';
import type { LiveData } from '../live-data.server';
import type { LiveShow } from '../use-live-show';
import { ConnectionCheck } from './connection-check';
import styles from './lobby.module.css';

/** What one does before the show: see that this device can play it, and not forget it (WATCH-11). */
export function Lobby({ data: { show, productUrl }, live }: { data: LiveData; live: LiveShow }) {
  return (
    <div className={styles.lobby}>
      <ConnectionCheck videoId={show.video_id} chat={live.chat} />
      {productUrl && (
        <Card>
          <h2 className={styles.heading}>ระหว่างรอ</h2>
          <div className={styles.links}>
            <a href={paths.calendar(productUrl)}>
              <CalendarPlus size={22} aria-hidden />
              <span>
                <b>ใส่ปฏิทิน</b>
                <small>มีลิงก์เข้าดูอยู่ในนัด</small>
              </span>
              <ChevronRight size={18} aria-hidden />
            </a>
            <Link to={paths.show(productUrl)}>
              <TicketPlus size={22} aria-hidden />
              <span>
                <b>ชวนเพื่อน</b>
                <small>เพื่อนต้องมีบัตรของตัวเอง</small>
              </span>
              <ChevronRight size={18} aria-hidden />
            </Link>
          </div>
        </Card>
      )}
    </div>
  );
}
