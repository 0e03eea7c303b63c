import { Button, Input, Typography } from 'antd';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { useSave } from '../../providers/use-save';
import styles from './paste-box.module.css';
import { inParts, type PastedNames } from './pasted-names';

interface PasteBoxProps {
  resource: 'couponEmail' | 'couponTel';
  label: string;
  read: (text: string) => PastedNames;
  /** Puts some of them on the list. @returns how many are on it then */
  add: (names: string[]) => Promise<{ total: number }>;
}

/** Adds names in as many calls as they need. */
function addAll(add: PasteBoxProps['add']) {
  return async (names: string[]): Promise<number> => {
    let total = 0;
    for (const part of inParts(names)) ({ total } = await add(part));
    return total;
  };
}

/** Takes a text with many e-mails or phones; the right ones are added, the others named and left. */
export function PasteBox({ resource, label, read, add }: PasteBoxProps) {
  const [text, setText] = useState('');
  const { right, wrong } = read(text);
  // What could not be read stays, so that it can be put right.
  const { save, saving } = useSave(addAll(add), {
    changes: [resource],
    description: (total) => `มีสิทธิ์ใช้ ${total} รายการ`,
    done: () => setText(wrong.join('\n')),
  });
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
        loading={saving}
        onClick={() => save(right)}
      >
        {right.length > 0 ? `เพิ่ม ${right.length} รายการ` : 'เพิ่ม'}
      </Button>
    </div>
  );
}
