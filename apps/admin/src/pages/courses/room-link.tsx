import type { Schema } from '@wethi/api-client';
import { call } from '@wethi/http';
import { Button, Form, Input, Space } from 'antd';
import { useSave } from '../../providers/use-save';

export const ROOM_LINK = { pattern: /^https:\/\/\S+$/, message: 'ลิงก์ต้องขึ้นต้นด้วย https://' };

interface RoomLinkProps {
  slot: Schema<'SlotOfWeek'>;
  reread: () => void;
}

/** The room of one hour, where it differs from that of the others; who was sent the old one is sent the new one. */
export function RoomLink({ slot: { id, course_slot_link }, reread }: RoomLinkProps) {
  const { save, saving } = useSave(
    (link: string) => call('POST', 'courseSlot', { body: { id, course_slot_link: link.trim() || null } }),
    { done: reread },
  );
  return (
    <Form<{ link: string }>
      layout="vertical"
      initialValues={{ link: course_slot_link ?? '' }}
      onFinish={({ link }) => save(link)}
    >
      <Form.Item label="ลิงก์ห้องเรียนออนไลน์" htmlFor={`room-${id}`} extra="ระบบส่งลิงก์ให้ผู้เรียนทาง SMS ก่อน 1 ชั่วโมง">
        <Space.Compact block>
          <Form.Item name="link" noStyle rules={[ROOM_LINK]}>
            <Input id={`room-${id}`} maxLength={300} inputMode="url" placeholder="https://" />
          </Form.Item>
          <Button htmlType="submit" loading={saving}>
            บันทึกลิงก์
          </Button>
        </Space.Compact>
      </Form.Item>
    </Form>
  );
}
