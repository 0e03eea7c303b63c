import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { CHECKING_STATUS, valuesOf, type CheckingStatus } from '@wethi/contract';
import { bangkokTime, hourMinute, recordDate } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Segmented, Skeleton } from 'antd';
import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyBox } from '../../feedback/empty-box';
import { ReadFailed } from '../../feedback/read-failed';
import { FormSelect } from '../../fields/form-select';
import { Initial } from '../../layout/initial';
import { Card, Page } from '../../layout/page';
import { Picture } from '../../media/picture';
import { useSave } from '../../providers/use-save';
import { CourseTabs } from './course-tabs';
import { useCourses } from './use-courses';
import styles from './courses.module.css';
import { FIGURES_KEY } from './figures-key';

type Lesson = Schema<'LiveLesson'>;
type Learner = Schema<'CheckedLearner'>;

/** Of another course or lesson nothing is shown: each press marks at once. */
function useLessons(query: { product_id?: number; stage_time_id?: number }, enabled = true) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['userCheckingLessons', query],
    queryFn: async () => (await call('GET', 'userCheckingLessons', { query })).data ?? [],
    enabled,
  });
  return { data: isPlaceholderData ? undefined : data, error, refetch };
}

/** Who came to lessons that were taught live. Lesson and course stand in the address; a lesson may be older than the list. */
export default function UserCheckingPage() {
  const [search, setSearch] = useSearchParams();
  const courses = useCourses(['T']);
  const asked = Number(search.get('lesson')) || undefined;
  const product_id = Number(search.get('course')) || undefined;
  const newest = useLessons({ product_id });
  const listed = newest.data?.find(({ stage_time_id }) => stage_time_id === asked);
  const older = useLessons({ stage_time_id: asked }, Boolean(asked && newest.data && !listed));
  const [found] = older.data ?? [];
  const error = newest.error ?? older.error;
  const isRead = newest.data && (!asked || listed || older.data);
  const lesson = asked ? (listed ?? found) : newest.data?.[0];
  const shown = [...(newest.data ?? []), ...(found && !listed ? [found] : [])];
  const choosers = (
    <>
      <FormSelect
        aria-label="คอร์ส"
        value={product_id ?? 0}
        onChange={(id: number) => setSearch(id ? { course: String(id) } : {})}
        options={[{ value: 0, label: 'ทุกคอร์ส' }, ...courses]}
      />
      <FormSelect
        aria-label="บทที่สอนสด"
        value={lesson?.stage_time_id}
        placeholder="เลือกบท"
        onChange={(id: number) =>
          setSearch((now) => {
            now.set('lesson', String(id));
            return now;
          })
        }
        options={shown.map((one) => ({ value: one.stage_time_id, label: nameOf(one) }))}
      />
    </>
  );
  return (
    <>
      <CourseTabs />
      <Page>
        {error && <ReadFailed what="บทเรียน" error={error} retry={newest.error ? newest.refetch : older.refetch} />}
        {!isRead && !error && <Skeleton active />}
        {isRead && !lesson && (
          <Card title="เช็กชื่อ" extra={<div className={styles.extra}>{choosers}</div>}>
            <EmptyBox
              text={asked ? 'ไม่พบบทนี้' : 'ยังไม่มีบทที่สอนสดไปแล้ว ใส่วันที่สอนสดให้บทเรียนของคอร์สเทรด แล้วเช็กชื่อได้ที่นี่ตั้งแต่วันนั้น'}
            />
          </Card>
        )}
        {isRead && lesson && (
          <Attendance key={lesson.stage_time_id} lesson={lesson}>
            {choosers}
          </Attendance>
        )}
      </Page>
    </>
  );
}

function nameOf({ stage_detail_time_title, stage_detail_time_date, stage_detail_time_start: start }: Lesson): string {
  const at = [recordDate(stage_detail_time_date), start && hourMinute(start)].filter(Boolean).join(' ');
  return `${at} · ${stage_detail_time_title}`;
}

function Attendance({ lesson, children }: { lesson: Lesson; children: ReactNode }) {
  const { stage_time_id } = lesson;
  const client = useQueryClient();
  const queryKey = ['userChecking', stage_time_id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await call('GET', 'userChecking', { query: { stage_time_id } })).data ?? [],
  });
  const reread = () => {
    void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: FIGURES_KEY });
  };
  const { save: mark } = useSave(
    (body: { user_id: number; user_checking_status: CheckingStatus }) =>
      call('POST', 'userChecking', { body: { stage_time_id, ...body } }),
    { done: reread },
  );
  const { save: markAll, saving } = useSave(() => call('POST', 'userCheckingAll', { body: { stage_time_id } }), {
    done: reread,
  });
  const count = (status: CheckingStatus | null) => data?.filter((one) => one.user_checking_status === status).length;
  return (
    <Card
      title={`${lesson.product_title} ${lesson.stage_detail_time_title}`}
      extra={
        <div className={styles.extra}>
          {children}
          <Button
            icon={<CheckCheck size={18} aria-hidden />}
            loading={saving}
            disabled={!count(null)}
            onClick={() => markAll(undefined)}
          >
            ให้ทุกคน “มา”
          </Button>
        </div>
      }
    >
      {error && <ReadFailed what="ผู้เรียน" error={error} retry={refetch} />}
      {!data && !error && <Skeleton active />}
      {data?.length === 0 && <EmptyBox text="ยังไม่มีผู้เรียนที่มีสิทธิ์เรียนในวันของบทนี้" />}
      <div className={styles.figures} role="status">
        {valuesOf(CHECKING_STATUS).map((status) => (
          <span key={status}>
            {CHECKING_STATUS[status]} <b className="number">{count(status)}</b>
          </span>
        ))}
        <span>
          ยังไม่เช็ก <b className="number">{count(null)}</b>
        </span>
      </div>
      {data?.map((learner) => (
        <div key={learner.user_id} className={styles.learner}>
          {learner.user_path ? (
            <Picture path={learner.user_path} size={36} />
          ) : (
            <Initial name={learner.name} size={36} />
          )}
          <div>
            {learner.name}
            <small>{seenText(learner)}</small>
          </div>
          <Segmented<CheckingStatus | ''>
            aria-label={`${learner.name} มาเรียนหรือไม่`}
            value={learner.user_checking_status ?? ''}
            onChange={(status) => status && mark({ user_id: learner.user_id, user_checking_status: status })}
            options={valuesOf(CHECKING_STATUS).map((status) => ({ value: status, label: CHECKING_STATUS[status] }))}
          />
        </div>
      ))}
      <p className={styles.hint}>ระบบเช็กให้ก่อนจากการเข้าไลฟ์ แก้ได้ทุกคน บันทึกทันทีที่กด</p>
    </Card>
  );
}

function seenText({ came_at, minutes, proposed }: Learner): string {
  if (proposed === null) return 'ยังไม่มีข้อมูล';
  if (came_at === null) return 'ไม่ได้เข้าไลฟ์';
  const seen = `เข้าไลฟ์ ${hourMinute(bangkokTime(came_at).time)} ดู ${minutes} นาที`;
  return proposed === 'come' ? `ระบบเห็นว่า${seen}` : seen;
}
