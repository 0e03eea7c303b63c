import { REFUSAL_REASONS } from '@wethi/contract';
import { Button, Input } from 'antd';
import type { KeyboardEvent } from 'react';
import { useUnsaved } from '../../../panel/use-unsaved';
import styles from './decision.module.css';
import { NOTE, type Judgement } from './use-judgement';

function help({ note, refusal }: Judgement): string | undefined {
  if (refusal === 'idle') return undefined;
  if (note.trim()) return 'กด “ยืนยันไม่อนุมัติ” อีกครั้ง หรือกด Esc เพื่อยกเลิก';
  if (refusal === 'armed') return 'เลือกเหตุผลด้านบน หรือพิมพ์เอง ผู้ซื้อจะได้รู้ว่าต้องทำอย่างไรต่อ';
  return 'กรุณากรอกหมายเหตุก่อน ผู้ซื้อจะได้รู้ว่าต้องทำอย่างไรต่อ';
}

/** What the buyer reads when the order is refused; the usual reasons at a press. */
export function Note(judgement: Judgement) {
  const { note, setNote, refusal, disarm, refuse, giveReason } = judgement;
  useUnsaved(() => note.trim() !== '');
  const missing = refusal === 'missing' && !note.trim();
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) refuse();
    if (event.key !== 'Escape') return;
    disarm();
    event.currentTarget.blur();
  };
  return (
    <div className={styles.note}>
      <label htmlFor={NOTE}>หมายเหตุ (ส่งให้ผู้ซื้อเมื่อไม่อนุมัติ)</label>
      <div className={styles.reasons} role="group" aria-label="เหตุผลที่ไม่อนุมัติ">
        {REFUSAL_REASONS.map(({ label, note: reason }) => (
          <Button key={label} size="small" onClick={() => giveReason(reason)}>
            {label}
          </Button>
        ))}
      </div>
      <Input.TextArea
        id={NOTE}
        autoSize={{ minRows: 2, maxRows: 5 }}
        maxLength={500}
        placeholder="เช่น ยอดโอนไม่ตรงกับยอดสุทธิ"
        value={note}
        status={missing ? 'error' : undefined}
        aria-describedby="note-help"
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id="note-help" role="status" className={missing ? styles.missing : 'secondary'}>
        {help(judgement)}
      </p>
    </div>
  );
}
