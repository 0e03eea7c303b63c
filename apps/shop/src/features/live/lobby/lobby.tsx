import { TV_CODE_LENGTH } from '@wethi/contract';
import { CalendarPlus, ChevronRight, Share2, Tv } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths';
import { useRootData } from '../../../session/root-data';
import { Card } from '../../../ui/layout/card';
import { useShare } from '../../../ui/actions/use-share';
import { Faces } from '../faces';
import type { LiveData } from '../live-data.server';
import type { LiveShow } from '../use-live-show';
import { ConnectionCheck } from './connection-check';
import styles from './lobby.module.css';
import { ReminderSwitch } from './reminder-switch';

interface LobbyProps {
  data: LiveData;
  live: LiveShow;
  chatIsOpen: boolean;
}

/** What one does before the show: see that this device can play it, and not forget it (WATCH-11). */
export function Lobby({ data, live, chatIsOpen }: LobbyProps) {
  const { show, productUrl, members } = data;
  const { publicUrl } = useRootData();
  const { byPhone, copy } = useShare();
  const invite = (path: string) => {
    const url = publicUrl + path;
    if (!byPhone({ title: show.live_streaming_name, url })) copy(url);
  };
  return (
    <div className={styles.lobby}>
      <ConnectionCheck showId={show.id} videoId={show.video_id} chat={live.chat} chatIsOpen={chatIsOpen} />
      {productUrl && (
        <Card>
          <h2 className={styles.waiting}>ระหว่างรอ</h2>
          <div className={styles.links}>
            <a href={paths.calendar(productUrl)}>
              <CalendarPlus size={22} aria-hidden />
              <span>
                <b>ใส่ปฏิทิน</b>
                <small>มีลิงก์เข้าหน้านี้อยู่ในนัด</small>
              </span>
              <ChevronRight size={18} aria-hidden />
            </a>
            <Link to={paths.tv} reloadDocument>
              <Tv size={22} aria-hidden />
              <span>
                <b>ดูบนทีวี</b>
                <small>เปิดทีวีแล้วใส่รหัส {TV_CODE_LENGTH} ตัว</small>
              </span>
              <ChevronRight size={18} aria-hidden />
            </Link>
            <button type="button" onClick={() => invite(paths.show(productUrl))}>
              <Share2 size={22} aria-hidden />
              <span>
                <b>ชวนเพื่อน</b>
                <small>เพื่อนต้องมีบัตรของตัวเอง</small>
              </span>
              <ChevronRight size={18} aria-hidden />
            </button>
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
