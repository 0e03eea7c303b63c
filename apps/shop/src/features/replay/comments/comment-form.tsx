import { STAGE_TIME_COMMENT_LENGTH } from '@wethi/contract';
import { type FormEvent, useId, useState } from 'react';
import { useMember } from '../../../session/member';
import { FieldError } from '../../../ui/feedback/alert';
import { Avatar } from '../../../ui/media/avatar';
import { Button } from '../../../ui/actions/button';
import field from '../../../ui/fields/field.module.css';
import { restOf } from '../../../ui/fields/rest-of';
import { useSave } from '../../../ui/use-save';
import styles from './song-comments.module.css';

interface CommentFormProps {
  text: string;
  onText: (text: string) => void;
  /** @returns what is to be known of a comment that does not stand there at once */
  onSend: (text: string) => Promise<string | undefined>;
}

/** The viewer's own words; they stay in the field until they are sent. */
export function CommentForm({ text, onText, onSend }: CommentFormProps) {
  const { member } = useMember();
  const id = useId();
  const [note, setNote] = useState<string>();
  const {
    save,
    busy,
    text: error,
  } = useSave(onSend, {
    then: (said, sent) => {
      setNote(said);
      onText(restOf(text, sent));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && text.trim()) save(text);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Avatar path={member?.user_path} size={40} />
      <div>
        <label className="sr" htmlFor={id}>
          แสดงความคิดเห็น
        </label>
        <input
          id={id}
          className={field.input}
          value={text}
          onChange={(event) => {
            setNote(undefined);
            onText(event.target.value);
          }}
          maxLength={STAGE_TIME_COMMENT_LENGTH}
          placeholder="คุณรู้สึกอย่างไรกับเพลงนี้"
          autoComplete="off"
          enterKeyHint="send"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {note && (
          <p className="small muted" role="status">
            {note}
          </p>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
      <Button kind="brand" type="submit" className={styles.send} loading={busy}>
        ส่ง
      </Button>
    </form>
  );
}
