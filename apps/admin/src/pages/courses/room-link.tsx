import type { Schema } from '@wethi/api-client';
import { call } from '@wethi/http';
import { Button, Form, Input, Space } from 'antd';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useSave } from '../../providers/use-save';
import styles from './courses.module.css';

export const ROOM_LINK = { pattern: /^https:\/\/\S+$/, message: 'ลิงก์ต้องขึ้นต้นด้วย https://' };

interface RoomLinkProps {
  slot: Schema<'SlotOfWeek'>;
  reread: () => void;
}

/** The room of one hour, where it differs from that of the others; who was sent the old one is sent the new one. */
export function RoomLink({ slot: { id, update_at, course_slot_link }, reread }: RoomLinkProps) {
  const [open, setOpen] = useState(false);
  const { save, saving } = useSave(
    (link: string) =>
      call('POST', 'courseSlot', { body: { id, update_at, course_slot_link: link.trim() || null } }).finally(reread),
    { done: () => setOpen(false) },
  );
  if (!open) {
    return (
      <Button
        type="link"
        size="small"
        className={styles.room}
        icon={<Link2 size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {course_slot_link ? 'แก้ลิงก์ห้องเรียน' : 'ใส่ลิงก์ห้องเรียน'}
      </Button>
    );
  }
  return (
    <Form<{ link: string }> initialValues={{ link: course_slot_link ?? '' }} onFinish={({ link }) => save(link)}>
      <Form.Item className={styles.link}>
        <Space.Compact block>
          <Form.Item name="link" noStyle rules={[ROOM_LINK]}>
            <Input autoFocus maxLength={300} inputMode="url" placeholder="https://" aria-label="ลิงก์ห้องเรียนออนไลน์" />
          </Form.Item>
          <Button htmlType="submit" loading={saving}>
            บันทึกลิงก์
          </Button>
        </Space.Compact>
      </Form.Item>
    </Form>
  );
}
