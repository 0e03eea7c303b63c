import { useInvalidate, useNotification } from '@refinedev/core';
import { Button, Input, Typography } from 'antd';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../providers/http';
import styles from './paste-box.module.css';
import { inParts, type PastedNames } from './pasted-names';

interface PasteBoxProps {
  couponId: number;
  resource: 'couponEmail' | 'couponTel';
  /** Column of the body that holds them. */
  column: 'coupon_emails' | 'coupon_tels';
  label: string;
  read: (text: string) => PastedNames;
}

/** Puts many on the list. */
function useAddAll({ couponId, resource, column }: PasteBoxProps, done: () => void) {
  const invalidate = useInvalidate();
  const { open: notify } = useNotification();
  const [adding, setAdding] = useState(false);
  const add = async (names: string[]) => {
    setAdding(true);
    try {
      let total: unknown;
      for (const part of inParts(names)) {
        const body = { coupon_id: couponId, [column]: part };
        ({ total } = await call('POST', `${resource}CreateAll`, { body }));
      }
      await invalidate({ resource, invalidates: ['list'] });
      notify?.({ type: 'success', message: 'บันทึก สำเร็จ', description: `มีสิทธิ์ใช้ ${total} รายการ` });
      done();
    } catch (failure) {
      notify?.({ type: 'error', message: 'บันทึกไม่สำเร็จ', description: (failure as Error).message });
    } finally {
      setAdding(false);
    }
  };
  return { adding, add };
}

/** Takes a text with many e-mails or phones; the right ones are added, the others named and left. */
export function PasteBox(props: PasteBoxProps) {
  const { label, read } = props;
  const [text, setText] = useState('');
  const { right, wrong } = read(text);
  // What could not be read stays, so that it can be put right.
  const { adding, add } = useAddAll(props, () => setText(wrong.join('\n')));
  return (
    <div className={styles.box}>
      <Input.TextArea
        aria-label={label}
        placeholder={`${label} คั่นด้วยการขึ้นบรรทัดใหม่หรือจุลภาค`}
        value={text}
        autoSize={{ minRows: 2, maxRows: 8 }}
        onChange={({ target }) => setText(target.value)}
      />
      {wrong.length > 0 && (
        <Typography.Text type="warning" role="status">
          อ่านไม่ออก {wrong.length} รายการ จะไม่ถูกเพิ่ม แก้ไขหรือลบออกได้: {wrong.slice(0, 5).join(', ')}
          {wrong.length > 5 && ` และอีก ${wrong.length - 5} รายการ`}
        </Typography.Text>
      )}
      <Button
        icon={<ClipboardPaste size={18} aria-hidden />}
        disabled={right.length === 0}
        loading={adding}
        onClick={() => void add(right)}
      >
        {right.length > 0 ? `เพิ่ม ${right.length} รายการ` : 'เพิ่ม'}
      </Button>
    </div>
  );
}
