import { bangkokTime, count, hourMinute } from '@wethi/format';
import { History, Pin } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../config/paths';
import { useDialogs } from '../../../overlays/dialogs';
import { useMember } from '../../../session/member';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { Failure } from '../../../ui/feedback/failure';
import { MessageList } from '../../../session/chat/message-list';
import { useChatAt } from '../../../session/chat/use-chat-at';
import type { LiveData } from '../live-data.server';
import type { LiveShow } from '../use-live-show';
import { CheerButtons } from '../cheers/cheer-buttons';
import { ChatForm } from './chat-form';
import styles from './chat.module.css';

interface ChatPanelProps {
  data: LiveData;
  live: LiveShow;
  /** When the picture that is seen was on stage, ms since 1970; undefined for the present. */
  seen: number | undefined;
}

/** What viewers say to each other while they watch; beside an earlier picture what they said then. */
export function ChatPanel({ data, live, seen }: ChatPanelProps) {
  const { chat, watching, state } = live;
  return (
    <aside className={styles.chat} aria-labelledby="chat">
      <div className={styles.head}>
        <h2 id="chat">แชตสด</h2>
        {watching > 0 && <span className="small muted num">{count(watching)} คน</span>}
      </div>
      {state.live_streaming_pinned && (
        <div className={styles.pinned}>
          <Pin size={16} aria-hidden />
          <p>{state.live_streaming_pinned}</p>
        </div>
      )}
      {chat.isRefused ? <NotBought data={data} /> : <Open showId={data.show.id} live={live} seen={seen} />}
    </aside>
  );
}

interface OpenProps {
  showId: number;
  live: LiveShow;
  seen: number | undefined;
}

function Open({ showId, live: { chat, cheers, phase, state, now }, seen }: OpenProps) {
  const member = useMember();
  const [isPresent, setPresent] = useState(false);
  if (seen === undefined && isPresent) setPresent(false);
  if (member.state === 'guest') return <ForMembers />;
  if (!chat.messages && chat.refusal) return <Failure inline title="โหลดแชตไม่ได้" onRetry={chat.retry} />;
  return (
    <>
      {seen === undefined || isPresent ? (
        <MessageList messages={chat.messages} />
      ) : (
        <Earlier showId={showId} seen={seen} onPresent={() => setPresent(true)} />
      )}
      {phase !== 'lobby' && <CheerButtons onPress={cheers.press} />}
      <ChatForm say={chat.say} slowSeconds={state.live_streaming_slow} now={now} />
    </>
  );
}

function Earlier({ showId, seen, onPresent }: { showId: number; seen: number; onPresent: () => void }) {
  const messages = useChatAt(showId, seen, false);
  return (
    <>
      <div className={styles.moment}>
        <History size={18} aria-hidden />
        <span className="num">แชตของเวลา {hourMinute(bangkokTime(seen).time)} น.</span>
        <Button kind="ghost" size="small" onClick={onPresent}>
          ดูแชตตอนนี้
        </Button>
      </div>
      <MessageList messages={messages} empty="ตอนนั้นยังไม่มีใครพิมพ์" />
    </>
  );
}

function ForMembers() {
  const { open } = useDialogs();
  return (
    <div className={styles.note}>
      <p>เข้าระบบด้วยเบอร์ที่ซื้อบัตร แล้วมาคุยกันได้เลย</p>
      <Button kind="brand" block onClick={() => open({ name: 'login' })}>
        เข้าระบบ
      </Button>
    </div>
  );
}

function NotBought({ data: { productUrl } }: { data: LiveData }) {
  return (
    <div className={styles.note}>
      <p>แชตนี้สำหรับผู้ที่มีบัตรของงานนี้</p>
      {productUrl && (
        <ButtonLink kind="primary" block to={paths.show(productUrl)}>
          ดูบัตรของงานนี้
        </ButtonLink>
      )}
    </div>
  );
}
