import { bangkokTime, hourMinute } from '@wethi/format';
import { MessageList } from '../../session/chat/message-list';
import { useChatAt } from '../../session/chat/use-chat-at';
import { useMember } from '../../session/member';
import styles from './show-chat.module.css';

/** What viewers wrote during the show, in step with its recording. @param seen when the picture was on stage, ms since 1970 */
export function ShowChat({ showId, seen }: { showId: number; seen: number | undefined }) {
  return (
    <aside className={styles.panel} aria-labelledby="show-chat">
      <header>
        <h2 id="show-chat">แชตวันแสดงสด</h2>
        {seen !== undefined && <span className="small muted num">{hourMinute(bangkokTime(seen).time)} น.</span>}
      </header>
      {seen === undefined ? (
        <p className="small muted">กดเล่น แล้วข้อความของช่วงนั้นจะขึ้นตามภาพ</p>
      ) : (
        <Spoken showId={showId} seen={seen} />
      )}
    </aside>
  );
}

function Spoken({ showId, seen }: { showId: number; seen: number }) {
  const { member } = useMember();
  const messages = useChatAt(showId, seen, true);
  return <MessageList messages={messages} empty="ช่วงนี้ยังไม่มีใครพิมพ์" memberId={member?.id} />;
}
