import { App, Button, Checkbox } from 'antd';
import { Check, Copy, Download, Printer, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './factor.module.css';

/** The codes for a lost phone, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { message } = App.useApp();
  const [kept, setKept] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The field of the step before had the focus, and is gone.
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => message.success('คัดลอกรหัสสำรองแล้ว'),
      () => message.error('คัดลอกไม่ได้ ใช้ดาวน์โหลดแทน'),
    );
  return (
    <div className={styles.recovery}>
      <div className={styles.keep}>
        <TriangleAlert size={20} aria-hidden />
        <div>
          <h3 ref={heading} tabIndex={-1}>
            เก็บรหัสสำรองนี้ไว้ตอนนี้
          </h3>{' '}
          <p>ใช้เข้าระบบเมื่อมือถือหาย รหัสละครั้งเดียว หน้านี้จะไม่แสดงอีก</p>
        </div>
      </div>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Button icon={<Copy size={18} aria-hidden />} onClick={copy}>
          คัดลอก
        </Button>
        <Button
          icon={<Download size={18} aria-hidden />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="wethi-recovery-codes.txt"
        >
          ดาวน์โหลด
        </Button>
        <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          พิมพ์
        </Button>
      </div>
      <Checkbox checked={kept} onChange={({ target }) => setKept(target.checked)}>
        เก็บรหัสสำรองไว้ในที่ปลอดภัยแล้ว
      </Checkbox>
      <Button
        type="primary"
        className={styles.finish}
        icon={<Check size={18} aria-hidden />}
        disabled={!kept}
        onClick={onDone}
      >
        เสร็จสิ้น
      </Button>
    </div>
  );
}
