import { useGetIdentity } from '@refinedev/core';
import { CHAT_STATUS } from '@wethi/contract';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { Modal, Radio, Select, Skeleton, Switch } from 'antd';
import { useState } from 'react';
import { ReferenceName } from '../../columns/reference-name';
import { ReadFailed } from '../../feedback/read-failed';
import { StatusTag } from '../../feedback/status-tag';
import type { Identity } from '../../providers/auth';
import { STAGE } from '../../providers/resource';
import { useSave } from '../../providers/use-save';
import { mute, MUTE_LENGTHS, MUTE_REASONS, type MuteLength, type MuteReason } from '../live-streaming/chat/mute';
import { momentOf } from '../videos-statistics/totals';
import styles from './comments.module.css';
import { useWritten } from './use-written';

/** Who wrote something, and in the chat of which show. */
export interface WrittenBy {
  user_id: number;
  user_nickname: string;
  live_streaming_id?: number;
}

interface PersonDialogProps {
  person: WrittenBy;
  close: () => void;
}

/** What somebody wrote so far; keeps them from writing for a while, and takes away what they wrote within a day. */
export function PersonDialog({ person, close }: PersonDialogProps) {
  const { user_id, user_nickname, live_streaming_id } = person;
  const { data, error, refetch } = useWritten(user_id);
  // A band's mute ends with its show.
  const isBand = useGetIdentity<Identity>().data?.role === 'band';
  const lengths = MUTE_LENGTHS.filter(({ value }) => (value === 'all' ? !isBand : live_streaming_id !== undefined));
  const [chosen, setLength] = useState<MuteLength>();
  const length = chosen ?? lengths.at(-1)?.value;
  const [reason, setReason] = useState<MuteReason>(MUTE_REASONS[0]);
  const [withAll, setWithAll] = useState(false);
  const lately = data ? data.lately.chat.length + data.lately.songs.length : 0;
  const { save, saving } = useSave(
    async () => {
      if (length) await mute({ user_id, live_streaming_id }, length, reason);
      if (!withAll || !data) return;
      await Promise.all([
        ...data.lately.chat.map((id) => call('DELETE', 'liveStreamingComment', { query: { id } })),
        ...data.lately.songs.map((id) => call('DELETE', 'stageTimeComment', { query: { id } })),
      ]);
    },
    {
      changes: ['liveStreamingComment', 'stageTimeComment'],
      words: { success: `พักการพิมพ์ของ ${user_nickname} แล้ว`, failure: 'พักการพิมพ์ไม่สำเร็จ' },
      done: close,
    },
  );
  return (
    <Modal
      open
      title={user_nickname}
      okText={withAll ? 'พักและลบ' : 'พักการพิมพ์'}
      okButtonProps={{ danger: true, loading: saving, disabled: !data || !length }}
      cancelText="ยกเลิก"
      onOk={() => save(undefined)}
      onCancel={close}
    >
      {error && <ReadFailed what="ประวัติ" error={error} retry={refetch} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <div className={styles.person}>
          <p className="secondary number">
            ข้อความ {count(data.written)} · ถูกลบ {count(data.removed)} · ถูกพัก {count(data.mutes)} ครั้ง
          </p>
          <ul>
            {data.notable.map((message) => (
              <li key={message.id}>
                <b>“{message.live_streaming_comment}”</b>{' '}
                <StatusTag tone={message.live_streaming_comment_status === 'removed' ? 'no' : 'wait'}>
                  {CHAT_STATUS[message.live_streaming_comment_status]}
                </StatusTag>
                <div className="secondary number">
                  {momentOf(message.create_at)} · <ReferenceName id={message.stage_id} column="stage_id" {...STAGE} />
                </div>
              </li>
            ))}
          </ul>
          {lengths.length > 0 ? (
            <>
              <fieldset>
                <legend>พักการพิมพ์</legend>
                <Radio.Group
                  options={[...lengths]}
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
              <label className={styles.switch}>
                <span>
                  ลบทุกข้อความของคนนี้ใน 24 ชั่วโมง <span className="number">({count(lately)})</span>
                </span>
                <Switch checked={withAll} disabled={lately === 0} onChange={setWithAll} />
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
