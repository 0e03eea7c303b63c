import { Alert, Button, Space } from 'antd';
import { recordTime } from '../columns/record-time';
import type { RowChange } from './row-change';

interface NewerRowProps {
  change: RowChange;
  /** What was saved. */
  what?: string;
  /** Shows the record as it is now; what was typed is lost. */
  look: () => void;
  /** Saves what was typed over it. */
  overwrite: () => void;
}

/** The form's own name of a column; columns that it does not show have none. */
function labelOf(column: string): string | undefined {
  return document.querySelector<HTMLLabelElement>(`label[for="${column}"]`)?.title;
}

/** Says in a form that somebody saved the record meanwhile, and leaves the choice to the person. */
export function NewerRow({ change: { by, at, fields = [] }, what = 'ข้อมูลนี้', look, overwrite }: NewerRowProps) {
  const labels = fields.map(labelOf).filter(Boolean).join(', ');
  const description = (
    <>
      <p>{labels && `ช่องที่แก้ไข: ${labels}`} ข้อมูลที่กรอกไว้ยังไม่ได้บันทึก</p>
      <Space wrap>
        <Button onClick={look}>ดูค่าใหม่ ทิ้งที่กรอกไว้</Button>
        <Button danger onClick={overwrite}>
          บันทึกทับ เฉพาะช่องที่กรอก
        </Button>
      </Space>
    </>
  );
  const message = `${by ?? 'มีผู้'} แก้ไข${what}ไปแล้ว${at ? ` เมื่อ ${recordTime(at)}` : ''}`;
  return <Alert type="warning" showIcon role="alert" message={message} description={description} />;
}
