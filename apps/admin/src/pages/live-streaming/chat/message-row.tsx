import { CHAT_REASON, type ChatReason } from '@wethi/contract';
import { bangkokTime, hourMinute } from '@wethi/format';
import { call } from '@wethi/http';
import { Button } from 'antd';
import { MessageSquareOff, Pin, ShieldAlert, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../actions/icon-button';
import { Initial } from '../../../layout/initial';
import { Picture } from '../../../media/picture';
import { StatusTag } from '../../../feedback/status-tag';
import { useSave } from '../../../providers/use-save';
import styles from './chat.module.css';
import { mute as muteWriter, MUTE_REASONS, newKey, type MuteReason } from './mute';
import type { Message } from './use-chat';

/** What the writer of a held message reads, where it is no offer. */
const RUDE: Partial<Record<ChatReason, MuteReason>> = { word: 'ใช้คำไม่สุภาพ', reports: 'ใช้คำไม่สุภาพ' };

interface MessageRowProps {
  message: Message;
  pin: (text: string) => void;
  mute: (message: Message) => void;
  judged: () => void;
}

/** One message with what can be done about it; a removed one can be brought back. */
export function MessageRow({ message, pin, mute, judged }: MessageRowProps) {
  const { id, user_nickname: name, live_streaming_comment_status: status } = message;
  const options = { done: judged, words: { failure: 'ทำรายการไม่สำเร็จ' } };
  const { save: remove, saving: removing } = useSave(
    () => call('DELETE', 'liveStreamingComment', { query: { id } }),
    options,
  );
  const { save: show, saving: showing } = useSave(
    () => call('POST', 'liveStreamingCommentShow', { body: { id } }),
    options,
  );
  // Again what it was: a held message that was removed by mistake has still not passed.
  const { save: restore, saving: restoring } = useSave(
    () => call('POST', 'moderationJudge', { body: { verdict: 'restore', chat: [id], songs: [] } }),
    options,
  );
  const busy = removing || showing || restoring;
  return (
    <li className={`${styles.message} ${status === 'held' ? styles.held : ''}`}>
      <div className={styles.head}>
        {message.user_path ? <Picture path={message.user_path} size={32} /> : <Initial name={name} size={32} />}
        <b>{name}</b>
        <time className="number" dateTime={message.create_at}>
          {hourMinute(bangkokTime(message.create_at).time)}
        </time>
        {status !== 'removed' && (
          <span className={styles.acts}>
            {status === 'shown' && (
              <IconButton
                label={`ปักหมุดข้อความของ ${name}`}
                icon={<Pin size={18} />}
                onClick={() => pin(message.live_streaming_comment)}
              />
            )}
            {message.user_id !== null && (
              <IconButton
                label={`พักการพิมพ์ของ ${name}`}
                icon={<MessageSquareOff size={18} />}
                onClick={() => mute(message)}
              />
            )}
            <IconButton label={`ลบข้อความของ ${name}`} icon={<Trash2 size={18} />} onClick={() => remove(undefined)} />
          </span>
        )}
      </div>
      <p className={status === 'removed' ? styles.removed : undefined}>{message.live_streaming_comment}</p>
      {status === 'removed' && (
        <div className={styles.judge}>
          <span className="secondary">ลบแล้ว</span>
          <Button type="link" icon={<Undo2 size={16} aria-hidden />} disabled={busy} onClick={() => restore(undefined)}>
            เอาคืน
          </Button>
        </div>
      )}
      {status === 'held' && (
        <div className={styles.judge}>
          <StatusTag tone="wait" icon={<ShieldAlert aria-hidden />}>
            กันไว้{message.live_streaming_comment_reason && `: ${CHAT_REASON[message.live_streaming_comment_reason]}`}
          </StatusTag>
          <Button disabled={busy} onClick={() => show(undefined)}>
            ปล่อยผ่าน
          </Button>
          {message.user_id === null ? (
            <Button danger disabled={busy} onClick={() => remove(undefined)}>
              ลบ
            </Button>
          ) : (
            <RemoveAndMute message={message} judged={judged} />
          )}
        </div>
      )}
    </li>
  );
}

/** What mostly follows a message that was held, in one press; the mute ends in the list of who is muted. */
function RemoveAndMute({ message, judged }: Pick<MessageRowProps, 'message' | 'judged'>) {
  const [key] = useState(newKey);
  const { id, user_id, live_streaming_id, user_nickname: name, live_streaming_comment_reason: held } = message;
  const { save, saving } = useSave(
    () =>
      muteWriter(
        {
          ...{ user_id: user_id ?? 0, live_streaming_id, live_streaming_comment_id: id },
          ...{ length: '10', reason: (held && RUDE[held]) ?? MUTE_REASONS[0], withDay: false },
        },
        key,
      ),
    {
      done: judged,
      words: { success: `ลบและพักการพิมพ์ของ ${name} 10 นาทีแล้ว`, failure: 'ยังลบและพักไม่สำเร็จ กดอีกครั้งได้ จะไม่พักซ้ำ' },
    },
  );
  return (
    <Button danger loading={saving} onClick={() => save(undefined)}>
      ลบและพัก 10 นาที
    </Button>
  );
}
