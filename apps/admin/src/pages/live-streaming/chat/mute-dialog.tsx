import { call } from '@wethi/http';
import { Modal, Radio, Select } from 'antd';
import { useState } from 'react';
import { useSave } from '../../../providers/use-save';
import styles from './chat.module.css';
import type { Message } from './use-chat';

const LENGTHS = [
  { value: '5', label: '5 นาที' },
  { value: '10', label: '10 นาที' },
  { value: 'show', label: 'จนจบงาน' },
  { value: 'all', label: 'ทุกงาน 30 วัน' },
];
const REASONS = ['ขายของหรือขายบัตรต่อ', 'ใช้คำไม่สุภาพ', 'ส่งซ้ำ ๆ'];
const MONTH_MINUTES = 30 * 24 * 60;

interface MuteDialogProps {
  message: Message;
  close: () => void;
  done: () => void;
}

/** How long somebody may not write, and the reason that they read. */
export function MuteDialog({ message, close, done }: MuteDialogProps) {
  const [length, setLength] = useState('10');
  const [reason, setReason] = useState(REASONS[0] ?? '');
  const { save, saving } = useSave(() => mute(message, length, reason), {
    words: { success: `พักการพิมพ์ของ ${message.user_nickname} แล้ว`, failure: 'พักการพิมพ์ไม่สำเร็จ' },
    done,
  });
  return (
    <Modal
      open
      title={`พักการพิมพ์ของ ${message.user_nickname}`}
      okText="พักการพิมพ์"
      okButtonProps={{ danger: true, loading: saving }}
      cancelText="ยกเลิก"
      onOk={() => save(undefined)}
      onCancel={close}
    >
      <div className={styles.form}>
        <blockquote>“{message.live_streaming_comment}”</blockquote>
        <fieldset>
          <legend>พักนานเท่าไร</legend>
          <Radio.Group
            options={LENGTHS}
            optionType="button"
            value={length}
            onChange={({ target }) => setLength(String(target.value))}
          />
        </fieldset>
        <label>
          เหตุผลที่คนนี้จะเห็น
          <Select options={REASONS.map((value) => ({ value, label: value }))} value={reason} onChange={setReason} />
        </label>
        <p className="secondary">ยังดู อ่านแชต และกดหัวใจได้ตามปกติ</p>
      </div>
    </Modal>
  );
}

async function mute({ user_id, live_streaming_id, id }: Message, length: string, live_streaming_mute_reason: string) {
  const place = length === 'all' ? { minutes: MONTH_MINUTES } : { live_streaming_id, ...minutesOf(length) };
  await call('POST', 'liveStreamingMute', { body: { user_id: user_id ?? 0, live_streaming_mute_reason, ...place } });
  await call('DELETE', 'liveStreamingComment', { query: { id } });
}

function minutesOf(length: string): { minutes?: number } {
  return length === 'show' ? {} : { minutes: Number(length) };
}
