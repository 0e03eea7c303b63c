import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { STAGE_TIME_COMMENT_LENGTH } from '@wethi/contract';
import { bangkokTime, duration, shortPlainDate } from '@wethi/format';
import { call, errorText } from '@wethi/http';
import { type FormEvent, useId, useState } from 'react';
import type { CourseView, ShownComment } from '../../../../api-types';
import { MEMBER_KEY } from '../../../../session/member';
import { Button } from '../../../../ui/actions/button';
import { Chip } from '../../../../ui/actions/chip';
import { FieldError } from '../../../../ui/feedback/alert';
import { Failure } from '../../../../ui/feedback/failure';
import field from '../../../../ui/fields/field.module.css';
import { restOf } from '../../../../ui/fields/rest-of';
import { Avatar } from '../../../../ui/media/avatar';
import { useSave } from '../../../../ui/use-save';
import styles from './lesson-tabs.module.css';

const PART = 10;

const questionsQuery = (stageTimeId: number) =>
  infiniteQueryOptions({
    queryKey: [...MEMBER_KEY, 'questions', stageTimeId],
    queryFn: async ({ pageParam, signal }) => {
      const query = { stage_time_id: stageTimeId, before_id: pageParam, limit: PART };
      const { data } = await call('GET', 'stageTimeCommentNowByStageTimeId', { query, signal });
      return [...data].reverse();
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length === PART ? page[PART - 1]?.id : undefined),
  });

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
  const questions = data?.pages.flat();
  return (
    <>
      <AskForm stageTimeId={stageTimeId} second={second} />
      <div className={styles.said}>
        {error && !data && (
          <Failure title="โหลดคำถามไม่ได้" text={errorText(error)} inline onRetry={() => void refetch()} />
        )}
        {questions?.length === 0 && <p className="muted">ยังไม่มีใครถาม ถามเป็นคนแรกได้เลย</p>}
        {questions?.map((question) => (
          <Question key={question.id} of={question} teacher={teacher} onSecond={onSecond} />
        ))}
      </div>
      {hasNextPage && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          ดูเพิ่ม
        </Button>
      )}
    </>
  );
}

function AskForm({ stageTimeId, second }: Pick<QuestionsProps, 'stageTimeId' | 'second'>) {
  const id = useId();
  const client = useQueryClient();
  const [text, setText] = useState('');
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
        setText((typed) => restOf(typed, question));
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && text.trim()) save(text);
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <div>
          <label className="sr" htmlFor={id}>
            ถามครู
          </label>
          <input
            id={id}
            className={field.input}
            value={text}
            onChange={(event) => setText(event.target.value)}
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
      <p className="small muted" role="status">
        {note ?? `คำถามจะติดเวลา ${duration(second)} ไว้ให้ คนเรียนคอร์สนี้เห็นทุกคน`}
      </p>
    </>
  );
}

interface QuestionProps extends Pick<QuestionsProps, 'teacher' | 'onSecond'> {
  of: ShownComment;
}

function Question({ of: question, teacher, onSecond }: QuestionProps) {
  const at = question.stage_time_comment_second;
  return (
    <article className={styles.comment}>
      <Avatar path={question.user_path} size={40} />
      <div>
        <div className={styles.who}>
          <b>{question.user_nickname}</b>
          <time className="small muted" dateTime={question.create_at}>
            {shortPlainDate(bangkokTime(question.create_at).date)}
          </time>
          {at !== null && (
            <button type="button" className={`small num ${styles.at}`} onClick={() => onSecond(at)}>
              ที่ {duration(at)}
            </button>
          )}
        </div>
        <p className="t2">{question.stage_time_comment}</p>
        {question.stage_time_comment_answer && (
          <div className={styles.answer}>
            <div className={styles.who}>
              {teacher && <Avatar path={teacher.coach_img} size={32} />}
              {teacher && <b>{teacher.coach_name}</b>}
              <Chip kind="brand">ครู</Chip>
            </div>
            <p className="t2">{question.stage_time_comment_answer}</p>
          </div>
        )}
      </div>
    </article>
  );
}
