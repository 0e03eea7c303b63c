import { TV_CODE_LENGTH } from '@wethi/contract';
import { CalendarPlus, ChevronRight, TicketPlus, Tv } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths';
import { Card } from '../../../ui/layout/card';
import { Faces } from '../faces';
import type { LiveData } from '../live-data.server';
import type { LiveShow } from '../use-live-show';
import { ConnectionCheck } from './connection-check';
import styles from './lobby.module.css';
import { ReminderSwitch } from './reminder-switch';

/** What one does before the show: see that this device can play it, and not forget it (WATCH-11). */
export function Lobby({ data, live }: { data: LiveData; live: LiveShow }) {
  const { show, productUrl, members } = data;
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
                <small>มีลิงก์เข้าหน้านี้อยู่ในนัด</small>
              </span>
              <ChevronRight size={18} aria-hidden />
            </a>
            <Link to={paths.tv}>
              <Tv size={22} aria-hidden />
              <span>
                <b>ดูบนทีวี</b>
                <small>เปิดทีวีแล้วใส่รหัส {TV_CODE_LENGTH} ตัว</small>
              </span>
              <ChevronRight size={18} aria-hidden />
            </Link>
            <Link to={paths.show(productUrl)}>
              <TicketPlus size={22} aria-hidden />
              <span>
                <b>ชวนเพื่อน</b>
                <small>เพื่อนต้องมีบัตรของตัวเอง</small>
              </span>
              <ChevronRight size={18} aria-hidden />
            </Link>
          </div>
          <div className={styles.more}>
            <ReminderSwitch data={data} live={live} />
            <Faces title="คืนนี้เจอใครบ้าง" members={members} />
          </div>
        </Card>
      )}
    </div>
  );
}
