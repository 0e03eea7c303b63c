import type { Schema } from '@wethi/api-client';
import { BOOKING_STATUS } from '@wethi/contract';
import { clockTime, instantOf, phone, recordDate, weekday } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Form, Input, Modal, Space } from 'antd';
import { Calendar, Check, Hourglass } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { recordTime } from '../../columns/record-time';
import { StatusTag } from '../../feedback/status-tag';
import { FormSelect } from '../../fields/form-select';
import { ReferenceSelect } from '../../fields/reference-select';
import { Initial } from '../../layout/initial';
import { LeaveGuard } from '../../panel/leave-guard';
import type { Panel } from '../../panel/use-panel';
import { USER } from '../../providers/resource';
import { useSave } from '../../providers/use-save';
import { useNow } from '../../waiting-orders/use-now';
import styles from './courses.module.css';
import { RoomLink } from './room-link';
import { useCourses } from './use-courses';

type Slot = Schema<'SlotOfWeek'>;
type Booking = Schema<'BookingOfSlot'>;

interface SlotDialogProps {
  panel: Panel;
  slot: Slot;
  coach: string;
  /** The hours of the week, to move a booking to. */
  others: readonly Slot[];
  /** Also where a colleague was quicker, so that the next try knows of it. */
  reread: () => void;
}

/** One hour of a coach: who booked it, and what is done about it. */
export function SlotDialog({ panel, slot, coach, others, reread }: SlotDialogProps) {
  const { id, update_at, course_slot_date, course_slot_start, booked, course_slot_closed } = slot;
  const now = useNow();
  const { save: close, saving: closing } = useSave(
    () =>
      call('POST', 'courseSlot', {
        body: { id, update_at, course_slot_closed: course_slot_closed === 'Y' ? 'N' : 'Y' },
      }).finally(reread),
    { done: panel.close },
  );
  const { save: remove, saving: removing } = useSave(
    () => call('DELETE', 'courseSlot', { query: { id, update_at } }).finally(reread),
    { done: panel.close },
  );
  return (
    <Modal
      title={`${weekday(course_slot_date)} ${recordDate(course_slot_date)} ${clockTime(course_slot_start)}`}
      open={panel.open}
      onCancel={panel.close}
      width={560}
      footer={null}
      destroyOnHidden
    >
      {booked.map((booking) => (
        <Booked
          key={booking.id}
          panel={panel}
          slot={slot}
          coach={coach}
          booking={booking}
          others={others}
          reread={reread}
        />
      ))}
      {booked.length === 0 && <RoomLink slot={slot} reread={reread} />}
      {isFree(slot, now) && <BookFor slot={slot} reread={reread} done={panel.close} />}
      {booked.length === 0 && (
        <Space wrap>
          <Button loading={closing} onClick={() => close(undefined)}>
            {course_slot_closed === 'Y' ? 'เปิดให้จอง' : 'ปิดเวลานี้'}
          </Button>
          <Button danger loading={removing} onClick={() => remove(undefined)}>
            ลบเวลานี้
          </Button>
        </Space>
      )}
    </Modal>
  );
}

/** Whether it can be booked still. */
function isFree(slot: Slot, now: number): boolean {
  const { booked, course_slot_date, course_slot_start, course_slot_places, course_slot_closed } = slot;
  const isOpen = course_slot_closed === 'N' && booked.length < course_slot_places;
  return isOpen && now < instantOf(course_slot_date, course_slot_start);
}

interface BookedProps extends SlotDialogProps {
  booking: Booking;
}

function Booked({ panel, slot, coach, booking, others, reread }: BookedProps) {
  const { id, update_at } = booking;
  const [note, setNote] = useState(booking.user_course_booking_note ?? '');
  const decided = useRef(false);
  const isTyped = note.trim() !== (booking.user_course_booking_note ?? '');
  const done = () => {
    decided.current = true;
    panel.close();
  };
  const [target, setTarget] = useState<number>();
  const [choosing, setChoosing] = useState(false);
  const waits = booking.user_course_booking_status === 'wait';
  const now = useNow();
  const words = (success: string) => ({ success, failure: 'บันทึกไม่สำเร็จ' });
  const decide = (user_course_booking_status: 'accept' | 'refuse') =>
    call('POST', 'userCourseBookingDecide', {
      body: { id, update_at, user_course_booking_status, user_course_booking_note: note.trim() || undefined },
    }).finally(reread);
  const { save: accept, saving: accepting } = useSave(() => decide('accept'), {
    done,
    words: words('รับจองแล้ว แจ้งลูกค้าทาง SMS แล้ว'),
  });
  const { save: refuse, saving: refusing } = useSave(() => decide('refuse'), {
    done,
    words: words('ไม่รับจองแล้ว แจ้งลูกค้าทาง SMS แล้ว'),
  });
  const { save: move, saving: moving } = useSave(
    (course_slot_id: number) =>
      call('POST', 'userCourseBookingMove', { body: { id, update_at, course_slot_id } }).finally(reread),
    { done, words: words('เลื่อนเวลาแล้ว แจ้งลูกค้าทาง SMS แล้ว') },
  );
  const free = others.filter((other) => other.id !== slot.id && isFree(other, now));
  return (
    <section>
      <LeaveGuard panel={panel} touched={() => isTyped && !decided.current} />
      <div className={styles.who}>
        <Initial name={booking.name} size={36} />
        <div>
          <b>{booking.name}</b>
          <small>
            {booking.product_title} · จองเมื่อ <span className="number">{recordTime(booking.create_at)}</span>
          </small>
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact name="เบอร์">{phone(booking.user_tel)}</Fact>
        <Fact name="โค้ช">
          {coach} · {minutesOf(slot)} นาที
        </Fact>
        <Fact name="เรียนที่">
          {placeOf(slot)} <RoomLink slot={slot} reread={reread} />
        </Fact>
        <Fact name="สถานะ">
          <StatusTag
            tone={waits ? 'wait' : 'ok'}
            icon={waits ? <Hourglass size={14} aria-hidden /> : <Check size={14} aria-hidden />}
          >
            {BOOKING_STATUS[booking.user_course_booking_status]}
          </StatusTag>
        </Fact>
        <Fact name="สิทธิ์ที่เหลือ">
          {booking.left} จาก {booking.bookings} ครั้ง
        </Fact>
      </dl>
      <Form layout="vertical" className={styles.form}>
        <Form.Item label="ข้อความถึงผู้เรียน" htmlFor={`note-${booking.id}`}>
          <Input.TextArea
            id={`note-${booking.id}`}
            rows={2}
            maxLength={300}
            value={note}
            placeholder="เช่น เตรียมกีตาร์ตั้งสายมาด้วย"
            onChange={(event) => setNote(event.target.value)}
          />
        </Form.Item>
        {choosing && (
          <Form.Item label="เวลาใหม่" htmlFor={`move-${booking.id}`}>
            <Space.Compact block>
              <FormSelect
                id={`move-${booking.id}`}
                aria-label="เวลาใหม่"
                placeholder="เลือกเวลาใหม่ในสัปดาห์นี้"
                value={target}
                onChange={(id: number) => setTarget(id)}
                options={free.map((one) => ({
                  value: one.id,
                  label: `${recordDate(one.course_slot_date)} ${clockTime(one.course_slot_start)}`,
                }))}
              />
              <Button disabled={!target} loading={moving} onClick={() => target && move(target)}>
                เลื่อน
              </Button>
            </Space.Compact>
          </Form.Item>
        )}
        <div className={styles.answers}>
          {free.length > 0 && (
            <Button
              icon={<Calendar size={18} aria-hidden />}
              aria-expanded={choosing}
              onClick={() => setChoosing(!choosing)}
            >
              เลื่อนเวลา
            </Button>
          )}
          <Button danger loading={refusing} onClick={() => refuse(undefined)}>
            {waits ? 'ไม่รับ' : 'ยกเลิกการจอง'}
          </Button>
          {waits && now < instantOf(slot.course_slot_date, slot.course_slot_start) && (
            <Button
              type="primary"
              icon={<Check size={18} aria-hidden />}
              loading={accepting}
              onClick={() => accept(undefined)}
            >
              รับจอง
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function placeOf({ course_slot_place, course_slot_link }: Slot): string {
  const sent = course_slot_link && 'ระบบส่งลิงก์ให้ก่อน 1 ชั่วโมง';
  return [course_slot_place, sent].filter(Boolean).join(' ') || '-';
}

function minutesOf({ course_slot_start, course_slot_to }: Slot): number {
  const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return at(course_slot_to) - at(course_slot_start);
}

interface BookFor {
  user_id: number;
  product_id: number;
}

/** Books a free hour for a customer who owns a course of the coach. */
function BookFor({ slot, reread, done }: Pick<SlotDialogProps, 'slot' | 'reread'> & { done: () => void }) {
  const courses = useCourses();
  const { save, saving } = useSave(
    (body: BookFor) =>
      call('POST', 'userCourseBooking', { body: { course_slot_id: slot.id, ...body } }).finally(reread),
    { done, words: { success: 'จองแล้ว แจ้งลูกค้าทาง SMS แล้ว', failure: 'จองไม่สำเร็จ' } },
  );
  return (
    <Form<BookFor> layout="vertical" className={styles.form} onFinish={save}>
      <Form.Item name="user_id" label="เบอร์โทรลูกค้า" rules={[{ required: true, message: 'กรุณาเลือกลูกค้า' }]}>
        <ReferenceSelect {...USER} placeholder="พิมพ์เพื่อค้นหา" />
      </Form.Item>
      <Form.Item name="product_id" label="คอร์สที่ลูกค้าซื้อ" rules={[{ required: true, message: 'กรุณาเลือกคอร์ส' }]}>
        <FormSelect options={courses} />
      </Form.Item>
      <Form.Item>
        <Button type="primary" htmlType="submit" loading={saving}>
          จองให้ลูกค้า
        </Button>
      </Form.Item>
    </Form>
  );
}
