import { useQuery } from '@tanstack/react-query';
import type { YesNo } from '@wethi/contract';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Modal, Switch } from 'antd';
import type { ReactNode } from 'react';
import { useSave } from '../../../providers/use-save';
import type { LiveShow } from '../live-show';
import styles from './chat.module.css';
import { useHoldingRules } from './use-holding-rules';
import { WordList } from './word-list';

interface WordsDialogProps {
  show: LiveShow;
  close: () => void;
  changed: () => void;
}

/** The show's own forbidden words; those of all shows are the owner's. */
export function WordsDialog({ show, close, changed }: WordsDialogProps) {
  const { save: setHold, saving: isSettingHold } = useSave(
    (live_streaming_hold: 'Y' | 'N') => call('POST', 'liveStreaming', { body: { id: show.id, live_streaming_hold } }),
    { words: { failure: 'บันทึกไม่สำเร็จ' }, done: changed },
  );
  const { data: wordsOfAll = 0 } = useQuery({
    queryKey: ['liveStreamingWordOfAll', 'total'],
    queryFn: async () => (await call('GET', 'liveStreamingWordOfAll', { query: { limit: 1 } })).total,
  });
  const { data: rules } = useHoldingRules();
  return (
    <Modal open title="คำต้องห้าม" footer={<Button onClick={close}>ปิด</Button>} onCancel={close}>
      <div className={styles.form}>
        <Central isOn={rules?.hold_contacts}>กันเบอร์โทรและลิงก์</Central>
        <Central isOn={rules?.hold_words}>
          กันคำหยาบทั่วไป
          <small className="number">รายการกลางของเวที {count(wordsOfAll)} คำ จับคำที่เว้นวรรคหรือใส่จุดคั่นด้วย</small>
        </Central>
        <label className={styles.switch}>
          <span>
            ข้อความที่ติดให้รอตรวจ
            <small>ปิดไว้ ข้อความจะไม่ถูกส่งเลย</small>
          </span>
          <Switch
            checked={show.live_streaming_hold === 'Y'}
            loading={isSettingHold}
            onChange={(hold) => setHold(hold ? 'Y' : 'N')}
          />
        </label>
        <WordList showId={show.id} label="เพิ่มคำของงานนี้" />
      </div>
    </Modal>
  );
}

/** A rule of all shows, which is seen here and changed beside the comments. */
function Central({ isOn, children }: { isOn: YesNo | undefined; children: ReactNode }) {
  return (
    <label className={styles.switch}>
      <span>{children}</span>
      <Switch checked={isOn === 'Y'} disabled title="ตั้งที่กติกากลาง หน้าความคิดเห็น" />
    </label>
  );
}
