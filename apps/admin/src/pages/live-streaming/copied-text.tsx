import { App, Button } from 'antd';
import { Copy, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styles from './studio.module.css';

interface CopiedTextProps {
  label: string;
  text: string;
  /** Only its end is shown until somebody asks for it. */
  secret?: boolean;
  /** What the message of the copy calls it. */
  what?: string;
}

/** A setting that a technician takes over into another program, by copying it. */
export function CopiedText({ label, text, secret = false, what = label }: CopiedTextProps) {
  const [isShown, setShown] = useState(!secret);
  const { message } = App.useApp();
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => message.success(`คัดลอก${what}แล้ว`),
      () => message.error('คัดลอกไม่ได้ กดแสดงแล้วเลือกเอง'),
    );
  return (
    <div className={styles.copied}>
      <span>{label}</span>
      <code>{isShown ? text : `••••••••••••${text.slice(-4)}`}</code>
      {secret && (
        <Button
          icon={isShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'ซ่อน' : 'แสดง'}
          <span className="unseen">{label}</span>
        </Button>
      )}
      <Button icon={<Copy size={18} aria-hidden />} disabled={!text} onClick={copy}>
        คัดลอก
        <span className="unseen">{label}</span>
      </Button>
    </div>
  );
}
