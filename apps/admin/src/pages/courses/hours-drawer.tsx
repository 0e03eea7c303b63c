import { useQueryClient } from '@tanstack/react-query';
import { addDays, bangkokTime, instantOf } from '@wethi/format';
import { ApiError, call } from '@wethi/http';
import { Button, Checkbox, Drawer, Form, Input, InputNumber, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useRef } from 'react';
import { REQUIRED } from '../../fields/field';
import { LeaveGuard } from '../../panel/leave-guard';
import type { Panel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';
import { useNow } from '../../waiting-orders/use-now';
import styles from './courses.module.css';
import { ROOM_LINK } from './room-link';
import { CLOSE_AT_END } from '../../panel/close-at-end';
import { weekKey } from './week-key';

interface Hours {
  days: number[];
  start: Dayjs;
  to: Dayjs;
  course_slot_place?: string;
  course_slot_link?: string;
  course_slot_places: number;
}

const NAMES = ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์', 'อาทิตย์'];

interface HoursDrawerProps {
  panel: Panel;
  coachId: number;
  from: string;
}

/** Opens one hour on several days of a week. */
export function HoursDrawer(props: HoursDrawerProps) {
  const { panel } = props;
  return (
    <Drawer
      title="เพิ่มเวลาว่าง"
      open={panel.open}
      onClose={panel.close}
      width={480}
      closable={CLOSE_AT_END}
      destroyOnHidden
    >
      <HoursForm {...props} />
    </Drawer>
  );
}

/** Days on which the coach has something else then stay as they are, which is said. */
function HoursForm({ panel, coachId, from }: HoursDrawerProps) {
  const client = useQueryClient();
  const [form] = Form.useForm<Hours>();
  const saved = useRef(false);
  const now = useNow();
  const hasBegun = (day: number, start: Dayjs) => instantOf(addDays(from, day), start.format('HH:mm')) <= now;
  const { date: today } = bangkokTime(now);
  const begin = dayjs('2000-01-01T09:00');
  const { save, saving } = useSave(
    async ({ days, start, to, course_slot_place, course_slot_link, course_slot_places }: Hours) => {
      const left: number[] = [];
      try {
        for (const day of days.toSorted()) {
          const body = {
            coach_id: coachId,
            course_slot_date: addDays(from, day),
            course_slot_start: start.format('HH:mm'),
            course_slot_to: to.format('HH:mm'),
            course_slot_place: course_slot_place?.trim() || null,
            course_slot_link: course_slot_link?.trim() || null,
            course_slot_places,
          };
          await call('POST', 'courseSlot', { body }).catch((error: unknown) => {
            if (!(error instanceof ApiError && error.code === 'SLOT_EXISTS')) throw error;
            left.push(day);
            if (left.length === days.length) throw error;
          });
        }
      } finally {
        void client.invalidateQueries({ queryKey: weekKey(coachId) });
      }
      return left;
    },
    {
      description: (left) =>
        left.length === 0 ? '' : `ไม่ได้เพิ่มวัน${left.map((day) => NAMES[day]).join(' ')} เพราะโค้ชมีช่วงเวลานี้อยู่แล้ว`,
      done: () => {
        saved.current = true;
        panel.close();
      },
    },
  );
  return (
    <>
      <LeaveGuard panel={panel} touched={() => !saved.current && form.isFieldsTouched()} />
      <Form<Hours>
        form={form}
        layout="vertical"
        className={styles.form}
        initialValues={{
          days: [0, 1, 2, 3, 4].filter((day) => !hasBegun(day, begin)),
          start: begin,
          to: dayjs('2000-01-01T10:00'),
          course_slot_places: 1,
        }}
        onFinish={save}
      >
        <Form.Item name="days" label="วัน" rules={[{ required: true, message: 'เลือกอย่างน้อยหนึ่งวัน' }]}>
          <Checkbox.Group
            options={NAMES.map((label, value) => ({ label, value, disabled: addDays(from, value) < today }))}
          />
        </Form.Item>
        <Form.Item
          name="start"
          label="เริ่ม"
          dependencies={['days']}
          rules={[
            REQUIRED,
            ({ getFieldValue }) => ({
              validator: (_, start: Dayjs | null) =>
                start && (getFieldValue('days') as number[]).some((day) => hasBegun(day, start))
                  ? Promise.reject(new Error('เวลานี้ของวันนี้ผ่านไปแล้ว เลือกเวลาอื่น หรือเอาวันนี้ออก'))
                  : Promise.resolve(),
            }),
          ]}
        >
          <TimePicker format="HH:mm" needConfirm={false} minuteStep={5} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item
          name="to"
          label="จบ"
          dependencies={['start']}
          rules={[
            REQUIRED,
            ({ getFieldValue }) => ({
              validator: (_, to: Dayjs | null) =>
                to && !to.isAfter(getFieldValue('start') as Dayjs)
                  ? Promise.reject(new Error('ต้องจบหลังเวลาเริ่ม'))
                  : Promise.resolve(),
            }),
          ]}
        >
          <TimePicker format="HH:mm" needConfirm={false} minuteStep={5} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="course_slot_place" label="เรียนที่" extra="เช่น ห้องไลฟ์ส่วนตัว หรือห้องซ้อมชั้น 2">
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item
          name="course_slot_link"
          label="ลิงก์ห้องเรียนออนไลน์"
          extra="ระบบส่งลิงก์ให้ผู้เรียนทาง SMS ก่อน 1 ชั่วโมง เว้นว่างถ้าเรียนแบบเจอตัวกัน"
          rules={[ROOM_LINK]}
        >
          <Input maxLength={300} inputMode="url" placeholder="https://" />
        </Form.Item>
        <Form.Item name="course_slot_places" label="รับได้ครั้งละ">
          <InputNumber min={1} max={100} precision={0} addonAfter="คน" style={{ width: '100%' }} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={saving}>
          บันทึก
        </Button>
      </Form>
    </>
  );
}
