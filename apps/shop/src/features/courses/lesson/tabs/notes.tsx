import { useQueryClient } from '@tanstack/react-query';
import { duration } from '@wethi/format';
import { call } from '@wethi/http';
import { Lock, Trash2 } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import type { OwnNote } from '../../../../api-types';
import { Button, IconButton } from '../../../../ui/actions/button';
import { FieldError } from '../../../../ui/feedback/alert';
import { useToast } from '../../../../ui/feedback/toast';
import field from '../../../../ui/fields/field.module.css';
import { useSave } from '../../../../ui/use-save';
import { notesQuery, progressQuery } from '../../course-query';
import styles from './lesson-tabs.module.css';
import { useDraft } from './use-draft';

interface NotesProps {
  productId: number;
  stageTimeId: number;
  notes: OwnNote[];
  second: number;
  onSecond: (second: number) => void;
}

/** The learner's own notes, each with the moment in which typing began; pressing it goes there. */
export function Notes({ productId, stageTimeId, notes, second, onSecond }: NotesProps) {
  const id = useId();
  const client = useQueryClient();
  const showToast = useToast();
  const { draft, change, forget } = useDraft(`lesson_note_${stageTimeId}`);
  const at = draft.second ?? second;
  const reread = () =>
    Promise.all([client.invalidateQueries(notesQuery(productId)), client.invalidateQueries(progressQuery(productId))]);
  const write = (lesson_note_second: number, lesson_note_text: string) =>
    call('POST', 'lessonNote', { body: { stage_time_id: stageTimeId, lesson_note_second, lesson_note_text } });
  const {
    save,
    busy,
    text: refused,
  } = useSave((note: { text: string; second: number }) => write(note.second, note.text.trim()), {
    then: async (_, { text }) => {
      await reread();
      forget(text, second);
    },
  });
  const { save: putBack } = useSave(
    ({ lesson_note_second, lesson_note_text }: OwnNote) => write(lesson_note_second, lesson_note_text),
    {
      then: reread,
      failure: 'เอาโน้ตกลับมาไม่ได้',
    },
  );
  const { save: remove } = useSave((note: OwnNote) => call('DELETE', 'lessonNote', { query: { id: note.id } }), {
    then: (_, note) => {
      showToast({ kind: 'info', title: 'ลบโน้ตแล้ว', undo: () => putBack(note) });
      return reread();
    },
    failure: 'ลบโน้ตไม่ได้',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && draft.text.trim()) save({ text: draft.text, second: at });
  };
  return (
    <>
      <form className={`${styles.form} ${styles.noting}`} onSubmit={submit}>
        <div>
          <label className="sr" htmlFor={id}>
            โน้ตที่ {duration(at)}
          </label>
          <input
            id={id}
            className={field.input}
            value={draft.text}
            onChange={({ target: { value } }) => change({ text: value, second: value === '' ? undefined : at })}
            maxLength={500}
            placeholder={`จดที่ ${duration(at)}`}
            autoComplete="off"
          />
          {refused && <FieldError>{refused}</FieldError>}
        </div>
        <Button kind="brand" type="submit" loading={busy}>
          จด
        </Button>
      </form>
      {notes.map((note) => (
        <div key={note.id} className={styles.note}>
          <button
            type="button"
            className={styles.second}
            aria-label={`ไปที่ ${duration(note.lesson_note_second)}`}
            onClick={() => onSecond(note.lesson_note_second)}
          >
            {duration(note.lesson_note_second)}
          </button>
          <p>{note.lesson_note_text}</p>
          <IconButton label={`ลบโน้ต ${duration(note.lesson_note_second)}`} onClick={() => remove(note)}>
            <Trash2 size={20} aria-hidden />
          </IconButton>
        </div>
      ))}
      <p className={`small muted ${styles.private}`}>
        <Lock size={14} aria-hidden />
        มีแต่เราที่เห็น บันทึกเองทันที
      </p>
    </>
  );
}
