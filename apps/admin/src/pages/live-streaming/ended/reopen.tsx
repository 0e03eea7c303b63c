import { bangkokTime, hourMinute } from '@wethi/format';
import { LIVE_END_UNDO_SECONDS } from '@wethi/contract';
import { call } from '@wethi/http';
import { Button } from 'antd';
import { Undo2 } from 'lucide-react';
import { Card } from '../../../layout/page';
import { useSave } from '../../../providers/use-save';
import { useNow } from '../../../waiting-orders/use-now';
import type { LiveShow } from '../live-show';
import styles from '../studio.module.css';

/** The way back, for ten minutes. */
export function Reopen({ show, changed }: { show: LiveShow; changed: () => void }) {
  const now = useNow();
  const until = Date.parse(show.live_streaming_end_at ?? '') + LIVE_END_UNDO_SECONDS * 1000;
  const { save: reopen, saving } = useSave(() => call('POST', 'liveStreamingReopen', { body: { id: show.id } }), {
    words: { success: 'เปิดกลับแล้ว เริ่มสตรีมใน OBS ได้เลย', failure: 'เปิดกลับไม่ได้' },
    done: changed,
  });
  return (
    <Card title="จบการถ่ายทอดแล้ว">
      <div className={styles.pad}>
        <p>แชตและคีย์ปิดแล้ว ไฟล์บันทึกเป็นดูย้อนหลังของเวทีนี้</p>
        {now < until && (
          <p>
            <Button icon={<Undo2 size={18} aria-hidden />} loading={saving} onClick={() => reopen(undefined)}>
              เปิดกลับ
            </Button>{' '}
            <span className="secondary number">ได้ถึง {hourMinute(bangkokTime(until).time)} น.</span>
          </p>
        )}
      </div>
    </Card>
  );
}
