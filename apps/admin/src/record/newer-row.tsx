import { Alert, Button, Flex, Space } from 'antd';
import { useEffect, useRef } from 'react';
import { recordTime } from '../columns/record-time';
import type { RowChange } from './row-change';

interface NewerRowProps {
  change: RowChange;
  /** What was saved. */
  what?: string;
  /** It was to be removed: nothing typed is at stake. */
  removes?: boolean;
  /** Shows the record as it is now; what was typed is lost. */
  look: () => void;
  /** Saves what was typed over it. */
  overwrite: () => void;
  /** Whoever pressed a button at the end of a long form sees why nothing was saved; not so where it comes while they type. */
  comesIntoView?: boolean;
}

/** The form's own name of a column; columns that it does not show have none. */
function labelOf(column: string): string | undefined {
  return document.querySelector<HTMLLabelElement>(`label[for="${column}"]`)?.title;
}

const SAVING = {
  stands: 'ข้อมูลที่กรอกไว้ยังไม่ได้บันทึก',
  look: 'ดูค่าใหม่ ทิ้งที่กรอกไว้',
  overwrite: 'บันทึกทับ เฉพาะช่องที่กรอก',
};
const REMOVAL: typeof SAVING = { stands: 'จึงยังไม่ได้ลบ', look: 'ดูค่าใหม่ ไม่ลบแล้ว', overwrite: 'ลบตามเดิม' };

/** Says in a form that somebody saved the record meanwhile, and leaves the choice to the person. */
export function NewerRow({ change, what = 'ข้อมูลนี้', removes, look, overwrite, comesIntoView = true }: NewerRowProps) {
  const { by, at, fields = [] } = change;
  const words = removes ? REMOVAL : SAVING;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (comesIntoView) box.current?.scrollIntoView({ block: 'center' });
  }, [comesIntoView]);
  const labels = fields.map(labelOf).filter(Boolean).join(', ');
  const description = (
    <Flex ref={box} vertical gap="small">
      {labels && <p>ช่องที่แก้ไข: {labels}</p>}
      <p>{words.stands}</p>
      <Space wrap>
        <Button onClick={look}>{words.look}</Button>
        <Button danger onClick={overwrite}>
          {words.overwrite}
        </Button>
      </Space>
    </Flex>
  );
  const message = `${by ? `${by} ` : 'มีผู้'}แก้ไข${what}ไปแล้ว${at ? ` เมื่อ ${recordTime(at)}` : ''}`;
  return <Alert type="warning" showIcon role="alert" message={message} description={description} />;
}
