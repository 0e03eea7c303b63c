import { CHAT_LENGTH } from '@wethi/contract';
import { bangkokTime, clockTime, shortPlainDate } from '@wethi/format';
import { Clock, MessageSquareOff, Send, Timer } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { HelpLink } from '../help/help-button';
import { keepInTab, keptInTab } from '../kept-in-tab';
import { IconButton } from '../../ui/actions/button';
import { FieldError } from '../../ui/feedback/alert';
import field from '../../ui/fields/field.module.css';
import { restOf } from '../../ui/fields/rest-of';
import { serverTime } from '../../ui/time/server-clock';
import { useSeconds } from '../../ui/time/use-clock';
import { useSave } from '../../ui/use-save';
import styles from './chat-form.module.css';
import { EmojiButton } from './emoji-button';
import { type Mute, muteOf, waitOf } from './muted';

interface ChatFormProps {
  showId: number;
  /** @returns what is to be known of a message that does not stand in the chat at once */
  say: (text: string) => Promise<string | undefined>;
  /** As the server said of it; undefined once it is lifted. */
  muted: Mute | undefined;
  videoId: number;
  /** Seconds between two messages of one person; 0 when they may follow at once. */
  slowSeconds: number;
  /** Ms since 1970 when the page was made. */
  serverNow: number;
}

/** The viewer's own words: they stay in the field until they are sent, whatever the server says. */
export function ChatForm({ showId, say, muted, videoId, slowSeconds, serverNow }: ChatFormProps) {
  const id = useId();
  const now = useSeconds(serverNow);
  const input = useRef<HTMLInputElement>(null);
  const draft = `chat-${showId}`;
  const [text, setText] = useState(() => keptInTab<{ text: string }>(draft)?.text ?? '');
  // Where the session ends, this form is away until they have signed in again.
  useEffect(() => keepInTab(draft, text ? { text } : undefined), [draft, text]);
  const [mayAt, setMayAt] = useState(0);
  const [isMuteTold, setMuteTold] = useState(false);
  const [note, setNote] = useState<string>();
  const { save, busy, ...answer } = useSave(say, {
    then: (said, sent) => {
      setNote(said);
      setText((typed) => restOf(typed, sent));
      setMayAt(serverTime() + slowSeconds * 1000);
    },
    refused: (error) => {
      setMuteTold(muteOf(error) !== undefined);
      setMayAt(serverTime() + waitOf(error) * 1000);
    },
  });
  const mute = muted && (muted.until === undefined || muted.until > now) ? muted : undefined;
  // One who turns slow mode off lets everybody write.
  const wait = Math.min(slowSeconds, Math.ceil((mayAt - now) / 1000));
  const refusal = mute || isMuteTold || wait > 0 ? undefined : answer.text;
  const write = (words: string) => {
    setNote(undefined);
    setText(words.replace(/\s*\n\s*/g, ' '));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !mute && wait <= 0 && text.trim()) save(text);
  };
  return (
    <form onSubmit={submit}>
      {mute && <MutedNote id={`${id}-note`} mute={mute} now={now} videoId={videoId} />}
      {!mute && wait > 0 && <SlowNote id={`${id}-note`} seconds={wait} />}
      <div className={styles.line}>
        <label className="sr" htmlFor={id}>
          ข้อความ
        </label>
        <div className={styles.field}>
          <input
            ref={input}
            id={id}
            className={field.input}
            value={mute ? '' : text}
            onChange={(event) => write(event.target.value)}
            maxLength={CHAT_LENGTH}
            placeholder={mute ? againText(mute, now) : 'พิมพ์ข้อความ'}
            disabled={mute !== undefined}
            autoComplete="off"
            enterKeyHint="send"
            aria-invalid={Boolean(refusal)}
            aria-describedby={refusal ? `${id}-error` : mute || wait > 0 ? `${id}-note` : undefined}
          />
          {!mute && <EmojiButton className={styles.emoji} input={input} longest={CHAT_LENGTH} onText={write} />}
        </div>
        {!mute && (wait > 0 ? <Ring seconds={wait} of={slowSeconds} /> : <SendButton busy={busy} />)}
      </div>
      {note && (
        <p className={styles.hint} role="status">
          <Clock size={18} aria-hidden />
          <span>{note}</span>
        </p>
      )}
      {refusal && (
        <div className={styles.refusal}>
          <FieldError id={`${id}-error`}>{refusal}</FieldError>
        </div>
      )}
    </form>
  );
}

function SendButton({ busy }: { busy: boolean }) {
  return (
    <IconButton label="ส่งข้อความ" type="submit" className={styles.send} aria-busy={busy || undefined}>
      <Send size={20} aria-hidden />
    </IconButton>
  );
}

function SlowNote({ id, seconds }: { id: string; seconds: number }) {
  return (
    <p id={id} className={styles.hint}>
      <Timer size={18} aria-hidden />
      <span>
        ส่งข้อความถัดไปได้ใน <b className="num">{seconds}</b> วินาที ข้อความที่พิมพ์ไว้ไม่หาย
      </span>
    </p>
  );
}

function Ring({ seconds, of }: { seconds: number; of: number }) {
  return (
    <span className={styles.wait} role="timer" aria-label={`ส่งได้ใน ${seconds} วินาที`}>
      <svg viewBox="0 0 48 48" aria-hidden>
        <circle cx="24" cy="24" r="21" />
        <circle cx="24" cy="24" r="21" pathLength={1} strokeDasharray={1} strokeDashoffset={1 - seconds / of} />
      </svg>
      <span className="num" aria-hidden>
        {seconds}
      </span>
    </span>
  );
}

function MutedNote({ id, mute, now, videoId }: { id: string; mute: Mute; now: number; videoId: number }) {
  const until = untilText(mute, now);
  return (
    <p id={id} className={styles.hint} role="status">
      <MessageSquareOff size={18} aria-hidden />
      <span>
        <b>{until ? `พักการพิมพ์ถึง ${until}` : 'พักการพิมพ์จนจบการแสดง'}</b> {mute.reason} ยังดู อ่านแชต และกดหัวใจได้ตามปกติ{' '}
        <HelpLink videoId={videoId} reason="other" text={`ถูกพักการพิมพ์ในแชต (${mute.reason}) คิดว่าผิดพลาด`}>
          คิดว่าผิดพลาด บอกทีมงาน
        </HelpLink>
      </span>
    </p>
  );
}

function againText(mute: Mute, now: number): string {
  const until = untilText(mute, now);
  return until ? `พิมพ์ได้อีกครั้ง ${until}` : 'พิมพ์ได้อีกครั้งในการแสดงหน้า';
}

/** The time, with the day where it is another one; undefined to the end of the show. */
function untilText({ until }: Mute, now: number): string | undefined {
  if (until === undefined) return undefined;
  const { date, time } = bangkokTime(until);
  return date === bangkokTime(now).date ? clockTime(time) : `${shortPlainDate(date)} ${clockTime(time)}`;
}
