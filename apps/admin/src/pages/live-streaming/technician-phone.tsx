import { digits, phone } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useSave } from '../../providers/use-save';
import type { LiveShow } from './live-show';
import styles from './studio.module.css';

/** Whoever gets the key can be called from here when the signal is in trouble. */
export function TechnicianPhone({ show, changed }: { show: LiveShow; changed: () => void }) {
  const { id, live_streaming_technician_tel: kept } = show;
  const field = useId();
  const [typed, setTyped] = useState(phone(kept ?? ''));
  const [isWrong, setWrong] = useState(false);
  const tel = digits(typed);
  const { save, saving } = useSave(
    () => call('POST', 'liveStreaming', { body: { id, live_streaming_technician_tel: tel || null } }),
    { words: { success: 'บันทึกเบอร์ช่างแล้ว', failure: 'บันทึกเบอร์ช่างไม่สำเร็จ' }, done: changed },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = tel === '' || /^0\d{9}$/.test(tel);
    setWrong(!isRight);
    if (isRight) save(undefined);
  };
  return (
    <form className={styles.copied} onSubmit={submit}>
      <label htmlFor={field}>เบอร์โทรของช่าง</label>
      <Input
        id={field}
        className={styles.grow}
        type="tel"
        value={typed}
        maxLength={12}
        placeholder="โทรได้จากหน้านี้เมื่อสัญญาณมีปัญหา"
        status={isWrong ? 'error' : undefined}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${field}-wrong` : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button htmlType="submit" loading={saving} disabled={tel === (kept ?? '')}>
        บันทึก
      </Button>
      {isWrong && (
        <span id={`${field}-wrong`} className={styles.wrong} role="alert">
          กรุณากรอกเบอร์โทรศัพท์ 10 หลัก
        </span>
      )}
    </form>
  );
}
