import { call } from '@wethi/http';
import { Button } from 'antd';
import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { useSave } from '../../../providers/use-save';
import type { Check } from '../signal/checks';
import { CheckRow } from '../signal/check-row';
import styles from './ready.module.css';
import { lineCheckOf, measureUpload } from './line-test';

/** Measures the line of the machine that shows this page, before anything is sent over it. */
export function LineTestButton() {
  const [check, setCheck] = useState<Check>();
  const send = (filler: string) => call('POST', 'liveStreamingLineTest', { body: { filler } });
  const { save: measure, saving } = useSave(() => measureUpload(send), {
    words: { failure: 'ทดสอบเน็ตไม่สำเร็จ' },
    done: (speed) => setCheck(lineCheckOf(speed)),
  });
  return (
    <div className={styles.lineTest}>
      <div role="status">{check && <CheckRow check={check} />}</div>
      <Button block loading={saving} icon={<Gauge size={18} aria-hidden />} onClick={() => measure(undefined)}>
        ทดสอบเน็ตที่งาน
      </Button>
      <small className="secondary">วัดจากเครื่องที่เปิดหน้านี้ เปิดที่งานด้วยเน็ตเดียวกับ OBS</small>
    </div>
  );
}
