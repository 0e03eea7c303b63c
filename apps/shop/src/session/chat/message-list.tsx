import type { ChatMessage, TipWords } from '@wethi/contract';
import { baht, bangkokTime, hourMinute } from '@wethi/format';
import { ArrowDown } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { Chip } from '../../ui/actions/chip';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Avatar } from '../../ui/media/avatar';
import { Garland } from '../../ui/media/garland';
import { ReportButton } from '../report/report-button';
import { useChatSize } from './chat-size';
import styles from './message-list.module.css';

/** So near the end a reader wants to see what comes. */
const NEAR_PX = 80;

/** The messages, the newest in sight; whoever reads back is not moved, and told that there is more. */
export const MessageList = memo(function MessageList({
  messages,
  joined,
  empty = 'ยังไม่มีข้อความ ทักทายกันได้เลย',
  note,
  memberId,
}: {
  messages: readonly ChatMessage[] | undefined;
  /** After which message the reader came. */
  joined?: number;
  empty?: string;
  /** A line below the newest. */
  note?: string;
  /** Who reads, where they can report what others wrote. */
  memberId?: number;
}) {
  const size = useChatSize();
  const list = useRef<HTMLDivElement>(null);
  const [reading, setReading] = useState(false);
  const newest = messages?.[messages.length - 1]?.id;
  const [seen, setSeen] = useState<number>();
  const fresh = seen === undefined ? 0 : (messages?.filter(({ id }) => id > seen).length ?? 0);
  const toMessage = (message: ChatMessage) => <Message key={message.id} message={message} memberId={memberId} />;
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  useEffect(() => {
    if (!reading) toEnd();
  }, [newest, reading]);
  useEffect(() => {
    if (reading || !list.current) return;
    // A line below the field, or what is pinned, takes room from it.
    const observer = new ResizeObserver(toEnd);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [reading]);
  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = list.current ?? {};
    const readsBack = scrollHeight - scrollTop - clientHeight > NEAR_PX;
    setReading(readsBack);
    if (readsBack !== reading) setSeen(readsBack ? newest : undefined);
  };
  return (
    <div className={styles.room} data-size={size}>
      <div
        ref={list}
        className={styles.messages}
        role="log"
        aria-live="polite"
        aria-label="ข้อความแชต"
        aria-busy={!messages}
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={goThrough}
      >
        {!messages && WIDTHS.map((width) => <Awaited key={width} width={width} />)}
        {messages?.length === 0 && <p className={styles.system}>{empty}</p>}
        {messages?.filter(({ id }) => id <= (joined ?? id)).map(toMessage)}
        {joined !== undefined && <p className={styles.system}>คุณเข้าร่วมแชตแล้ว</p>}
        {messages?.filter(({ id }) => id > (joined ?? id)).map(toMessage)}
        {note && <p className={styles.system}>{note}</p>}
      </div>
      {reading && (
        <button type="button" className={styles.newer} onClick={toEnd}>
          <ArrowDown size={16} aria-hidden />
          {fresh > 0 ? <span className="num">ข้อความใหม่ {fresh}</span> : 'ไปที่ข้อความล่าสุด'}
        </button>
      )}
    </div>
  );
});

/** How wide messages are while they are awaited. */
const WIDTHS = ['70%', '52%', '84%', '40%', '66%'];

function Awaited({ width }: { width: string }) {
  return (
    <div className={styles.message}>
      <Skeleton style={{ width: 30, height: 30, borderRadius: '50%', flex: 'none' }} />
      <div className={styles.words}>
        <Skeleton style={{ width: '30%', height: 14 }} />
        <Skeleton style={{ width, height: 16, marginTop: 8 }} />
      </div>
    </div>
  );
}

/** From message to message by the arrows; Tab goes past all of them to the field below. */
function goThrough(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = event.key === 'ArrowDown' ? at + 1 : (at === -1 ? buttons.length : at) - 1;
  if ((at === -1 && event.key === 'ArrowDown') || !buttons[next]) return;
  event.preventDefault();
  buttons[next].focus();
}

const Message = memo(function Message({ message, memberId }: { message: ChatMessage; memberId?: number }) {
  const { id, user_id, user_nickname, user_path, create_at, live_streaming_comment, tip } = message;
  const mayReport = memberId !== undefined && user_id !== null && user_id !== memberId;
  if (tip) return <GarlandMessage name={user_nickname} at={create_at} tip={tip} />;
  return (
    <article className={styles.message}>
      <Avatar path={user_path} size={30} />
      <div>
        <b data-team={user_id === null || undefined}>{user_nickname}</b>
        {user_id === null && <Chip kind="brand">ทีมงาน</Chip>}
        <time className="num" dateTime={create_at}>
          {hourMinute(bangkokTime(create_at).time)}
        </time>
        <p>{live_streaming_comment}</p>
      </div>
      {mayReport && <ReportButton reported={{ source: 'chat', id, user_nickname }} tabIndex={-1} />}
    </article>
  );
});

function GarlandMessage({ name, at, tip }: { name: string; at: string; tip: TipWords }) {
  return (
    <article className={`${styles.message} ${styles.garland}`}>
      <Garland baht={tip.tip_amount} width={44} />
      <div>
        <b data-team>{name}</b>
        <time className="num" dateTime={at}>
          {hourMinute(bangkokTime(at).time)}
        </time>
        <p>
          คล้องมาลัย <strong className="num">{baht(tip.tip_amount)}</strong> ให้{tip.tip_to}
        </p>
        {tip.tip_message && <p className="small">“{tip.tip_message}”</p>}
      </div>
    </article>
  );
}
