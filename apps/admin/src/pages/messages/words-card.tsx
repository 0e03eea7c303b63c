import { BUYER_MESSAGE_WORDS } from '@wethi/contract';
import { count } from '@wethi/format';
import { Button, Form, Input, Segmented } from 'antd';
import { Link2, User } from 'lucide-react';
import { useRef } from 'react';
import { ChoiceCards } from '../../fields/choice-cards';
import { REQUIRED } from '../../fields/field';
import { MomentField } from '../../fields/moment-field';
import { Card } from '../../layout/page';
import { LONGEST_PARTS, type Audience, type Values } from './audience';
import styles from './messages.module.css';
import type { Message } from './use-draft-message';

const NOW = 'ส่งเลย';
const LATER = 'ตั้งเวลา';
/** When a day alone means, in the morning. */
const FIRST_TIME = '08:00';
const NIGHT = 'ไม่ส่งช่วง 21:00 ถึง 08:00';

interface WordsCardProps {
  toMembers: boolean;
  audience: Audience | null | undefined;
  tooLong: boolean;
  isLater: boolean;
  setLater: (isLater: boolean) => void;
  isPast: boolean;
  /** Says that the form is no longer as it was. */
  touch: () => void;
}

/** What a message says, and when it leaves. */
export function WordsCard({ toMembers, audience, tooLong, isLater, setLater, isPast, touch }: WordsCardProps) {
  const form = Form.useFormInstance<Values>();
  const text = useRef<HTMLTextAreaElement | null>(null);
  const put = (words: string) => {
    const box = text.current;
    const now = form.getFieldValue('buyer_message_text') as string;
    const at = box?.selectionStart ?? now.length;
    form.setFieldValue('buyer_message_text', now.slice(0, at) + words + now.slice(at));
    touch();
    box?.focus();
  };
  const choose = (when: string) => {
    setLater(when === LATER);
    if (when === LATER) return;
    form.setFieldsValue({ buyer_message_date: null, buyer_message_time: null });
    touch();
  };
  return (
    <Card title="3. ข้อความ">
      <div className={styles.body}>
        <Form.Item name="buyer_message_kind" label="เรื่องอะไร">
          <ChoiceCards
            across
            label="เรื่องอะไร"
            choices={[
              toMembers
                ? ['ticket', 'เรื่องของสมาชิก', 'สิทธิ์และวันหมดอายุ ส่งได้ทุกคน']
                : ['ticket', 'เรื่องของบัตรที่ซื้อ', 'เวลา สถานที่ วิธีเข้าดู ส่งได้ทุกคน'],
              ['news', 'ประชาสัมพันธ์', `ส่งเฉพาะ ${count(audience?.agreed ?? 0)} คนที่ยินยอมรับข่าว`],
            ]}
          />
        </Form.Item>
        <Form.Item
          name="buyer_message_text"
          label="ข้อความ"
          extra="ภาษาไทย 70 ตัวต่อ 1 ข้อความ เกินแล้วคิดทีละ 67 ตัว"
          rules={[REQUIRED]}
          validateStatus={tooLong ? 'error' : undefined}
          help={tooLong ? `ยาวเกิน ${LONGEST_PARTS} ข้อความ SMS ตัดให้สั้นลง หรือส่งทางอีเมลอย่างเดียว` : undefined}
        >
          <Input.TextArea
            ref={(box) => {
              text.current = box?.resizableTextArea?.textArea ?? null;
            }}
            rows={4}
            maxLength={600}
            count={{
              show: ({ count: letters }) =>
                `${count(letters)} ตัวอักษร${audience?.longest ? ` · ${count(audience.longest)} ข้อความ SMS` : ''}`,
            }}
          />
        </Form.Item>
        <div className={styles.row}>
          <Button icon={<User size={18} aria-hidden />} onClick={() => put(BUYER_MESSAGE_WORDS.name)}>
            ใส่ชื่อลูกค้า
          </Button>
          <Button icon={<Link2 size={18} aria-hidden />} onClick={() => put(BUYER_MESSAGE_WORDS.link)}>
            {toMembers ? 'ใส่ลิงก์ร้าน' : 'ใส่ลิงก์เข้าดู'}
          </Button>
        </div>
        <div className={styles.two}>
          <Form.Item label="ส่งเมื่อไร" extra={isLater ? undefined : NIGHT}>
            <Segmented aria-label="ส่งเมื่อไร" options={[NOW, LATER]} value={isLater ? LATER : NOW} onChange={choose} />
          </Form.Item>
          {isLater && (
            <MomentField<Message>
              label="วันและเวลา"
              date="buyer_message_date"
              time="buyer_message_time"
              whole={FIRST_TIME}
              help={NIGHT}
              error={isPast ? 'เวลาส่งผ่านไปแล้ว โปรดเลือกเวลาใหม่ หรือเลือกส่งเลย' : undefined}
            />
          )}
        </div>
      </div>
    </Card>
  );
}
