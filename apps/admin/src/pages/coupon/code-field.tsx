import type { CouponCodeState } from '@wethi/contract';
import { call } from '@wethi/http';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { REQUIRED } from '../../fields/field';

const PATTERN = /^[A-Za-z0-9ก-๙_-]+$/;
const HELP = 'ตัวอังกฤษใหญ่และตัวเลข ลูกค้าพิมพ์ตัวเล็กก็ใช้ได้';

/** The code of a coupon; whether another has it, or one that looks like it, is said when the field is left. */
export function CodeField() {
  const form = Form.useFormInstance<{ id?: number; coupon_code?: string }>();
  const [judged, setJudged] = useState<{ code: string; state: CouponCodeState; other: string | null }>();
  const typed = Form.useWatch('coupon_code', form);
  const check = async () => {
    const { id, coupon_code = '' } = form.getFieldsValue(true);
    if (!PATTERN.test(coupon_code)) return;
    const { data } = await call('GET', 'couponCodeCheck', { query: { coupon_code, id } });
    if (!data) return;
    setJudged({ ...data, code: coupon_code });
    // Somebody may have typed on while the answer was under way.
    if (data.state === 'taken' && form.getFieldValue('coupon_code') === coupon_code)
      form.setFields([{ name: 'coupon_code', errors: ['มีรหัสคูปองนี้เเล้ว'] }]);
  };
  const isAnswer = judged !== undefined && judged.code === typed;
  return (
    <Form.Item
      name="coupon_code"
      label="รหัสคูปอง"
      extra={isAnswer ? <Judgement {...judged} /> : HELP}
      rules={[REQUIRED, { pattern: PATTERN, message: 'ใช้ได้เฉพาะตัวอักษร ตัวเลข - และ _' }]}
    >
      {/* Unanswered, the code is judged when it is saved. */}
      <Input maxLength={40} placeholder="เช่น HINGHOI100" onBlur={() => void check().catch(() => undefined)} />
    </Form.Item>
  );
}

function Judgement({ state, other }: { state: CouponCodeState; other: string | null }) {
  if (state === 'free') return <span role="status">ใช้รหัสนี้ได้</span>;
  // Beside the fault that another has it, there is nothing to say.
  if (state === 'taken') return null;
  return <span role="status">ใช้ได้ แต่อ่านสับสนกับคูปอง {other} ได้ (O กับ 0, I กับ 1) ควรเปลี่ยน</span>;
}
