import { bangkokTime, clockTime, count, hourMinute } from '@wethi/format';
import { History, Lock, MessageCircle, Pin, Timer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { paths } from '../../../config/paths';
import { useDialogs } from '../../../overlays/dialogs';
import { useMember } from '../../../session/member';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { useHasCome } from '../../../ui/time/use-clock';
import { Chip } from '../../../ui/actions/chip';
import { Failure } from '../../../ui/feedback/failure';
import { ChatForm } from '../../../session/chat/chat-form';
import { ChatSettings } from '../../../session/chat/chat-settings';
import { MessageList } from '../../../session/chat/message-list';
import { useChatAt } from '../../../session/chat/use-chat-at';
import type { LiveData } from '../live-data.server';
import type { LiveShow } from '../use-live-show';
import { CheerButtons } from '../cheers/cheer-buttons';
import styles from './chat.module.css';

interface ChatPanelProps {
  data: LiveData;
  live: LiveShow;
  /** When the picture that is seen was on stage, ms since 1970; undefined for the present. */
  seen: number | undefined;
  /** False while it is too long before the show. */
  isOpen: boolean;
}

/** What viewers say to each other while they watch; beside an earlier picture what they said then. */
export function ChatPanel({ data, live, seen, isOpen }: ChatPanelProps) {
  const { chat, state, phase } = live;
  const pinned = state.live_streaming_pinned ?? (phase === 'lobby' && isOpen ? greetingOf(data) : null);
  const closes = closesAt(live.state, data.chatAfterMs);
  const isClosed = useHasCome(closes, live.serverNow);
  return (
    <aside className={styles.chat} aria-labelledby="chat">
      <div className={styles.head}>
        <h2 id="chat">แชตสด</h2>
        <span>
          <Standing live={live} isClosed={isClosed} />
          <ChatSettings />
        </span>
      </div>
      {pinned && seen === undefined && (
        <div className={styles.pinned}>
          <Pin size={16} aria-hidden />
          <p>{pinned}</p>
        </div>
      )}
      {chat.isRefused ? (
        <NotBought data={data} />
      ) : (
        <Open data={data} live={live} seen={seen} isOpen={isOpen} closed={isClosed ? closes : undefined} />
      )}
    </aside>
  );
}

function Standing({ live: { phase, watching, waiting, state }, isClosed }: { live: LiveShow; isClosed: boolean }) {
  if (isClosed) {
    return (
      <Chip>
        <Lock aria-hidden />
        ปิดแล้ว
      </Chip>
    );
  }
  if (state.live_streaming_slow > 0) {
    return (
      <Chip kind="info">
        <Timer aria-hidden />
        <span className="num">โหมดช้า {state.live_streaming_slow} วินาที</span>
      </Chip>
    );
  }
  const people = phase === 'lobby' || phase === 'starting' ? waiting : watching;
  return people > 0 && <span className="small muted num">{count(people)} คน</span>;
}

interface OpenProps extends ChatPanelProps {
  /** When it closed; undefined while it is open. */
  closed: number | undefined;
}

function Open({ data, live: { chat, cheers, phase, state, serverNow }, seen, isOpen, closed }: OpenProps) {
  const { show } = data;
  const member = useMember();
  const [isPresent, setPresent] = useState(false);
  if (seen === undefined && isPresent) setPresent(false);
  if (member.state === 'guest') return <ForMembers />;
  if (!chat.messages && chat.refusal?.code === 'CHAT_NOT_REPLAYED') return <Note>{chat.refusal.message}</Note>;
  if (!chat.messages && chat.refusal) return <Failure inline title="โหลดแชตไม่ได้" onRetry={chat.retry} />;
  return (
    <>
      {seen === undefined || isPresent ? (
        <MessageList
          messages={chat.messages}
          joined={chat.joined}
          note={noteOf(phase, closed)}
          memberId={member.member?.id}
        />
      ) : (
        <Earlier showId={show.id} seen={seen} onPresent={() => setPresent(true)} />
      )}
      {!isOpen && <Below>แชตเปิดก่อนเริ่มแสดง {minutesBefore(data)} นาที แล้วมาคุยกันได้เลย</Below>}
      {isOpen && closed !== undefined && <Below>อยากพูดถึงเพลงไหน ไปที่ความคิดเห็นของเพลงนั้นในหน้าดูย้อนหลัง</Below>}
      {isOpen && closed === undefined && (
        <div className={styles.compose}>
          {phase !== 'lobby' && phase !== 'ended' && <CheerButtons onPress={cheers.press} />}
          <ChatForm
            showId={show.id}
            say={chat.say}
            muted={chat.mute}
            videoId={show.video_id}
            slowSeconds={state.live_streaming_slow}
            serverNow={serverNow}
          />
        </div>
      )}
    </>
  );
}

/** In the place of the messages, where nobody reads them. */
function Note({ children }: { children: ReactNode }) {
  return (
    <div className={styles.note}>
      <p>{children}</p>
    </div>
  );
}

/** In the place of the field, while nobody writes. */
function Below({ children }: { children: ReactNode }) {
  return (
    <p className={styles.closed}>
      <MessageCircle size={18} aria-hidden />
      <span>{children}</span>
    </p>
  );
}

const minutesBefore = ({ chatBeforeMs }: LiveData) => chatBeforeMs / 60_000;

/** Stands above the messages of a lobby until the team pins words of its own. */
function greetingOf(data: LiveData): string {
  return `เปิดแชตก่อนเริ่ม ${minutesBefore(data)} นาที ทักทายกันได้เลย ขอใช้คำสุภาพ`;
}

/** When the chat closes; undefined before the show has ended. */
function closesAt({ live_streaming_end_at: end }: LiveShow['state'], afterMs: number): number | undefined {
  return end ? Date.parse(end) + afterMs : undefined;
}

function noteOf(phase: LiveShow['phase'], closed: number | undefined): string | undefined {
  if (closed !== undefined) return `แชตปิดเมื่อ ${clockTime(bangkokTime(closed).time)} ยังเลื่อนอ่านได้`;
  return phase === 'lost' ? 'แชตยังใช้ได้ตามปกติ' : undefined;
}

function Earlier({ showId, seen, onPresent }: { showId: number; seen: number; onPresent: () => void }) {
  const messages = useChatAt(showId, seen, false);
  const { member } = useMember();
  return (
    <>
      <div className={styles.moment}>
        <History size={18} aria-hidden />
        <span className="num">แชตของเวลา {hourMinute(bangkokTime(seen).time)} น.</span>
        <Button kind="ghost" size="small" onClick={onPresent}>
          ดูแชตตอนนี้
        </Button>
      </div>
      <MessageList messages={messages} empty="ตอนนั้นยังไม่มีใครพิมพ์" memberId={member?.id} />
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
