import { useQuery } from '@tanstack/react-query';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { Modal, Switch } from 'antd';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useSave } from '../../../providers/use-save';
import styles from './chat.module.css';
import { mute, MUTE_LENGTHS, MUTE_REASONS, newKey, type MuteLength, type MuteReason } from './mute';
import { MuteFields } from './mute-fields';
import type { Message } from './use-chat';

interface MuteDialogProps {
  message: Message;
  close: () => void;
  done: () => void;
}

/** Keeps the writer of a message from writing, and takes the message away. */
export function MuteDialog({ message, close, done }: MuteDialogProps) {
  const [length, setLength] = useState<MuteLength>('10');
  const [reason, setReason] = useState<MuteReason>(MUTE_REASONS[0]);
  const [withDay, setWithDay] = useState(true);
  const [key] = useState(newKey);
  const { data: person } = useQuery({
    queryKey: ['moderationPerson', message.user_id],
    gcTime: 0,
    queryFn: async () => (await call('GET', 'moderationPerson', { query: { user_id: message.user_id ?? 0 } })).data,
  });
  // This message goes in any case.
  const lately = Math.max(0, (person?.lately ?? 1) - 1);
  const isWithDay = withDay && lately > 0;
  const { live_streaming_id, id: live_streaming_comment_id } = message;
  const user_id = message.user_id ?? 0;
  const { save, saving } = useSave(
    () => mute({ user_id, live_streaming_id, length, reason, withDay: isWithDay, live_streaming_comment_id }, key),
    {
      words: {
        success: `พักการพิมพ์ของ ${message.user_nickname} แล้ว`,
        failure: 'ยังพักการพิมพ์ไม่สำเร็จ กดอีกครั้งได้ จะไม่พักซ้ำ',
      },
      done,
    },
  );
  return (
    <Modal
      open
      title={`พักการพิมพ์ของ ${message.user_nickname}`}
      okText="พักการพิมพ์"
      okButtonProps={{ loading: saving }}
      cancelText="ยกเลิก"
      onOk={() => save(undefined)}
      onCancel={close}
    >
      <div className={styles.form}>
        <blockquote>
          <MessageSquare size={20} aria-hidden /> “{message.live_streaming_comment}”
        </blockquote>
        <MuteFields legend="พักนานเท่าไร" lengths={MUTE_LENGTHS} {...{ length, setLength, reason, setReason }} />
        <label className={styles.switch}>
          <span>
            ลบข้อความก่อนหน้าของคนนี้ใน 24 ชั่วโมง <span className="number">({count(lately)})</span>
          </span>
          <Switch checked={isWithDay} disabled={lately === 0} onChange={setWithDay} />
        </label>
        <p className="secondary">ยังดู อ่านแชต และกดหัวใจได้ตามปกติ</p>
      </div>
    </Modal>
  );
}
