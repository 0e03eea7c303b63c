import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Modal, Switch } from 'antd';
import { useSave } from '../../../providers/use-save';
import type { LiveShow } from '../live-show';
import styles from './chat.module.css';
import { useWords, WordList } from './word-list';

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
  const { data: ofAll } = useWords(null);
  return (
    <Modal open title="คำต้องห้าม" footer={<Button onClick={close}>ปิด</Button>} onCancel={close}>
      <div className={styles.form}>
        <p className="secondary">
          เบอร์โทร ลิงก์ และคำในรายการกลางของเวที{ofAll && <span className="number"> {count(ofAll.length)} คำ </span>}
          ถูกกันไว้ จับคำที่เว้นวรรคหรือใส่จุดคั่นด้วย
        </p>
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
