import { CHAT_LENGTH } from '@wethi/contract';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Input, Segmented } from 'antd';
import { Pin, PinOff, Send, ShieldAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../actions/icon-button';
import { ReadFailed } from '../../../feedback/read-failed';
import { Card } from '../../../layout/page';
import { idOf, usePanel } from '../../../panel/use-panel';
import { useSave } from '../../../providers/use-save';
import type { LiveShow } from '../live-show';
import styles from './chat.module.css';
import { MessageRow } from './message-row';
import { MuteDialog } from './mute-dialog';
import { MutedList, useMuted } from './muted-list';
import type { Chat, ChatFilter, Message } from './use-chat';
import { useWords } from './word-list';
import { WordsDialog } from './words-dialog';

const SLOW = [
  { value: 0, label: 'ปิด' },
  { value: 5, label: '5 วิ' },
  { value: 10, label: '10 วิ' },
  { value: 30, label: '30 วิ' },
];

interface ChatPanelProps {
  show: LiveShow;
  chat: Chat;
  changed: () => void;
}

/** The chat as its moderators see it. */
export function ChatPanel({ show, chat, changed }: ChatPanelProps) {
  const [filter, setFilter] = useState<ChatFilter>('all');
  const muting = usePanel('mute');
  const [chosen, choose] = useState<Message>();
  const isTheirs = ({ id }: Message) => id === idOf(muting);
  // The newest push out the one that was chosen; an address that was sent on has chosen none.
  const toMute = chosen && isTheirs(chosen) ? chosen : [...chat.messages, ...chat.held].find(isTheirs);
  const { data: muted } = useMuted(show.id);
  const { data: words } = useWords(show.id);
  const wording = usePanel('words');
  const { save: set } = useSave(
    (columns: { live_streaming_slow?: number; live_streaming_pinned?: string | null }) =>
      call('POST', 'liveStreaming', { body: { id: show.id, ...columns } }),
    { words: { failure: 'บันทึกไม่สำเร็จ' }, done: changed },
  );
  const shown = filter === 'held' ? chat.held : chat.messages;
  return (
    <Card
      title={
        <>
          แชต <small className="secondary number">{count(show.live_streaming_comments)} ข้อความ</small>
        </>
      }
      extra={
        <Button icon={<ShieldAlert size={18} aria-hidden />} onClick={() => wording.show()}>
          คำต้องห้าม {words && words.length > 0 && <span className="number">{count(words.length)}</span>}
        </Button>
      }
    >
      <div className={styles.tools}>
        <Segmented<ChatFilter>
          aria-label="กรองข้อความ"
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'all', label: 'ทั้งหมด' },
            { value: 'held', label: `รอตรวจ ${chat.held.length}` },
            { value: 'muted', label: `ถูกพัก ${muted?.length ?? 0}` },
          ]}
        />
        <span className={styles.slow}>
          <span aria-hidden>โหมดช้า</span>
          <Segmented
            aria-label="โหมดช้า"
            options={SLOW}
            value={show.live_streaming_slow}
            onChange={(live_streaming_slow) => set({ live_streaming_slow })}
          />
        </span>
      </div>
      {show.live_streaming_pinned && (
        <div className={styles.pinned}>
          <Pin size={18} aria-hidden />
          <span>{show.live_streaming_pinned}</span>
          <IconButton
            label="เลิกปักหมุด"
            icon={<PinOff size={18} />}
            onClick={() => set({ live_streaming_pinned: null })}
          />
        </div>
      )}
      {chat.error && <ReadFailed what="แชต" error={chat.error} retry={chat.readAgain} />}
      {filter === 'muted' ? (
        <MutedList showId={show.id} />
      ) : (
        <Messages
          messages={shown}
          pin={(text) => set({ live_streaming_pinned: text })}
          mute={(message) => {
            choose(message);
            muting.show(message.id);
          }}
          judged={chat.readAgain}
        />
      )}
      <Say showId={show.id} />
      {muting.open && toMute && (
        <MuteDialog
          message={toMute}
          close={muting.close}
          done={() => {
            muting.close();
            chat.readAgain();
          }}
        />
      )}
      {wording.open && <WordsDialog show={show} close={wording.close} changed={changed} />}
    </Card>
  );
}

interface MessagesProps {
  messages: readonly Message[];
  pin: (text: string) => void;
  mute: (message: Message) => void;
  judged: () => void;
}

/** The newest at the bottom; while the pointer or the focus is in the list, nothing moves under it. */
function Messages({ messages, ...acts }: MessagesProps) {
  const list = useRef<HTMLOListElement>(null);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    const { current } = list;
    if (current && !current.matches(':hover, :focus-within')) current.scrollTop = current.scrollHeight;
  }, [newest]);
  if (messages.length === 0) return <p className={styles.nothing}>ไม่มีข้อความ</p>;
  return (
    <ol ref={list} className={styles.messages} aria-label="ข้อความแชต">
      {messages.map((message) => (
        <MessageRow key={message.id} message={message} {...acts} />
      ))}
    </ol>
  );
}

/** Writes in the name of the band's team. */
function Say({ showId }: { showId: number }) {
  const [text, setText] = useState('');
  const { save, saving } = useSave(
    async (sent: string) => {
      await call('POST', 'liveStreamingComment', { body: { live_streaming_id: showId, live_streaming_comment: sent } });
      return sent;
    },
    {
      words: { failure: 'ส่งไม่สำเร็จ' },
      // What was typed behind it meanwhile is the next one.
      done: (sent) => setText((typed) => (typed.startsWith(sent) ? typed.slice(sent.length) : typed)),
    },
  );
  return (
    <form
      className={styles.say}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && !saving) save(text);
      }}
    >
      <Input
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={CHAT_LENGTH}
        aria-label="ข้อความในนามทีมงาน"
        placeholder="พิมพ์ในนามทีมงานของวง"
      />
      <Button type="primary" htmlType="submit" loading={saving} icon={<Send size={18} aria-hidden />} aria-label="ส่ง" />
    </form>
  );
}
