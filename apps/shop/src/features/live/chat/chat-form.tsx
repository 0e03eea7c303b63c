import { CHAT_LENGTH } from '@wethi/contract';
import { Send } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { IconButton } from '../../../ui/actions/button';
import { FieldError } from '../../../ui/feedback/alert';
import field from '../../../ui/fields/field.module.css';
import { useSave } from '../../../ui/use-save';
import styles from './chat.module.css';

interface ChatFormProps {
  say: (text: string) => Promise<void>;
  /** Seconds between two messages of one person; 0 when they may follow at once. */
  slowSeconds: number;
  /** Ms since 1970. */
  now: number;
}

/** The viewer's own words: they stay in the field until they are sent, whatever the server says. */
export function ChatForm({ say, slowSeconds, now }: ChatFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [sentAt, setSentAt] = useState(0);
  const {
    save,
    busy,
    text: refusal,
  } = useSave(say, {
    then: () => {
      setText('');
      setSentAt(now);
    },
  });
  const wait = Math.ceil((sentAt + slowSeconds * 1000 - now) / 1000);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && wait <= 0 && text.trim()) save(text);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {slowSeconds > 0 && <p className={styles.hint}>โหมดช้า ส่งได้ทุก {slowSeconds} วินาที</p>}
      <div className={styles.line}>
        <label className="sr" htmlFor={id}>
          ข้อความ
        </label>
        <input
          id={id}
          className={field.input}
          value={text}
          onChange={(event) => setText(event.target.value.replace(/\s*\n\s*/g, ' '))}
          maxLength={CHAT_LENGTH}
          placeholder="พิมพ์ข้อความ"
          autoComplete="off"
          enterKeyHint="send"
          aria-invalid={Boolean(refusal)}
          aria-describedby={refusal ? `${id}-error` : undefined}
        />
        {wait > 0 ? (
          <span className={styles.wait} role="timer" aria-label={`ส่งได้อีกครั้งใน ${wait} วินาที`}>
            {wait}
          </span>
        ) : (
          <IconButton label="ส่งข้อความ" type="submit" className={styles.send} aria-busy={busy || undefined}>
            <Send size={20} aria-hidden />
          </IconButton>
        )}
      </div>
      {refusal && <FieldError id={`${id}-error`}>{refusal}</FieldError>}
    </form>
  );
}
