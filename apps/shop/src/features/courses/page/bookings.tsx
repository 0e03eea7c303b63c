import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clockTime, hourMinute, shortDate } from '@wethi/format';
import { call } from '@wethi/http';
import { BOOKING_STATUS } from '@wethi/contract';
import { CalendarClock } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { OwnBooking } from '../../../api-types';
import { Button } from '../../../ui/actions/button';
import { Chip } from '../../../ui/actions/chip';
import { FieldError } from '../../../ui/feedback/alert';
import { QueryView } from '../../../ui/feedback/query-view';
import { useToast } from '../../../ui/feedback/toast';
import field from '../../../ui/fields/field.module.css';
import { Card } from '../../../ui/layout/card';
import { useSave } from '../../../ui/use-save';
import styles from './bookings.module.css';
import { bookingsQuery } from '../course-query';

type Hour = { course_slot_date: string; course_slot_start: string; course_slot_to: string };

const TONES = { wait: 'wait', accept: 'ok', refuse: 'no', cancel: 'neutral' } as const;

function when({ course_slot_date, course_slot_start, course_slot_to }: Hour): string {
  return `${shortDate(course_slot_date)} ${hourMinute(course_slot_start)} – ${clockTime(course_slot_to)}`;
}

/** Hours of the coach that the learner booked, and the way to book another. */
export function Bookings({ productId, coachName }: { productId: number; coachName: string }) {
  const query = useQuery(bookingsQuery(productId));
  const client = useQueryClient();
  const reread = () => client.invalidateQueries(bookingsQuery(productId));
  const showToast = useToast();
  const book = (course_slot_id: number) =>
    call('POST', 'userCourseBooking', { body: { course_slot_id, product_id: productId } });
  const { save: bookAgain } = useSave(book, {
    success: 'จองเวลาเดิมอีกครั้งแล้ว รอครูยืนยัน',
    failure: 'จองเวลาเดิมอีกครั้งไม่ได้',
    then: reread,
    refused: reread,
  });
  const { save: cancel, busy } = useSave(
    ({ id }: OwnBooking) => call('DELETE', 'userCourseBooking', { query: { id } }),
    {
      failure: 'ยกเลิกการจองไม่ได้',
      then: (_, { course_slot_id }) => {
        showToast({ kind: 'info', title: 'ยกเลิกการจองแล้ว', undo: () => bookAgain(course_slot_id) });
        return reread();
      },
    },
  );
  return (
    <Card className={styles.card}>
      <h2>
        <CalendarClock size={22} aria-hidden />
        เรียนตัวต่อตัวกับ{coachName}
      </h2>
      <QueryView query={query} failure="โหลดการจองไม่ได้" inline empty={null}>
        {({ own, open, left }) => (
          <>
            {own
              .filter(({ user_course_booking_status: status }) => status !== 'cancel')
              .map((booking) => (
                <div key={booking.id} className={styles.booking}>
                  <div>
                    <b>{when(booking)}</b>
                    {booking.course_slot_place && <p className="small muted">{booking.course_slot_place}</p>}
                    {booking.user_course_booking_note && <p className="small t2">{booking.user_course_booking_note}</p>}
                  </div>
                  {booking.link && booking.user_course_booking_status === 'accept' && (
                    <a className="link" href={booking.link} target="_blank" rel="noreferrer">
                      เข้าห้องเรียน
                    </a>
                  )}
                  <Chip kind={TONES[booking.user_course_booking_status]}>
                    {BOOKING_STATUS[booking.user_course_booking_status]}
                  </Chip>
                  {isAhead(booking) && booking.user_course_booking_status !== 'refuse' && (
                    <Button size="small" kind="ghost" loading={busy} onClick={() => cancel(booking)}>
                      ยกเลิก
                    </Button>
                  )}
                </div>
              ))}
            {left === 0 && <p className="small muted">ใช้สิทธิ์จองครบแล้ว</p>}
            {left > 0 && open.length === 0 && (
              <p className="small muted">ยังไม่มีเวลาว่าง ครูเปิดเวลาใหม่เมื่อไรจะขึ้นที่นี่ จองได้อีก {left} ครั้ง</p>
            )}
            {left > 0 && open.length > 0 && <BookForm book={book} hours={open} left={left} onBooked={reread} />}
          </>
        )}
      </QueryView>
    </Card>
  );
}

function isAhead({ course_slot_date, course_slot_start }: Hour): boolean {
  return Date.parse(`${course_slot_date}T${course_slot_start}+07:00`) > Date.now();
}

interface BookFormProps {
  book: (slotId: number) => Promise<unknown>;
  hours: (Hour & { id: number })[];
  left: number;
  onBooked: () => Promise<unknown>;
}

/** Somebody else may be quicker: then the hours are read anew, and it says so. */
function BookForm({ book, hours, left, onBooked }: BookFormProps) {
  const id = useId();
  const [chosen, choose] = useState<number>();
  const slot = hours.find((hour) => hour.id === chosen)?.id ?? hours[0]?.id ?? 0;
  const { save, busy, text } = useSave(() => book(slot), {
    success: 'ส่งคำขอจองแล้ว',
    then: onBooked,
    refused: onBooked,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) save();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id} className="small">
        จองได้อีก {left} ครั้ง เลือกเวลา
      </label>
      <select id={id} className={field.input} value={slot} onChange={(event) => choose(Number(event.target.value))}>
        {hours.map((hour) => (
          <option key={hour.id} value={hour.id}>
            {when(hour)}
          </option>
        ))}
      </select>
      {text && <FieldError>{text}</FieldError>}
      <Button kind="brand" block type="submit" loading={busy}>
        จองเวลานี้
      </Button>
      <p className="small muted">ครูยืนยันแล้วจะมี SMS บอก</p>
    </form>
  );
}
