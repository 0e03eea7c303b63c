import { useGetIdentity } from '@refinedev/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { Modal, Skeleton, Switch } from 'antd';
import { ShieldAlert, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { recordDay, recordTime } from '../../columns/record-time';
import { ReadFailed } from '../../feedback/read-failed';
import type { Identity } from '../../providers/auth';
import { useSave } from '../../providers/use-save';
import {
  mute,
  MUTE_LENGTHS,
  MUTE_REASONS,
  newKey,
  undoMute,
  type MuteLength,
  type MuteReason,
} from '../live-streaming/chat/mute';
import { MuteFields } from '../live-streaming/chat/mute-fields';
import styles from './comments.module.css';
import { keyOf, readAnew } from './use-moderation';
import { useUndo } from './use-undo';

interface PersonDialogProps {
  /** As it stands in the address: the id of the user, and of the show in whose chat they wrote. */
  value: string;
  close: () => void;
}

/** The choices of the mockup; shorter ones are the studio's. */
const LENGTHS = MUTE_LENGTHS.filter(({ value }) => value !== '5');

/** What somebody wrote so far; keeps them from writing for a while, and takes away what they wrote within a day. */
export function PersonDialog({ value, close }: PersonDialogProps) {
  const client = useQueryClient();
  const [user_id = 0, live_streaming_id = null] = value.split('-').map(Number);
  const { data, error, refetch } = useQuery({
    queryKey: ['moderationPerson', user_id],
    gcTime: 0,
    queryFn: async () => (await call('GET', 'moderationPerson', { query: { user_id } })).data,
  });
  const user_nickname = data?.user_nickname ?? 'ผู้ชม';
  // A band's mute ends with its show.
  const isBand = useGetIdentity<Identity>().data?.role === 'band';
  const lengths = LENGTHS.filter(({ value }) => (value === 'all' ? !isBand : live_streaming_id !== null));
  const [chosen, setLength] = useState<MuteLength>();
  const length = chosen ?? lengths.at(-1)?.value;
  const [reason, setReason] = useState<MuteReason>(MUTE_REASONS[0]);
  const [withDay, setWithDay] = useState(true);
  const isWithDay = withDay && data !== undefined && data.lately > 0;
  const [key] = useState(newKey);
  const offerUndo = useUndo();
  const { save, saving } = useSave(
    (length: MuteLength) => mute({ user_id, live_streaming_id, length, reason, withDay: isWithDay }, key),
    {
      words: { failure: `ยัง${isWithDay ? 'พักและลบ' : 'พักการพิมพ์'}ไม่สำเร็จ กดอีกครั้งได้ จะไม่ทำซ้ำ` },
      done: (muted) => {
        readAnew(client);
        close();
        if (!muted) return;
        const gone = muted.removed > 0 ? ` และลบ ${count(muted.removed)} ข้อความ` : '';
        const undo = () => undoMute(muted.insertId).then(() => readAnew(client));
        offerUndo({ message: `พักการพิมพ์ของ ${user_nickname}${gone}แล้ว`, undo });
      },
    },
  );
  return (
    <Modal
      open
      title={user_nickname}
      okText={isWithDay ? 'พักและลบ' : 'พักการพิมพ์'}
      okType="default"
      okButtonProps={{ danger: true, loading: saving, disabled: !data || !length }}
      cancelText="ยกเลิก"
      onOk={() => length && save(length)}
      onCancel={close}
    >
      {error && <ReadFailed what="ประวัติ" error={error} retry={refetch} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <div className={styles.history}>
          <History person={data} />
          {lengths.length > 0 ? (
            <>
              <MuteFields legend="พักการพิมพ์" {...{ lengths, length, setLength, reason, setReason }} />
              <label className={styles.switch}>
                <span>
                  ลบทุกข้อความของคนนี้ใน 24 ชั่วโมง <span className="number">({count(data.lately)})</span>
                </span>
                <Switch checked={isWithDay} disabled={data.lately === 0} onChange={setWithDay} />
              </label>
              <small className="secondary">ยังดูงานที่ซื้อได้ตามปกติ ถ้าต้องปิดบัญชี ไปที่ ผู้ใช้</small>
            </>
          ) : (
            <p>ความคิดเห็นใต้เพลงพักได้เฉพาะทีมของเว็บ ลบความคิดเห็นที่ไม่เหมาะสมได้จากรายการ</p>
          )}
        </div>
      )}
    </Modal>
  );
}

function History({ person }: { person: Schema<'PersonWritten'> }) {
  const { since, bought, written, removed, mutes, notable } = person;
  return (
    <>
      <p className="secondary number">
        สมาชิกตั้งแต่ {recordDay(since)} · ซื้อ {count(bought)} งาน · ข้อความ {count(written)} · ถูกลบ {count(removed)} · ถูกพัก{' '}
        {count(mutes)} ครั้ง
      </p>
      <ul>
        {notable.map((message) => (
          <li key={keyOf(message)}>
            {message.status === 'removed' ? (
              <Trash2 size={20} className={styles.gone} role="img" aria-label="ลบแล้ว" />
            ) : (
              <ShieldAlert size={20} className={styles.held} role="img" aria-label="รอตรวจ" />
            )}
            <div>
              <b>“{message.text}”</b>
              <p className="secondary number">
                {recordTime(message.create_at)} · {message.stage_title}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
