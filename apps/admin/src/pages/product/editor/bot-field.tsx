import { Button, Form, Space } from 'antd';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { StatusTag } from '../../../feedback/status-tag';
import { crud } from '../../../crud/crud';

const { Field } = crud('product');
const TOKEN = { value: /^(\d{5,16}:[\w-]{30,60})?$/, message: 'คัดลอกรหัสจาก BotFather ทั้งบรรทัด เช่น 7300000001:AAF…' };
const LABEL = 'รหัสบอตของงานนี้';
const HELP = 'เก็บแบบเข้ารหัส ไม่มีใครเปิดดูได้ ว่างไว้คือใช้บอตกลางของร้าน';

/** The show's own bot: written only, and known by its end (design: 51 #s-chat). */
export function BotField() {
  const [isChanging, change] = useState(false);
  const end = Form.useWatch<string | null | undefined>('product_token_end', { preserve: true });
  const isKept = Boolean(end) && !isChanging;
  return (
    <>
      <Form.Item name="product_token_end" label={LABEL} extra={HELP} hidden={!isKept}>
        <KeptBot change={() => change(true)} />
      </Form.Item>
      {!isKept && <Field.Text name="product_token" label={LABEL} maxLength={80} pattern={TOKEN} help={HELP} />}
    </>
  );
}

interface KeptBotProps {
  id?: string;
  value?: string | null;
  onChange?: (end: null) => void;
  change: () => void;
}

function KeptBot({ id, value, onChange, change }: KeptBotProps) {
  return (
    <Space wrap id={id}>
      <StatusTag tone="ok" icon={<Check size={14} aria-hidden />}>
        ตั้งไว้แล้ว ลงท้าย {value}
      </StatusTag>
      <Button onClick={change}>เปลี่ยน</Button>
      <Button onClick={() => onChange?.(null)}>ใช้บอตกลาง</Button>
    </Space>
  );
}
