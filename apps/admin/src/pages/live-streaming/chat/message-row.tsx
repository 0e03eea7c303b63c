import { CHAT_REASON } from '@wethi/contract';
import { bangkokTime, hourMinute } from '@wethi/format';
import { call } from '@wethi/http';
import { Button } from 'antd';
import { MessageSquareOff, Pin, Trash2, Undo2 } from 'lucide-react';
import { IconButton } from '../../../actions/icon-button';
import { Initial } from '../../../layout/initial';
import { Picture } from '../../../media/picture';
import { StatusTag } from '../../../feedback/status-tag';
import { useSave } from '../../../providers/use-save';
import styles from './chat.module.css';
import type { Message } from './use-chat';

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
  const busy = removing || showing;
  return (
    <li className={`${styles.message} ${status === 'held' ? styles.held : ''}`}>
      <div className={styles.head}>
        {message.user_path ? <Picture path={message.user_path} size={32} /> : <Initial name={name} size={32} />}
        <b>{name}</b>
        <time className="number" dateTime={message.create_at}>
          {hourMinute(bangkokTime(message.create_at).time)}
        </time>
        {status === 'shown' && (
          <span className={styles.acts}>
            <IconButton
              label={`ปักหมุดข้อความของ ${name}`}
              icon={<Pin size={18} />}
              onClick={() => pin(message.live_streaming_comment)}
            />
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
          <Button type="link" icon={<Undo2 size={16} aria-hidden />} disabled={busy} onClick={() => show(undefined)}>
            เอาคืน
          </Button>
        </div>
      )}
      {status === 'held' && (
        <div className={styles.judge}>
          <StatusTag tone="wait">
            กันไว้{message.live_streaming_comment_reason && `: ${CHAT_REASON[message.live_streaming_comment_reason]}`}
          </StatusTag>
          <Button disabled={busy} onClick={() => show(undefined)}>
            ปล่อยผ่าน
          </Button>
          <Button danger disabled={busy} onClick={() => remove(undefined)}>
            ลบ
          </Button>
          <Button danger type="text" onClick={() => mute(message)}>
            พักการพิมพ์
          </Button>
        </div>
      )}
    </li>
  );
}
