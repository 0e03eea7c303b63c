import { call } from '@wethi/http';
import { Modal, Radio, Select } from 'antd';
import { useState } from 'react';
import { useSave } from '../../../providers/use-save';
import styles from './chat.module.css';
import { mute, MUTE_LENGTHS, MUTE_REASONS, type MuteLength, type MuteReason } from './mute';
import type { Message } from './use-chat';

interface MuteDialogProps {
  message: Message;
  close: () => void;
  done: () => void;
}

/** How long somebody may not write, and the reason that they read. */
export function MuteDialog({ message, close, done }: MuteDialogProps) {
  const [length, setLength] = useState<MuteLength>('10');
  const [reason, setReason] = useState<MuteReason>(MUTE_REASONS[0]);
  const { save, saving } = useSave(() => muteAndRemove(message, length, reason), {
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
            options={[...MUTE_LENGTHS]}
            optionType="button"
            value={length}
            onChange={({ target }) => setLength(target.value as MuteLength)}
          />
        </fieldset>
        <label>
          เหตุผลที่คนนี้จะเห็น
          <Select
            options={MUTE_REASONS.map((value) => ({ value, label: value }))}
            value={reason}
            onChange={setReason}
          />
        </label>
        <p className="secondary">ยังดู อ่านแชต และกดหัวใจได้ตามปกติ</p>
      </div>
    </Modal>
  );
}

async function muteAndRemove({ user_id, live_streaming_id, id }: Message, length: MuteLength, reason: MuteReason) {
  await mute({ user_id: user_id ?? 0, live_streaming_id }, length, reason);
  await call('DELETE', 'liveStreamingComment', { query: { id } });
}
