import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { STAGE_TIME_COMMENT_LENGTH } from '@wethi/contract';
import { duration, timeAgo } from '@wethi/format';
import { call, errorText } from '@wethi/http';
import { type FormEvent, useId, useState } from 'react';
import type { CourseView, ShownComment } from '../../../../api-types';
import { useMember } from '../../../../session/member';
import { Button } from '../../../../ui/actions/button';
import { Chip } from '../../../../ui/actions/chip';
import { FieldError } from '../../../../ui/feedback/alert';
import { Failure } from '../../../../ui/feedback/failure';
import field from '../../../../ui/fields/field.module.css';
import { Avatar } from '../../../../ui/media/avatar';
import { useNow } from '../../../../ui/time/use-now';
import { useSave } from '../../../../ui/use-save';
import styles from './lesson-tabs.module.css';
import { questionsQuery } from './questions-query';
import { useDraft } from './use-draft';

const MINUTE_MS = 60_000;

interface QuestionsProps {
  stageTimeId: number;
  teacher: Pick<NonNullable<CourseView['coach']>, 'coach_name' | 'coach_img'> | null;
  second: number;
  onSecond: (second: number) => void;
}

/** What learners ask about a lesson, with the teacher's answers; all who own the course see them. */
export function Questions({ stageTimeId, teacher, second, onSecond }: QuestionsProps) {
  const { data, error, refetch, ...more } = useInfiniteQuery(questionsQuery(stageTimeId));
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = more;
  const questions = data?.pages.flatMap((page) => page.questions);
  const [readAt] = useState(Date.now);
  const now = useNow(readAt, MINUTE_MS);
  return (
    <>
      <AskForm stageTimeId={stageTimeId} second={second} />
      <div className={styles.said}>
        {error && !data && (
          <Failure title="โหลดคำถามไม่ได้" text={errorText(error)} inline onRetry={() => void refetch()} />
        )}
        {questions?.length === 0 && <p className="muted">ยังไม่มีใครถาม ถามเป็นคนแรกได้เลย</p>}
        {questions?.map((question) => (
          <Question key={question.id} of={question} now={now} teacher={teacher} onSecond={onSecond} />
        ))}
      </div>
      {hasNextPage && (
        <Button size="small" className={styles.more} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          ดูเพิ่ม
        </Button>
      )}
    </>
  );
}

function AskForm({ stageTimeId, second }: Pick<QuestionsProps, 'stageTimeId' | 'second'>) {
  const id = useId();
  const { member } = useMember();
  const client = useQueryClient();
  const { draft, change, forget } = useDraft(`lesson_question_${stageTimeId}`);
  const [note, setNote] = useState<string>();
  const {
    save,
    busy,
    text: refused,
  } = useSave(
    (question: string) =>
      call('POST', 'stageTimeComment', {
        body: { stage_time_id: stageTimeId, stage_time_comment: question, stage_time_comment_second: second },
      }),
    {
      then: async ({ message }, question) => {
        await client.invalidateQueries(questionsQuery(stageTimeId));
        setNote(message);
        forget(question);
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && draft.text.trim()) save(draft.text);
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <span className="no-phone">
          <Avatar path={member?.user_path} size={40} />
        </span>
        <div>
          <label className="sr" htmlFor={id}>
            ถามครู
          </label>
          <input
            id={id}
            className={field.input}
            value={draft.text}
            onChange={(event) => change({ text: event.target.value })}
            maxLength={STAGE_TIME_COMMENT_LENGTH}
            placeholder="ถามครูเรื่องบทนี้"
            autoComplete="off"
            enterKeyHint="send"
          />
          {refused && <FieldError>{refused}</FieldError>}
        </div>
        <Button kind="brand" type="submit" loading={busy}>
          ส่ง
        </Button>
      </form>
      <p className={`hint ${styles.hint}`} role="status">
        {note ?? `คำถามจะติดเวลา ${duration(second)} ไว้ให้ คนเรียนคอร์สนี้เห็นทุกคน`}
      </p>
    </>
  );
}

interface QuestionProps extends Pick<QuestionsProps, 'teacher' | 'onSecond'> {
  of: ShownComment;
  now: number;
}

function Question({ of: question, now, teacher, onSecond }: QuestionProps) {
  const at = question.stage_time_comment_second;
  return (
    <article className={styles.comment}>
      <Avatar path={question.user_path} size={40} />
      <div>
        <div className={styles.who}>
          <b>{question.user_nickname}</b>
          <span className="xs muted">
            <time dateTime={question.create_at}>{timeAgo(question.create_at, now)}</time>
            {at !== null && (
              <>
                {' · '}
                <button type="button" className={`num ${styles.at}`} onClick={() => onSecond(at)}>
                  ที่ {duration(at)}
                </button>
              </>
            )}
          </span>
        </div>
        <p className="t2">{question.stage_time_comment}</p>
        {question.stage_time_comment_answer && (
          <div className={`${styles.comment} ${styles.answer}`}>
            <Avatar path={teacher?.coach_img} size={40} />
            <div>
              <div className={styles.who}>
                {teacher && <b>{teacher.coach_name}</b>}
                <Chip kind="brand">ครู</Chip>
              </div>
              <p className="t2">{question.stage_time_comment_answer}</p>
            </div>
          </div>
        )}
      </div>
    </article>
  );
}
