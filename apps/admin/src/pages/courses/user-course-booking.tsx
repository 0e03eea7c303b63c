import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { addDays, bangkokTime, dayMonth, dayNumber, hourMinute, shortPlainDate } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Skeleton } from 'antd';
import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react';
import { useList } from '@refinedev/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { IconButton } from '../../actions/icon-button';
import { EmptyBox } from '../../feedback/empty-box';
import { ReadFailed } from '../../feedback/read-failed';
import { FormSelect } from '../../fields/form-select';
import { Card, Page } from '../../layout/page';
import { usePanel } from '../../panel/use-panel';
import type { RowOf } from '../../providers/resource';
import { HoursDrawer } from './hours-drawer';
import { SlotDialog } from './slot-dialog';
import { CourseTabs } from './course-tabs';
import styles from './courses.module.css';
import { FIGURES_KEY } from './figures-key';
import { weekKey } from './week-key';

type Slot = Schema<'SlotOfWeek'>;

const DAYS = ['จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.', 'อา.'];

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** '23 ถึง 29 พ.ย. 2569'. */
function weekText(from: string): string {
  const to = addDays(from, 6);
  const first = from.slice(0, 7) === to.slice(0, 7) ? dayNumber(from) : dayMonth(from);
  return `${first} ถึง ${shortPlainDate(to)}`;
}

const LEGEND = [
  { look: styles.booked, label: 'จองแล้ว' },
  { look: styles.asked, label: 'รอยืนยัน' },
  { look: undefined, label: 'ว่าง กดเพื่อจองให้ลูกค้า' },
  { look: styles.closed, label: 'ปิด' },
];

/** A coach's hours in a week, and who booked them. Coach and week stand in the address. */
export default function UserCourseBookingPage() {
  const [search, setSearch] = useSearchParams();
  const coaches = useList<RowOf<'coach'>>({ resource: 'coach', pagination: { pageSize: 100 } });
  const coachId = Number(search.get('coach')) || coaches.result.data[0]?.id;
  const [today] = useState(() => bangkokTime(Date.now()).date);
  const from = mondayOf(search.get('week') ?? today);
  const hours = usePanel('hours');
  const nameOf = (asked: number) => coaches.result.data.find(({ id }) => id === asked)?.coach_name ?? '-';
  const turn = (changed: Record<string, string>) =>
    setSearch((now) => {
      for (const [name, value] of Object.entries(changed)) now.set(name, value);
      return now;
    });
  if (coaches.query.error) return <ReadFailed what="โค้ช" error={coaches.query.error} retry={coaches.query.refetch} />;
  return (
    <>
      <CourseTabs />
      <Page>
        <Card
          title="ตารางจองเรียนตัวต่อตัว"
          extra={
            coachId && (
              <div className={styles.extra}>
                <FormSelect
                  aria-label="โค้ช"
                  value={coachId}
                  onChange={(id: number) => turn({ coach: String(id) })}
                  options={coaches.result.data.map(({ id, coach_name }) => ({ value: id, label: coach_name }))}
                />
                <span className={styles.turn}>
                  <IconButton
                    label="สัปดาห์ก่อน"
                    icon={<ChevronLeft size={18} />}
                    onClick={() => turn({ week: addDays(from, -7) })}
                  />
                  <b className="number">{weekText(from)}</b>
                  <IconButton
                    label="สัปดาห์ถัดไป"
                    icon={<ChevronRight size={18} />}
                    onClick={() => turn({ week: addDays(from, 7) })}
                  />
                </span>
                <Button icon={<CalendarPlus size={18} aria-hidden />} onClick={() => hours.show()}>
                  เพิ่มเวลาว่าง
                </Button>
              </div>
            )
          }
        >
          {coaches.query.isPending && <Skeleton active />}
          {coaches.query.isSuccess && !coachId && <EmptyBox text="ยังไม่มีโค้ช เพิ่มโค้ชที่เมนูโค้ชก่อน แล้วเปิดเวลาให้จองได้ที่นี่" />}
          {coachId && (
            <>
              <Week coachId={coachId} coach={nameOf(coachId)} from={from} />
              <HoursDrawer panel={hours} coachId={coachId} from={from} />
            </>
          )}
        </Card>
      </Page>
    </>
  );
}

function Week({ coachId, coach, from }: { coachId: number; coach: string; from: string }) {
  const client = useQueryClient();
  const slot = usePanel('slot');
  const { data, error, refetch } = useQuery({
    queryKey: [...weekKey(coachId), from],
    queryFn: async () => (await call('GET', 'userCourseBooking', { query: { coach_id: coachId, from } })).data ?? [],
  });
  if (error) return <ReadFailed what="ตารางจอง" error={error} retry={refetch} />;
  if (!data) return <Skeleton active />;
  const times = [...new Set(data.map(({ course_slot_start }) => course_slot_start))].toSorted();
  const days = DAYS.map((_, day) => addDays(from, day));
  const opened = data.find(({ id }) => String(id) === slot.value);
  return (
    <>
      {times.length === 0 ? (
        <EmptyBox text="สัปดาห์นี้ยังไม่มีเวลาให้จอง กด “เพิ่มเวลาว่าง” เพื่อเปิดหลายวันพร้อมกัน" />
      ) : (
        <div className={styles.week} role="group" aria-label="ตารางของสัปดาห์" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="unseen">เวลา</span>
                </th>
                {days.map((day, place) => (
                  <th key={day} scope="col">
                    <span className="secondary">{DAYS[place]}</span> <b className="number">{dayNumber(day)}</b>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {times.map((time) => (
                <tr key={time}>
                  <th scope="row" className="number">
                    {hourMinute(time)}
                  </th>
                  {days.map((day) => {
                    const hour = data.find(
                      ({ course_slot_date, course_slot_start }) =>
                        course_slot_date === day && course_slot_start === time,
                    );
                    return <td key={day}>{hour && <Hour slot={hour} onOpen={() => slot.show(hour.id)} />}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ul className={styles.legend} aria-label="ความหมายของสี">
        {LEGEND.map(({ look, label }) => (
          <li key={label}>
            <i className={`${styles.slot} ${look ?? ''}`} aria-hidden />
            {label}
          </li>
        ))}
      </ul>
      {opened && (
        <SlotDialog
          panel={slot}
          slot={opened}
          coach={coach}
          others={data}
          reread={() => {
            void client.invalidateQueries({ queryKey: weekKey(coachId) });
            void client.invalidateQueries({ queryKey: FIGURES_KEY });
          }}
        />
      )}
    </>
  );
}

function Hour({ slot, onOpen }: { slot: Slot; onOpen: () => void }) {
  const { booked, course_slot_closed, course_slot_places } = slot;
  const [first] = booked;
  const asked = booked.some(({ user_course_booking_status: status }) => status === 'wait');
  const look = course_slot_closed === 'Y' ? styles.closed : asked ? styles.asked : first && styles.booked;
  const more = course_slot_places > 1 ? ` ${booked.length}/${course_slot_places}` : '';
  return (
    <button type="button" className={`${styles.slot} ${look ?? ''}`} onClick={onOpen}>
      {!first && (course_slot_closed === 'Y' ? 'ปิด' : `ว่าง${more}`)}
      {first && (
        <>
          <b>{first.name}</b>
          <small>
            {asked ? 'รอยืนยัน' : 'จองแล้ว'}
            {more}
          </small>
        </>
      )}
    </button>
  );
}
