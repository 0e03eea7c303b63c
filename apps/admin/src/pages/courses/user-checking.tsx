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
import styles from './courses.module.css';
import { FIGURES_KEY } from './figures-key';

type Lesson = Schema<'LiveLesson'>;
type Learner = Schema<'CheckedLearner'>;

/** Who came to lessons that were taught live. The lesson stands in the address. */
export default function UserCheckingPage() {
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['userCheckingLessons'],
    queryFn: async () => (await call('GET', 'userCheckingLessons')).data ?? [],
  });
  const asked = Number(search.get('lesson'));
  const lesson = data?.find(({ stage_time_id }) => stage_time_id === asked) ?? data?.[0];
  return (
    <>
      <CourseTabs />
      <Page>
        {error && <ReadFailed what="บทเรียน" error={error} retry={refetch} />}
        {!data && !error && <Skeleton active />}
        {data && !lesson && (
          <Card>
            <EmptyBox text="ยังไม่มีบทที่สอนสดไปแล้ว ใส่วันที่สอนสดให้บทเรียนของคอร์สเทรด แล้วเช็กชื่อได้ที่นี่ตั้งแต่วันนั้น" />
          </Card>
        )}
        {data && lesson && (
          <Attendance key={lesson.stage_time_id} lesson={lesson}>
            <FormSelect
              aria-label="บทที่สอนสด"
              value={lesson.stage_time_id}
              onChange={(id: number) => setSearch({ lesson: String(id) })}
              options={data.map((one) => ({ value: one.stage_time_id, label: nameOf(one) }))}
            />
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
